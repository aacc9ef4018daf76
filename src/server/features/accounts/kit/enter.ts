import { deviceName } from '#server/auth/device-name.ts'
import { noteDevice } from '#server/auth/known-devices.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { OperationContext } from '#server/operations/context.ts'
import type { UserRow } from './find-users.ts'
import { tellOwner } from './tell-owner.ts'

/** Starts the session of somebody who has shown who they are; of a browser that is new, the owner is told. */
export async function enter(context: OperationContext, user: UserRow): Promise<{ token: string }> {
  const { tx, now, request, services } = context
  const { device, isNew } = await noteDevice(tx, user.id, request.deviceId, now)
  request.keepDevice(device)
  const name = deviceName(request.userAgent)
  if (isNew) await tellOwner(context, user, 'newDevice', name)
  return { token: await startSession(tx, services.logInTokens, user.id, now, name) }
}
