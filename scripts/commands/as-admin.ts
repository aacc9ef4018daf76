import { and, asc, eq } from 'drizzle-orm'
import type { OperationName } from '#contract/index.ts'
import { startSession, verifyLogInToken } from '#server/platform/auth/sessions.ts'
import { sessions, users } from '#server/platform/db/schema/index.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { openInstallation } from '#server/start/open-installation.ts'
import { plainRequest } from '#server/api/call.ts'
import { declarationOf, parsePayload } from '#server/api/declarations.ts'
import { run } from '#server/api/pipeline.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import { readProcessSettings } from '#server/platform/settings/env.ts'

/** Carries out an operation as an admin's call over the wire would be. */
export type AdminCall = (
  name: OperationName,
  payload: object,
  file?: ReceivedUpload,
) => Promise<unknown>

/**
 * Opens the installation and gives `work` a call in the name of an admin: the one with this e-mail, else
 * the oldest. Jobs that it causes wait for the server.
 */
export async function asAdmin<Result>(
  email: string | undefined,
  work: (call: AdminCall) => Promise<Result>,
): Promise<Result> {
  const settings = readProcessSettings()
  const quiet = openLog({ logLevel: 'error' })
  const services = await openInstallation({ settings, log: quiet, watchJobs: false })
  const { database } = services
  try {
    const isAdmin = and(eq(users.role, 'admin'), eq(users.isApproved, true))
    const [admin] = await database.db
      .select({ id: users.id })
      .from(users)
      .where(email === undefined ? isAdmin : and(isAdmin, eq(users.email, email)))
      .orderBy(asc(users.sequence))
      .limit(1)
    if (!admin)
      throw operatorError(
        email === undefined ? '--as: there is no admin' : `--as: no admin ${email}`,
      )
    const { logInTokens, clock } = services
    const token = await startSession(database.db, logInTokens, admin.id, clock())
    const authentication = await verifyLogInToken(database.db, logInTokens, token, clock())
    try {
      const { languages } = await services.currentSite()
      return await work((name, payload, file) => {
        const operation = declarationOf(name)
        const input = parsePayload(operation, payload, languages)
        const request = plainRequest(`nandu ${name}`, 'localhost')
        return run(services, {
          name,
          operation,
          input,
          authentication,
          request,
          file: file ?? null,
          languages,
        })
      })
    } finally {
      const sessionId = authentication.user?.sessionId
      if (sessionId) await database.db.delete(sessions).where(eq(sessions.id, sessionId))
    }
  } finally {
    await services.close()
  }
}
