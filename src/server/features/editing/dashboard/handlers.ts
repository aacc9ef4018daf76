import { localDay } from '#contract/base/dates/local-day.ts'
import type { dashboardOperations } from '#contract/editing/dashboard.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { countContent } from './count-content.ts'
import { readMostQuoted, readMedianAnswerHours } from './read-quotes.ts'
import { readScheduled } from './read-scheduled.ts'

const missedShown = 5
const activityShown = 10

export const dashboardHandlers: HandlersOf<keyof typeof dashboardOperations> = {
  /** Gathers the figures from other operations, so that every figure is that of the list behind it. */
  async getDashboard({ tx, now, services, languages, within }) {
    const { office } = await services.currentSite()
    const { states, overdue } = await within('countQuotes')
    const unapproved = await within('searchUsers', { group: 'noApproved', limit: 1 })
    const missed = await within('listMissedSearches', { limit: missedShown })
    const activity = await within('listActivity', { limit: activityShown })
    return {
      quotes: { states, overdue, medianAnswerHours: await readMedianAnswerHours(tx, now) },
      users: { unapproved: unapproved.total },
      content: await countContent(tx, localDay(office.timeZone, now), languages),
      missedSearches: missed.list,
      scheduled: await readScheduled(tx),
      asked: await readMostQuoted(tx, now),
      activity: activity.list,
    }
  },
}
