import { Failure } from '#contract/base/failures.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { deviceName } from '#server/platform/auth/device-name.ts'
import { noteDevice } from '#server/platform/auth/known-devices.ts'
import { mayEnter, startSession } from '#server/platform/auth/sessions.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readAgencyStatus } from './agencies/agency-status.ts'
import type { UserRow } from './find-users.ts'
import { notifyOwner } from './notify-owner.ts'

/** Starts the session of a user who has proved their identity; notifies the owner if the browser is new. */
export async function enter(context: OperationContext, user: UserRow): Promise<{ token: string }> {
  const { tx, now, request, services } = context
  const { device, isNew } = await noteDevice(tx, user.id, request.deviceId, now)
  request.keepDevice(device)
  const name = deviceName(request.userAgent)
  if (isNew) await notifyOwner(context, user, 'newDevice', name)
  return { token: await startSession(tx, services.logInTokens, user.id, now, name) }
}

/** An approved user may log in, whether or not the e-mail is confirmed, unless their agency is shut out. */
export async function refuseInactive(context: OperationContext, user: UserRow): Promise<void> {
  const agencyStatus = await readAgencyStatus(context.tx, user.agencyId)
  if (mayEnter({ ...user, agencyStatus })) return
  audit(context, 'log-in refused', { reason: 'inactive', userId: user.id })
  // A confirmed e-mail would change nothing for who was refused.
  if (user.rejectedAt) throw new Failure('NOT_APPROVED_ERROR', { rejected: true })
  const waitsForEmail = !user.isApproved && !user.emailConfirmed
  throw new Failure(waitsForEmail ? 'NOT_CONFIRM_EMAIL_ERROR' : 'NOT_APPROVED_ERROR')
}
