import { main } from '#server/main.ts'
import { buildPages } from './build-pages.ts'

await main('demo', buildPages)
