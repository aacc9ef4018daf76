import { buildPages } from './build-pages.ts'
import { main } from '../src/server/main.ts'

await buildPages()
await main('demo')
