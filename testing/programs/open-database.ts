import { openDatabase } from '#server/platform/db/connect.ts'
import { isOperatorError } from '#server/platform/runtime/operator-error.ts'

/**
 * Opens the embedded database in the folder given, writes a row and stays until it is killed or
 * told to stop by a line on its input. A refusal is one line on its error output.
 */
const [dataDir = ''] = process.argv.slice(2)

try {
  const database = await openDatabase({ dataDir, databaseUrl: null, databasePoolMax: 1 })
  await database.db.execute('create table if not exists visits (at timestamptz)')
  await database.db.execute('insert into visits values (now())')
  const { rows } = await database.db.execute('select count(*)::int as visits from visits')
  console.log(`open ${rows[0]?.['visits']}`)
  process.stdin.once('data', async () => {
    await database.close()
    process.exit(0)
  })
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error)
  process.exit(1)
}
