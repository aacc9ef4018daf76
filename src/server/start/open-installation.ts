import { loadOrCreateSecret } from '#server/platform/auth/installation.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { type OpenServices, openServices, type ServiceDependencies } from './open-services.ts'

/** Opens what the settings name: its database, brought up to date, and all services on it and its secret. */
export async function openInstallation(
  dependencies: Omit<ServiceDependencies, 'database' | 'secret'>,
): Promise<OpenServices> {
  const { settings } = dependencies
  const database = await openDatabase(settings)
  await migrateDatabase(database)
  const secret = settings.secret ?? (await loadOrCreateSecret(settings.dataDir))
  return openServices({ ...dependencies, database, secret })
}
