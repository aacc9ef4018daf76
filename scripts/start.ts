import { main } from '#server/start/main.ts'
import { buildPages } from './build-pages.ts'

await main('demo', buildPages)
