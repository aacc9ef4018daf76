import type { Language } from '#contract/base/languages/languages.ts'
import { type Money, moneyText, moneyWriter } from '#contract/base/money/money-text.ts'
import { percentText } from '#contract/base/money/percent-text.ts'
import { instalmentsOf, type PaymentDue } from '#contract/quotes/money/instalments.ts'
import { stepFor, stepsOf } from '#contract/quotes/money/scale.ts'
import { chosenTotal, optionKeys, travellersOf } from '#contract/quotes/money/totals.ts'
import type { VisitorsProposal } from '#contract/quotes/proposals.ts'
import { dueWords } from '#contract/quotes/proposals/due-words.ts'
import type { Translate } from '#texts/translate.ts'
import type { RunningPrices } from './answer/running-total.browser.ts'
import { dueText } from './due-text.ts'

/** How a page says payments. */
interface Saying {
  t: Translate
  language: Language
}

/** Payments as a page shows them: a row each, of one total. */
export interface ShownSchedule {
  /** The option's, where there are several. */
  name: string | undefined
  rows: { when: string; small: string | undefined; amount: string }[]
}

/** The payments in money: of the accepted total, else of each; the agreed parts where nothing has a price. */
export function schedulesOf(proposal: VisitorsProposal, saying: Saying): ShownSchedule[] {
  const { answer, instalments, options, payments } = proposal
  const accepted = answer?.answer === 'accepted' ? [{ option: null, rows: answer.instalments }] : []
  const all = accepted.length > 0 ? accepted : instalments
  const priced = all.filter(({ rows }) => rows.length > 0)
  if (priced.length === 0) {
    if (payments.length === 0) return []
    const rows = payments.map((payment) => ({
      ...said(payment, saying),
      amount: shareText(payment, saying),
    }))
    return [{ name: undefined, rows }]
  }
  const moneyOf = writerOf(
    priced.flatMap(({ rows }) => rows),
    saying,
  )
  return priced.map(({ option, rows }) => ({
    name: priced.length > 1 ? options.find(({ key }) => key === option)?.name : undefined,
    rows: rows.map((row) => ({
      ...said(row, saying),
      amount: moneyOf(row.amount),
    })),
  }))
}

const writerOf = (rows: readonly { amount: Money }[], { language }: Saying) =>
  moneyWriter(
    rows.map(({ amount }) => amount),
    language,
  )

type Due = Parameters<typeof dueText>[0]

function said(row: Due, { t, language }: Saying) {
  return dueText(row, language, (due) => wordsOf(due, t))
}

function wordsOf(due: PaymentDue, t: Translate): string | undefined {
  const words = dueWords(due)
  return words ? t(`proposal.dues.${words.key}`, { count: words.count }) : undefined
}

/** "30% of the total", an amount, or the rest. */
function shareText(
  { percent, amount, perPerson, rest }: VisitorsProposal['payments'][number],
  { t, language }: Saying,
): string {
  if (rest) return t('proposal.restOf')
  if (!amount) return t('proposal.percentOf', { percent: percentText(percent ?? 0, language) })
  const text = moneyText(amount, language)
  return perPerson ? t('proposal.eachTraveller', { amount: text }) : text
}

/** The sizes of a group that some option is priced by; undefined where none is. */
export function groupOf(proposal: VisitorsProposal) {
  const steps = optionKeys(proposal).flatMap((option) => stepsOf(proposal.scale, option))
  if (steps.length === 0) return undefined
  const usual = travellersOf(proposal)
  const isIn =
    usual !== undefined && steps.some(({ minPax, maxPax }) => minPax <= usual && usual <= maxPax)
  return {
    min: Math.min(...steps.map(({ minPax }) => minPax)),
    max: Math.max(...steps.map(({ maxPax }) => maxPax)),
    usual: isIn ? usual : undefined,
  }
}

/** The total before the answer, with what a script needs to reckon it anew; undefined where nothing has a price. */
export function runningOf(proposal: VisitorsProposal, saying: Saying, today: string) {
  const { payments, options, scale, pax, startOn } = proposal
  const { t, language } = saying
  const hasPrice = proposal.prices.some(({ onSpot }) => !onSpot) || scale.length > 0
  if (!hasPrice) return undefined
  const priced: RunningPrices = {
    // Labels are the page's; the script adds.
    prices: proposal.prices.map(({ quantity, unit, option, optional, onSpot }) => {
      return { quantity, unit, option, optional, onSpot }
    }),
    options: options.map(({ key }) => ({ key })),
    scale,
    pax,
    payments,
    startOn,
    days: { acceptance: today, isAccepted: false, confirmation: null },
    language,
    words: Object.fromEntries(
      ['acceptance' as const, ...payments.map(({ due }) => due)].flatMap((due) => {
        const words = wordsOf(due, t)
        return words === undefined ? [] : [[JSON.stringify(due), words]]
      }),
    ),
  }
  const [sole = null, ...others] = optionKeys(proposal)
  const choice = { option: sole }
  const total = others.length === 0 ? chosenTotal(priced, choice) : null
  const rows = total ? instalmentsOf(priced, choice, priced.days) : []
  const moneyOf = writerOf(total ? [...rows, { amount: total }] : rows, saying)
  return {
    priced,
    isSized: others.length === 0 && !total && !stepFor(scale, sole, travellersOf(proposal) ?? 0),
    total: total ? moneyOf(total) : undefined,
    rows: rows.map((row) => ({ ...said(row, saying), amount: moneyOf(row.amount) })),
  }
}
