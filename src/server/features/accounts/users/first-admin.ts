import {
  inTransaction,
  onReadHandle,
  type Transactional,
  type Tx,
} from '#server/platform/db/transaction.ts'
import { loadOrCreateAdminPassword } from '#server/platform/auth/installation.ts'
import type { Services } from '#server/platform/services.ts'
import { surnameOf } from './create-admin.ts'
import { upsertAdmin } from '../kit/change-users.ts'
import { listUsers } from '../kit/find-users.ts'

interface FirstAdminDependencies {
  settings: Pick<Services['settings'], 'firstAdmin' | 'dataDir'>
  database: Transactional
  passwords: Services['passwords']
  log: { warn(fields: object, message: string): void }
}

/** The first admin, made just now. */
interface MadeAdmin {
  email: string
  /** To be shown once; null when the operator chose it. */
  generatedPassword: string | null
}

/**
 * Makes the first admin when there is none: ADMIN_EMAIL with ADMIN_PASSWORD or a generated one
 * (requirements §1.13). Null when there is an admin, or none is configured, which the log then says.
 */
export async function ensureFirstAdmin(
  dependencies: FirstAdminDependencies,
): Promise<MadeAdmin | null> {
  const { settings, database, passwords, log } = dependencies
  if (await onReadHandle(database, hasAdmin)) return null
  if (!settings.firstAdmin) {
    log.warn({}, 'there is no admin yet; make one with: nandu admin --email ADDRESS')
    return null
  }
  const { email } = settings.firstAdmin
  const chosen = settings.firstAdmin.password
  const password = chosen ?? (await loadOrCreateAdminPassword(settings.dataDir)).password
  const passwordHash = await passwords.hash(password)
  await inTransaction(database, (tx) =>
    upsertAdmin(tx, { name: 'Admin', surname: surnameOf(email), email, passwordHash }, new Date()),
  )
  return { email, generatedPassword: chosen === null ? password : null }
}

export async function hasAdmin(tx: Tx): Promise<boolean> {
  const admins = await listUsers(tx, { group: 'admins' }, 1)
  return admins.length > 0
}
