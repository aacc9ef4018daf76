import { loadOrCreateSecret } from '#server/platform/auth/installation.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { type OpenServices, openServices, type ServiceNeeds } from './open-services.ts'

/** Opens what the settings name: its database, brought up to date, and all services on it and its secret. */
export async function openInstallation(
  needs: Omit<ServiceNeeds, 'database' | 'secret'>,
): Promise<OpenServices> {
  const { settings } = needs
  const database = await openDatabase(settings)
  await migrateDatabase(database)
  const secret = settings.secret ?? (await loadOrCreateSecret(settings.dataDir))
  return openServices({ ...needs, database, secret })
}
