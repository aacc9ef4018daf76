import type { Content } from 'pdfmake/interfaces.js'
import { dateFormat } from '#contract/base/dates/day-text.ts'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { daysPart } from '../days.ts'
import type { Proposal, ProposalDay } from './proposal.ts'
import type { ProposalLabels } from '../labels.ts'

interface ProposalDaysContext {
  proposal: Pick<Proposal, 'lang' | 'site' | 'days'>
  labels: ProposalLabels
  scheme: PrintScheme
}

/** The days of a proposal, in their order. */
export function proposalDays(context: ProposalDaysContext): Content[] {
  const { proposal, labels, scheme } = context
  const days = proposal.days.map((day, index) => ({
    heading: dayName(day, index + 1, context),
    title: day.title,
    text: day.text,
    facts: factsOf(day, labels),
  }))
  return daysPart(labels.days, days, { scheme, siteUrl: proposal.site.siteUrl })
}

/** "Day 3 · Wednesday, 5 May 2027". */
function dayName(
  { date }: ProposalDay,
  number: number,
  { labels, proposal }: ProposalDaysContext,
): string {
  if (!date) return labels.day(number)
  const format = dateFormat(proposal.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${labels.day(number)}  ·  ${format.format(new Date(date))}`
}

function factsOf({ hotel, meals = [] }: ProposalDay, labels: ProposalLabels): [string, string][] {
  const eaten = meals.map((meal) => labels.meals[meal]).join(', ')
  return [
    ...(hotel ? [[labels.night, hotel] as [string, string]] : []),
    ...(eaten ? [[labels.mealsTitle, eaten] as [string, string]] : []),
  ]
}
