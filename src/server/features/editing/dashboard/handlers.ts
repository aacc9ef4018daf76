import { localDay } from '#contract/base/dates/local-day.ts'
import type { dashboardOperations } from '#contract/editing/dashboard.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import { hasDuty } from '#server/platform/auth/duties.ts'
import { countContent } from './count-content.ts'
import { readMostQuoted, readMedianAnswerHours } from './read-quotes.ts'
import { readScheduled } from './read-scheduled.ts'

const missedShown = 5
const activityShown = 10

export const dashboardHandlers: HandlersOf<keyof typeof dashboardOperations> = {
  /** Gathers the figures from other operations, so that every figure is that of the list behind it. */
  async getDashboard(context) {
    return {
      ...(hasDuty(context.user, 'requests') && (await readRequests(context))),
      ...(hasDuty(context.user, 'team', 'trade') && (await readUsers(context))),
      ...(hasDuty(context.user, 'trade') && (await readAgencies(context))),
      ...(hasDuty(context.user, 'catalogue') && (await readCatalogue(context))),
      ...(hasDuty(context.user, 'team') && (await readActivity(context))),
    }
  },
}

async function readRequests({ tx, now, within }: OperationContext) {
  const { states, overdue } = await within('countQuotes')
  const medianAnswerHours = await readMedianAnswerHours(tx, now)
  return { quotes: { states, overdue, medianAnswerHours }, asked: await readMostQuoted(tx, now) }
}

async function readUsers({ within }: OperationContext) {
  const { total } = await within('searchUsers', { group: 'noApproved', limit: 1 })
  return { users: { unapproved: total } }
}

async function readAgencies({ within }: OperationContext) {
  const { total } = await within('listAgencies', { withoutTerms: true, limit: 1 })
  return { agencies: { withoutTerms: total } }
}

async function readCatalogue({ tx, now, services, languages, within }: OperationContext) {
  const { office } = await services.currentSite()
  const missed = await within('listMissedSearches', { limit: missedShown })
  return {
    content: await countContent(tx, localDay(office.timeZone, now), languages),
    missedSearches: missed.list,
    scheduled: await readScheduled(tx),
  }
}

async function readActivity({ within }: OperationContext) {
  const { list } = await within('listActivity', { limit: activityShown })
  return { activity: list }
}
