import { main } from '../src/server/main.ts'
import { buildPages } from './build-pages.ts'

await main('demo', buildPages)
