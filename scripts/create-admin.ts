import { parseArgs } from 'node:util'
import { print } from '#server/process/console-output.ts'
import { askPassword } from '#server/process/ask-password.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readProcessSettings } from '#server/settings/env.ts'
import { createAdmin } from '#server/features/accounts/users/create-admin.ts'
import { makePasswords } from '#server/auth/passwords.ts'
import { isOperatorError } from '#server/process/operator-error.ts'

const usage = 'npm run admin:create -- --email ADDRESS [--name NAME] [--surname SURNAME]'

function readOptions() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { email: text, name: text, surname: text } }).values
  } catch {
    print(usage)
    return process.exit(1)
  }
}

/** Makes an admin; ADMIN_EMAIL and ADMIN_PASSWORD stand in for what is not given. */
async function run(): Promise<void> {
  const options = readOptions()
  const settings = readProcessSettings()
  const email = options.email ?? settings.firstAdmin?.email
  const database = await openDatabase(settings)
  try {
    await migrateDatabase(database)
    const configured = settings.firstAdmin?.email === email ? settings.firstAdmin?.password : null
    const password = configured ?? (await askPassword(`Password for ${email}: `))
    const made = await createAdmin(
      { database, passwords: makePasswords(), settings },
      { email, password, name: options.name, surname: options.surname },
    )
    const where =
      settings.databaseUrl === null ? `embedded database in ${settings.dataDir}` : 'PostgreSQL'
    print(`${made} is an admin now (${where})`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  if (isOperatorError(error)) print(error.message)
  else console.error(error)
  process.exit(1)
}
