import { localDay } from '#contract/base/dates/local-day.ts'
import type { dependentOperations } from '#contract/editing/dependents.ts'
import { Failure } from '#contract/base/failures.ts'
import { requireItem } from '#server/features/catalogue/kit/items.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { redirectReplaced } from '#server/platform/site/redirects/write-redirect.ts'
import { readDependentsOf } from './read-dependents.ts'
import { replaceIn } from './replace-in.ts'
import { readUsers } from './read-users.ts'

/** Somebody edited one of them between the look at it and the edit. */
const attempts = 3

export const dependentHandlers: HandlersOf<keyof typeof dependentOperations> = {
  async listDependents({ tx, now, services }, { kind, id }) {
    await requireItem(tx, kind, id)
    const { office } = await services.currentSite()
    return readDependentsOf(tx, { kind, id }, localDay(office.timeZone, now))
  },

  async replaceEverywhere({ tx, now, inOneTransaction }, { kind, id, by }) {
    await requireItem(tx, kind, id)
    await requireItem(tx, kind, by)
    for (let attempt = 1; ; attempt += 1) {
      const users = await readUsers(tx, kind, id)
      try {
        return await inOneTransaction(async (call, inside) => {
          for (const user of users) await replaceIn(call, user, { kind, id, by })
          await redirectReplaced(inside, { kind, id, by, now })
          return { changed: users.map((user) => user.id) }
        })
      } catch (error) {
        const isOutrun =
          error instanceof Failure &&
          (error.name === 'EDIT_CONFLICT_ERROR' || error.name === 'NOT_FOUND_ERROR')
        if (!isOutrun || attempt === attempts) throw error
      }
    }
  },
}
