import type { Content } from 'pdfmake/interfaces.js'
import { moneyWriter } from '#contract/base/money/money-text.ts'
import { shownMoney } from '#contract/quotes/money/shown-money.ts'
import { lineAmount } from '#contract/quotes/money/totals.ts'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { keptLines, linesOf, noted, part, partHeading, say, sizes, table } from './paper.ts'
import type { PriceLine, Proposal } from './proposal/proposal.ts'
import type { DocumentTranslate } from '#server/platform/runtime/translate.ts'

interface PricesContext {
  proposal: Pick<Proposal, 'lang' | 'options' | 'prices' | 'totals' | 'scale'>
  t: DocumentTranslate
  scheme: PrintScheme
}

/** Where one stays, in each of the ways to choose from. */
export function optionsPart(
  offered: Proposal['options'],
  { t, scheme }: Pick<PricesContext, 't' | 'scheme'>,
): Content[] {
  const columns = [
    { title: t('proposalDocument.place'), width: 150 },
    { title: t('proposalDocument.hotel') },
    { title: t('proposalDocument.nights'), width: 60, alignment: 'right' as const },
  ]
  // One without hotels is told by its prices alone.
  const withHotels = offered.filter(({ hotels }) => hotels.length > 0)
  const options = withHotels.map(({ name, hotels }) => {
    const title = say(name, {
      family: 'display',
      fontSize: sizes.subheading,
      margin: [0, 6, 0, 5],
    })
    const rows = hotels.map(({ place, hotel, nights }) => [place, hotel, String(nights)])
    return {
      stack: [title, table(columns, rows, scheme)],
      unbreakable: rowLines(hotels.map(({ place, hotel }) => place + hotel)) <= keptLines,
      margin: bottom(6),
    }
  })
  if (options.length === 0) return []
  const stays = withHotels.flatMap(({ hotels }) => hotels)
  return part(
    partHeading(t('proposal.options'), scheme),
    options,
    rowLines(stays.map(({ place, hotel }) => place + hotel)) + 3 * options.length,
  )
}

/** Returns the prices: the lines, the totals, optional extras, and amounts paid on the spot. */
export function pricesPart({ proposal, t, scheme }: PricesContext): Content[] {
  const { lang, prices, totals, options } = proposal
  const moneyOf = moneyWriter(shownMoney(proposal), lang)
  const columns = [
    { title: t('proposal.service') },
    { title: t('proposalDocument.quantity'), width: 52, alignment: 'right' as const },
    { title: t('proposalDocument.unit'), width: 84, alignment: 'right' as const },
    { title: t('proposal.amount'), width: 92, alignment: 'right' as const },
  ]
  const optionName = (key: string) => options.find((option) => option.key === key)?.name ?? key
  const rowOf = ({ label, quantity, unit, option }: PriceLine) => {
    const sum = lineAmount({ quantity, unit })
    return [
      option ? noted(label, t('proposal.onlyOf', { option: optionName(option) }), scheme) : label,
      String(quantity),
      moneyOf(unit),
      moneyOf(sum),
    ]
  }
  const sure = prices.filter(({ optional, onSpot }) => !optional && !onSpot)
  const extras = prices.filter(({ optional }) => optional)
  const onSpot = prices.filter((line) => line.onSpot)
  const listed = (title: string, note: string, lines: readonly PriceLine[]): Content[] => {
    if (lines.length === 0) return []
    const stack = [
      say(title, { family: 'display', fontSize: sizes.subheading, margin: [0, 12, 0, 2] }),
      say(note, { color: scheme.soft, fontSize: 9, margin: [0, 0, 0, 6] }),
      table(columns, lines.map(rowOf), scheme),
    ]
    return [{ stack, unbreakable: rowLines(lines.map(({ label }) => label)) <= keptLines }]
  }
  const sums = totals.map(({ option, total }) =>
    totalLine(
      option ? t('proposal.totalOf', { option: optionName(option) }) : t('proposal.total'),
      moneyOf(total),
      scheme,
    ),
  )
  const blocks: Content[] = [
    ...(sure.length > 0 ? [table(columns, sure.map(rowOf), scheme)] : []),
    ...(sums.length > 0 ? [{ stack: sums, unbreakable: true, margin: bottom(4) }] : []),
    ...listed(t('proposal.extras'), t('proposal.extrasLead'), extras),
    ...listed(t('proposal.onSpot'), t('proposal.onSpotLead'), onSpot),
  ]
  if (blocks.length === 0) return []
  const labelLines = rowLines(prices.map(({ label }) => label))
  return part(partHeading(t('proposal.prices'), scheme), blocks, labelLines + 2 * totals.length)
}

/** Returns the prices per person by number of travellers. */
export function scalePart({ proposal, t, scheme }: PricesContext): Content[] {
  const { lang, scale, options } = proposal
  const moneyOf = moneyWriter(shownMoney(proposal), lang)
  const nameOf = (key: string) => options.find((option) => option.key === key)?.name ?? key
  if (scale.length === 0) return []
  const someFree = scale.some(({ freePlaces }) => freePlaces > 0)
  const columns = [
    { title: t('proposal.group') },
    { title: t('proposal.perPerson'), width: 120, alignment: 'right' as const },
    ...(someFree
      ? [{ title: t('proposalDocument.freePlaces'), width: 110, alignment: 'right' as const }]
      : []),
  ]
  const rows = scale.map(({ minPax, maxPax, perPerson, freePlaces, option }) => [
    [
      option && `${nameOf(option)}:`,
      minPax === maxPax ? String(minPax) : t('proposal.groupOf', { min: minPax, max: maxPax }),
    ]
      .filter(Boolean)
      .join(' '),
    moneyOf(perPerson),
    ...(someFree ? [String(freePlaces)] : []),
  ])
  return part(partHeading(t('proposal.scale'), scheme), [table(columns, rows, scheme)], rows.length)
}

/** Lines that the rows of a table take at the most, where what is longest in each has a narrow column. */
const rowLines = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + linesOf(text, 28) + 0.5, 0)

const bottom = (points: number): [number, number, number, number] => [0, 0, 0, points]

function totalLine(label: string, sum: string, { wash, heading }: PrintScheme): Content {
  return {
    table: {
      widths: [267, 200],
      body: [
        [
          { ...say(label), bold: true, margin: [0, 2.5, 0, 0] },
          {
            ...say(sum, { family: 'display' }),
            fontSize: 13,
            color: heading,
            alignment: 'right',
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => wash,
      paddingLeft: () => 6,
      paddingRight: () => 6,
      paddingTop: () => 5,
      paddingBottom: () => 4,
    },
    margin: [0, 3, 0, 0],
  }
}
