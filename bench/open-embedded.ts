import { openDatabase } from '#server/platform/db/connect.ts'

// What a start is compared with: the embedded database of the folder alone, opened and closed.
const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl: null, databasePoolMax: 1 })
await database.close()
