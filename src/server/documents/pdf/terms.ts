import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText, moneyWriter } from '#contract/base/money/money-text.ts'
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
import type { Payment } from '#contract/quotes/money/instalments.ts'
import { dueWords } from '#contract/quotes/proposals/due-words.ts'
import type { Proposal } from './proposal/proposal.ts'
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

/** When what is paid, in money as far as there is a total, and what a cancellation costs. */
export function paymentsPart(context: TermsContext): Content[] {
  const { proposal, t, scheme } = context
  const { cancellation, lang } = proposal
  const charged = cancellation.map(({ fromDaysBefore, percent }) => [
    fromDaysBefore === 0
      ? t('proposal.cancelledLast')
      : t('proposal.cancelledFrom', { count: fromDaysBefore }),
    t('proposal.percentOf', { percent: percentText(percent, lang) }),
  ])
  const columns = [t('proposal.cancellation'), t('proposal.charge')]
  return [...schedules(context), ...amounts(t('proposal.cancellation'), columns, charged, scheme)]
}

/** A table of instalments for each total; the agreed parts where nothing has a price yet. */
function schedules({ proposal, t, scheme }: TermsContext): Content[] {
  const { payments, instalments, options, lang } = proposal
  const columns = [t('proposal.due'), t('proposal.amount')]
  const row = ({ due, dueOn, note }: Due, amount: string): (string | ContentText)[] => {
    const words = dueWords(due)
    const said = words && t(`proposal.dues.${words.key}`, { count: words.count })
    const day = dueOn ?? (typeof due === 'string' && !words ? due : null)
    const when = day === null ? (said ?? '') : dayText(day, lang)
    const small = [day === null ? null : said, note].filter(Boolean).join(' · ')
    return [small ? noted(when, small, scheme) : when, amount]
  }
  const priced = instalments.filter(({ rows }) => rows.length > 0)
  if (priced.length === 0) {
    const rows = payments.map((payment) => row(payment, shareText(payment, { t, lang })))
    return amounts(t('proposal.payments'), columns, rows, scheme, notesOf(payments))
  }
  const moneyOf = moneyWriter(
    priced.flatMap(({ rows }) => rows.map(({ amount }) => amount)),
    lang,
  )
  return priced.flatMap(({ option, rows }) => {
    const name = options.find(({ key }) => key === option)?.name
    const isSeveral = priced.length > 1 && name !== undefined
    const title = isSeveral ? t('proposal.paymentsOf', { option: name }) : t('proposal.payments')
    const lines = rows.map((each) => row(each, moneyOf(each.amount)))
    return amounts(title, columns, lines, scheme, notesOf(rows))
  })
}

type Due = Pick<Payment, 'due' | 'note'> & { dueOn?: string | null }

const notesOf = (rows: readonly { note?: string | null | undefined }[]) =>
  rows.flatMap(({ note }) => note ?? [])

/** "30% of the total", an amount, or the rest. */
function shareText(
  { percent, amount, perPerson, rest }: Payment,
  { t, lang }: { t: DocumentTranslate; lang: Proposal['lang'] },
): string {
  if (rest) return t('proposal.restOf')
  if (!amount) return t('proposal.percentOf', { percent: percentText(percent ?? 0, lang) })
  const text = moneyText(amount, lang)
  return perPerson ? t('proposal.eachTraveller', { amount: text }) : text
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

/** Returns taxes, the conditions of the journey, and the agency's own. */
export function conditionsPart({ proposal, t, scheme }: TermsContext): Content[] {
  const { itemConditions, conditions, tax, site } = proposal
  const parts = [
    [t('proposal.taxes'), tax],
    [t('proposal.itemConditions'), itemConditions],
    [t('itemTexts.conditions'), conditions],
  ] as const
  return parts.flatMap(([title, said]) => {
    const text = richText(said ?? '', { scheme, siteUrl: site.siteUrl })
    return text.length === 0 ? [] : part(partHeading(title, scheme), text, linesOf(said ?? ''))
  })
}

const codeSize = 84

/** Whether places are held, until when the offer stands, and where it is answered. */
export function answerPart({ proposal, t, scheme }: TermsContext): Content[] {
  const { hold, holdOver, validUntil, lang, url } = proposal
  const held = hold
    ? t(holdOver ? 'proposal.holdOver' : 'proposal.held', { date: dayText(hold.until, lang) })
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
