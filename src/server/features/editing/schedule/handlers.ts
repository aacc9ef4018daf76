import type { scheduleOperations } from '#contract/editing/schedule.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { nameOfUser } from '#server/features/accounts/kit/find-users.ts'
import { listSchedule, storeSchedule } from './store.ts'

export const scheduleHandlers: HandlersOf<keyof typeof scheduleOperations> = {
  async setSchedule(context, plan) {
    const { tx, now } = context
    const { id } = signedIn(context)
    return storeSchedule(tx, plan, { id, name: await nameOfUser(tx, id) }, now)
  },

  async listSchedule({ tx }) {
    return { list: await listSchedule(tx) }
  },
}
