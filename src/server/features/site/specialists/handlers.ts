import { count, eq, inArray } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import type { specialistOperations } from '#contract/site/specialists.ts'
import { regions, specialists } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { findUser } from '#server/features/accounts/kit/find-users.ts'
import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import {
  presentPublicly,
  readShownSpecialists,
  readSpecialists,
} from '#server/platform/site/read-specialists.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { uploadPhoto } from './photos.ts'
import { lockSpecialist } from './lock-specialist.ts'

export const specialistHandlers: HandlersOf<keyof typeof specialistOperations> = {
  async listSpecialists({ tx, adminPanel }) {
    if (adminPanel) return { list: await readSpecialists(tx) }
    return { list: (await readShownSpecialists(tx)).map(presentPublicly) }
  },

  /** @throws INVALID_DATA_ERROR at `name` where there are as many as there may be */
  async addSpecialist({ tx }, fields) {
    const [all] = await tx.select({ total: count() }).from(specialists)
    if ((all?.total ?? 0) >= limits.specialistsMax) throw invalidData('name', messages.tooMany)
    await requireNamed(tx, fields)
    const [row] = await tx.insert(specialists).values(fields).returning({ id: specialists.id })
    if (!row) throw new Error('The specialist was not stored')
    return row
  },

  async editSpecialist({ tx }, { id, ...fields }) {
    await lockSpecialist(tx, id)
    await requireNamed(tx, fields)
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      await tx.update(specialists).set(Object.fromEntries(given)).where(eq(specialists.id, id))
    }
    return { id }
  },

  async deleteSpecialist({ tx, services }, { id }) {
    const { photoId } = await lockSpecialist(tx, id)
    await tx.delete(specialists).where(eq(specialists.id, id))
    await removeMedia(tx, services.jobs, [photoId])
  },

  async toggleSpecialistStatus({ tx }, { id }) {
    const status = !(await lockSpecialist(tx, id)).status
    await tx.update(specialists).set({ status }).where(eq(specialists.id, id))
    return { status }
  },

  uploadSpecialistPhoto: { prepare: uploadPhoto },

  async removeSpecialistPhoto({ tx, services }, { id }) {
    await removeMedia(tx, services.jobs, [(await lockSpecialist(tx, id)).photoId])
  },
}

/**
 * Requires the regions and the account that fields name.
 * @throws NOT_FOUND_ERROR for a region or an account that there is not, INVALID_DATA_ERROR at `userId` for no admin's
 */
async function requireNamed(
  tx: Tx,
  { regionIds = [], userId }: Pick<InputOf<'editSpecialist'>, 'regionIds' | 'userId'>,
): Promise<void> {
  if (regionIds.length > 0) {
    const known = await tx.$count(regions, inArray(regions.id, regionIds))
    if (known < regionIds.length) throw notFound()
  }
  if (!userId) return
  const user = await findUser(tx, userId)
  if (!user) throw notFound()
  if (user.role !== 'admin') throw invalidData('userId', messages.invalid)
}
