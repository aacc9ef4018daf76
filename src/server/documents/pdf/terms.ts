import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { percentText } from '#contract/base/money/percent-text.ts'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import {
  boxLayout,
  keptLines,
  linesOf,
  measure,
  noted,
  part,
  partHeading,
  say,
  sizes,
  table,
} from './paper.ts'
import type { Payment, Proposal } from './proposal/proposal.ts'
import { richText } from './rich-text.ts'
import type { ProposalLabels } from './labels.ts'

interface TermsContext {
  proposal: Proposal
  labels: ProposalLabels
  scheme: PrintScheme
}

/** Returns the included and excluded services of the price, side by side. */
export function includedPart(
  { included, excluded }: Pick<Proposal, 'included' | 'excluded'>,
  { labels, scheme }: Pick<TermsContext, 'labels' | 'scheme'>,
): Content[] {
  const lists = [
    { title: labels.included, items: included, marker: scheme.heading },
    { title: labels.excluded, items: excluded, marker: scheme.soft },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return []
  const gap = 28
  const columns = lists.map(({ title, items, marker }) => ({
    width: lists.length === 1 ? measure : (measure - gap) / 2,
    stack: [
      partHeading(title, scheme),
      { ul: items.map((item) => ({ ...say(item), margin: [0, 0, 0, 4] })), markerColor: marker },
    ],
  }))
  const lines = lists.map(({ items }) => items.reduce((sum, item) => sum + linesOf(item, 36), 0))
  return [{ columns, columnGap: gap, unbreakable: Math.max(...lines) <= keptLines } as Content]
}

/** When what is paid, and what a cancellation costs. */
export function paymentsPart({ proposal, labels, scheme }: TermsContext): Content[] {
  const { payments, cancellation, lang } = proposal
  const dueText = ({ due }: Payment) => {
    if (due === 'acceptance') return labels.onAcceptance
    return typeof due === 'string' ? dayText(due, lang) : labels.daysBefore(due.daysBefore)
  }
  const amountText = ({ percent, amount }: Payment) => {
    if (amount) return moneyText(amount, lang)
    return typeof percent === 'number' ? labels.percentOf(percentText(percent, lang)) : ''
  }
  const paid = payments.map((payment): (string | ContentText)[] => [
    payment.note ? noted(dueText(payment), payment.note, scheme) : dueText(payment),
    amountText(payment),
  ])
  const charged = cancellation.map(({ fromDaysBefore, percent }) => [
    labels.cancelledFrom(fromDaysBefore),
    labels.percentOf(percentText(percent, lang)),
  ])
  const notes = payments.flatMap(({ note }) => note ?? [])
  return [
    ...amounts(labels.payments, [labels.due, labels.amount], paid, scheme, notes),
    ...amounts(labels.cancellation, [labels.cancellation, labels.charge], charged, scheme),
  ]
}

function amounts(
  title: string,
  [what = '', amount = '']: string[],
  rows: (string | ContentText)[][],
  scheme: PrintScheme,
  notes: readonly string[] = [],
): Content[] {
  if (rows.length === 0) return []
  const lines = notes.reduce((sum, note) => sum + linesOf(note), 2 * rows.length)
  const columns = [{ title: what }, { title: amount, width: 140, alignment: 'right' as const }]
  return part(partHeading(title, scheme), [table(columns, rows, scheme)], lines)
}

/** Returns further conditions, in the agency's words. */
export function conditionsPart({ proposal, labels, scheme }: TermsContext): Content[] {
  const text = richText(proposal.conditions ?? '', { scheme, siteUrl: proposal.site.siteUrl })
  if (text.length === 0) return []
  return part(partHeading(labels.conditions, scheme), text, linesOf(proposal.conditions ?? ''))
}

const codeSize = 84

/** Whether places are held, until when the offer stands, and where it is answered. */
export function answerPart({ proposal, labels, scheme }: TermsContext): Content[] {
  const { hold, validUntil, lang, url } = proposal
  const held = hold ? labels.held(dayText(hold.until, lang)) : labels.notHeld
  const padding = 16
  const link = { ...say(url, { color: scheme.heading, decoration: 'underline' }), link: url }
  const left = [
    say(labels.online, { family: 'display', fontSize: 14, color: scheme.heading }),
    say(labels.onlineNote, { margin: [0, 5, 0, 6] }),
    { ...link, fontSize: sizes.small },
    say(`${labels.validUntil} ${dayText(validUntil, lang)}. ${held}`, {
      bold: true,
      margin: [0, 10, 0, 0],
    }),
  ]
  return [
    {
      unbreakable: true,
      margin: [0, 26, 0, 0],
      table: {
        widths: [measure - codeSize - 4 * padding, codeSize],
        body: [
          [
            { stack: left },
            {
              qr: url,
              fit: codeSize,
              foreground: scheme.ink,
              background: scheme.wash,
              eccLevel: 'L',
            },
          ],
        ],
      },
      layout: boxLayout(scheme, padding, padding),
    },
  ]
}
