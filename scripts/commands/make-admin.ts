import { print } from '#server/start/console-output.ts'
import { askPassword } from '#server/start/ask-password.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import { readProcessSettings } from '#server/platform/settings/env.ts'
import { createAdmin } from '#server/features/accounts/users/create-admin.ts'
import { makePasswords } from '#server/platform/auth/passwords.ts'
import { nameOfDatabase } from './name-of-database.ts'

interface AdminOptions {
  email?: string
  name?: string
  surname?: string
}

/** Makes an admin; ADMIN_EMAIL and ADMIN_PASSWORD stand in for what is not given. */
export async function makeAdmin({ email: given, name, surname }: AdminOptions): Promise<void> {
  const settings = readProcessSettings()
  const email = given ?? settings.firstAdmin?.email
  if (email === undefined) throw operatorError('--email: missing, and ADMIN_EMAIL is not set')
  const database = await openDatabase(settings)
  try {
    await migrateDatabase(database)
    const configured = settings.firstAdmin?.email === email ? settings.firstAdmin?.password : null
    const password = configured ?? (await askPassword(`Password for ${email}: `))
    const made = await createAdmin(
      { database, passwords: makePasswords() },
      { email, password, name, surname },
    )
    print(`${made} is an admin now (${nameOfDatabase(settings)})`)
  } finally {
    await database.close()
  }
}
