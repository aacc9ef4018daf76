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
import type { DocumentTranslate } from '#server/platform/runtime/translate.ts'

interface TermsContext {
  proposal: Proposal
  t: DocumentTranslate
  scheme: PrintScheme
}

/** A list below a title of its own. */
interface TitledList {
  title: string
  items: readonly string[]
  /** Whether it is marked weaker. */
  isSoft: boolean
}

/** Returns lists side by side; empty ones are left out. */
export function listsPart(all: readonly TitledList[], scheme: PrintScheme): Content[] {
  const lists = all.filter(({ items }) => items.length > 0)
  if (lists.length === 0) return []
  const gap = 28
  const columns = lists.map(({ title, items, isSoft }) => ({
    width: (measure - gap * (lists.length - 1)) / lists.length,
    stack: [
      partHeading(title, scheme),
      {
        ul: items.map((item) => ({ ...say(item), margin: [0, 0, 0, 4] })),
        markerColor: isSoft ? scheme.soft : scheme.heading,
      },
    ],
  }))
  const lines = lists.map(({ items }) => items.reduce((sum, item) => sum + linesOf(item, 36), 0))
  return [{ columns, columnGap: gap, unbreakable: Math.max(...lines) <= keptLines } as Content]
}

/** Returns the included and excluded services of the price. */
export function includedPart({ proposal, t, scheme }: TermsContext): Content[] {
  const { included, excluded } = proposal
  return listsPart(
    [
      { title: t('itemTexts.included'), items: included, isSoft: false },
      { title: t('itemTexts.excluded'), items: excluded, isSoft: true },
    ],
    scheme,
  )
}

/** When what is paid, and what a cancellation costs. */
export function paymentsPart({ proposal, t, scheme }: TermsContext): Content[] {
  const { payments, cancellation, lang } = proposal
  const dueText = ({ due }: Payment) => {
    if (due === 'acceptance') return t('proposal.onAcceptance')
    return typeof due === 'string'
      ? dayText(due, lang)
      : t('proposal.daysBefore', { count: due.daysBefore })
  }
  const amountText = ({ percent, amount }: Payment) => {
    if (amount) return moneyText(amount, lang)
    return typeof percent === 'number'
      ? t('proposal.percentOf', { percent: percentText(percent, lang) })
      : ''
  }
  const paid = payments.map((payment): (string | ContentText)[] => [
    payment.note ? noted(dueText(payment), payment.note, scheme) : dueText(payment),
    amountText(payment),
  ])
  const charged = cancellation.map(({ fromDaysBefore, percent }) => [
    fromDaysBefore === 0
      ? t('proposal.cancelledLast')
      : t('proposal.cancelledFrom', { count: fromDaysBefore }),
    t('proposal.percentOf', { percent: percentText(percent, lang) }),
  ])
  const notes = payments.flatMap(({ note }) => note ?? [])
  return [
    ...amounts(
      t('proposal.payments'),
      [t('proposal.due'), t('proposal.amount')],
      paid,
      scheme,
      notes,
    ),
    ...amounts(
      t('proposal.cancellation'),
      [t('proposal.cancellation'), t('proposal.charge')],
      charged,
      scheme,
    ),
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
export function conditionsPart({ proposal, t, scheme }: TermsContext): Content[] {
  const text = richText(proposal.conditions ?? '', { scheme, siteUrl: proposal.site.siteUrl })
  if (text.length === 0) return []
  return part(
    partHeading(t('itemTexts.conditions'), scheme),
    text,
    linesOf(proposal.conditions ?? ''),
  )
}

const codeSize = 84

/** Whether places are held, until when the offer stands, and where it is answered. */
export function answerPart({ proposal, t, scheme }: TermsContext): Content[] {
  const { hold, validUntil, lang, url } = proposal
  const held = hold
    ? t('proposal.held', { date: dayText(hold.until, lang) })
    : t('proposalDocument.notHeld')
  const padding = 16
  const link = { ...say(url, { color: scheme.heading, decoration: 'underline' }), link: url }
  const left = [
    say(t('proposalDocument.online'), { family: 'display', fontSize: 14, color: scheme.heading }),
    say(t('proposalDocument.onlineNote'), { margin: [0, 5, 0, 6] }),
    { ...link, fontSize: sizes.small },
    say(`${t('proposal.validUntil')} ${dayText(validUntil, lang)}. ${held}`, {
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
