import type { Content } from 'pdfmake/interfaces.js'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { keptLines, linesOf, noted, part, partHeading, say, sizes, table } from './paper.ts'
import type { PriceLine, Proposal } from './proposal/proposal.ts'
import type { ProposalWords } from './words.ts'

interface Needs {
  proposal: Pick<Proposal, 'lang' | 'options' | 'prices' | 'totals' | 'scale'>
  words: ProposalWords
  scheme: PrintScheme
}

/** Where one stays, in each of the ways to choose from. */
export function optionsPart(
  offered: Proposal['options'],
  { words, scheme }: Pick<Needs, 'words' | 'scheme'>,
): Content[] {
  const columns = [
    { title: words.place, width: 150 },
    { title: words.hotel },
    { title: words.nights, width: 60, alignment: 'right' as const },
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
    partHeading(words.options, scheme),
    options,
    rowLines(stays.map(({ place, hotel }) => place + hotel)) + 3 * options.length,
  )
}

/** Returns the prices: the lines, the totals, optional extras, and amounts paid on the spot. */
export function pricesPart({ proposal, words, scheme }: Needs): Content[] {
  const { lang, prices, totals, options } = proposal
  const columns = [
    { title: words.service },
    { title: words.quantity, width: 52, alignment: 'right' as const },
    { title: words.unit, width: 84, alignment: 'right' as const },
    { title: words.amount, width: 92, alignment: 'right' as const },
  ]
  const optionName = (key: string) => options.find((option) => option.key === key)?.name ?? key
  const rowOf = ({ label, quantity, unit, option }: PriceLine) => {
    const sum = { amount: unit.amount * quantity, currency: unit.currency }
    return [
      option ? noted(label, words.onlyOf(optionName(option)), scheme) : label,
      String(quantity),
      moneyText(unit, lang),
      moneyText(sum, lang),
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
      option ? words.totalOf(optionName(option)) : words.total,
      moneyText(total, lang),
      scheme,
    ),
  )
  const blocks: Content[] = [
    ...(sure.length > 0 ? [table(columns, sure.map(rowOf), scheme)] : []),
    ...(sums.length > 0 ? [{ stack: sums, unbreakable: true, margin: bottom(4) }] : []),
    ...listed(words.extras, words.extrasNote, extras),
    ...listed(words.onSpot, words.onSpotNote, onSpot),
  ]
  if (blocks.length === 0) return []
  const labels = rowLines(prices.map(({ label }) => label))
  return part(partHeading(words.prices, scheme), blocks, labels + 2 * totals.length)
}

/** Returns the prices per person by number of travellers. */
export function scalePart({ proposal, words, scheme }: Needs): Content[] {
  const { lang, scale } = proposal
  if (scale.length === 0) return []
  const someFree = scale.some(({ freePlaces }) => freePlaces > 0)
  const columns = [
    { title: words.group },
    { title: words.perPerson, width: 120, alignment: 'right' as const },
    ...(someFree ? [{ title: words.freePlaces, width: 110, alignment: 'right' as const }] : []),
  ]
  const rows = scale.map(({ minPax, maxPax, perPerson, freePlaces }) => [
    words.groupOf(minPax, maxPax),
    moneyText(perPerson, lang),
    ...(someFree ? [String(freePlaces)] : []),
  ])
  return part(partHeading(words.scale, scheme), [table(columns, rows, scheme)], rows.length)
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
