import type { Content } from 'pdfmake/interfaces.js'
import { dateFormat } from '#contract/base/dates/day-text.ts'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { daysPart } from '../days.ts'
import type { Picture } from '../frame.ts'
import type { Proposal, ProposalDay } from './proposal.ts'
import type { DocumentTranslate } from '#server/platform/runtime/translate.ts'

interface ProposalDaysContext {
  proposal: Pick<Proposal, 'lang' | 'site' | 'days'>
  t: DocumentTranslate
  scheme: PrintScheme
}

interface PicturedDays extends ProposalDaysContext {
  /** By day. */
  pictures: readonly (Picture | null)[]
}

/** The days of a proposal, in their order. */
export function proposalDays({ pictures, ...context }: PicturedDays): Content[] {
  const { proposal, t, scheme } = context
  const days = proposal.days.map((day, index) => ({
    heading: dayName(day, index + 1, context),
    title: day.title,
    text: day.text,
    facts: factsOf(day, t),
    picture: pictures[index] ?? null,
  }))
  return daysPart(t('proposal.days'), days, { scheme, siteUrl: proposal.site.siteUrl })
}

/** "Day 3 · Wednesday, 5 May 2027". */
function dayName(
  { date }: ProposalDay,
  number: number,
  { t, proposal }: ProposalDaysContext,
): string {
  if (!date) return t('journey.day', { day: number })
  const format = dateFormat(proposal.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${t('journey.day', { day: number })}  ·  ${format.format(new Date(date))}`
}

function factsOf({ hotel, meals = [] }: ProposalDay, t: DocumentTranslate): [string, string][] {
  const eaten = meals.map((meal) => t(`proposalDocument.meals.${meal}`)).join(', ')
  return [
    ...(hotel ? [[t('proposal.night'), hotel] as [string, string]] : []),
    ...(eaten ? [[t('journey.mealsTitle'), eaten] as [string, string]] : []),
  ]
}
