import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import { sheetTypes } from '#contract/editing/transfer.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import { conditionsInWords, lineWords } from '#texts/rate-words.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { type Cell, csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'

const columns = [
  'item',
  'kind',
  'place',
  'season',
  'from',
  'to',
  'basis',
  'price',
  'currency',
  'per',
  'commission',
  'minNights',
  'conditions',
] as const

type Row = Record<(typeof columns)[number], Cell>

interface Asked {
  rates: AsyncIterable<Rate>
  lang: Language
  timeZone: string
}

/** Rates as an agent reads them: a row a price, in their language, without ids (requirements §16.2). */
export async function exportForAgents(
  { rates, lang, timeZone }: Asked,
  format: 'csv' | 'xlsx',
): Promise<AnsweredFile> {
  const t = translateInto(lang)
  const heads = columns.map((column) => t(`rates.columns.${column}`))
  const named = namedRows(rates, lang)
  const file = { name: `rates.${format}`, type: sheetTypes[format] }
  if (format === 'csv') return { ...file, content: csvOf(heads, named) }
  const dates = { [t('rates.columns.from')]: 'day', [t('rates.columns.to')]: 'day' } as const
  const sheet = { name: t('rates.table'), columns: heads, dates, timeZone }
  return { ...file, content: await xlsxOf(sheet, named) }
}

async function* namedRows(
  rates: AsyncIterable<Rate>,
  lang: Language,
): AsyncGenerator<Record<string, Cell>> {
  const t = translateInto(lang)
  for await (const rate of rates) {
    for (const row of rowsOf(rate, lang)) {
      yield Object.fromEntries(columns.map((name) => [t(`rates.columns.${name}`), row[name]]))
    }
  }
}

/** A row for each range of a season and each of its prices. */
function rowsOf(rate: Rate, lang: Language): Row[] {
  const t = translateInto(lang)
  const { item, currency, entityType } = rate
  const nameOf = (names: Rate['item']['details']) => inLanguage(names, lang)?.name ?? ''
  const texts = [rate.remarks, rate.cancellation].flatMap(
    (given) => pickText(given, lang)?.text ?? [],
  )
  const shared = {
    item: nameOf(item.details),
    kind: t(`rates.kindOne.${entityType}`),
    place: item.destinations.map(({ details }) => nameOf(details)).join(', '),
    currency,
    conditions: [...conditionsInWords(rate, { t, language: lang }), ...texts].join('\n'),
  }
  return rate.seasons.flatMap((season) =>
    season.ranges.flatMap(({ from, to }) =>
      season.lines.map((line) => ({
        ...shared,
        season: seasonName(season, lang),
        from,
        to,
        basis: lineWords(line, t),
        price: wholeUnits(line.gross ?? line.net, currency),
        per: [t(`rates.per.${line.per}`), line.perNight && t('rates.perNight')]
          .filter(Boolean)
          .join(' '),
        commission: wholeUnits(line.commission, currency),
        minNights: season.minNights,
      })),
    ),
  )
}
