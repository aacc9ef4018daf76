import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextForm } from '#contract/catalogue/facts/text-forms.ts'
import { textOf } from '#contract/catalogue/facts/texts.ts'
import { amenities, services } from '#contract/catalogue/facts/facts.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { monthStates } from '#contract/catalogue/facts/seasons.ts'
import { Failure } from '#contract/base/failures.ts'
import type { Caller, OperationName } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { optionalTextsOf } from '#testing/sample-texts.ts'
import { detailOf, importSheet, makeFullCatalogue } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app
const items = await makeFullCatalogue(admin)

const signs = [
  '|',
  '\\',
  '"',
  "'",
  ',',
  ';',
  '=',
  '+',
  '-',
  '@',
  ' ',
  'ñ',
  'a',
  '1',
  '.',
  '_x0041_',
  '😀',
  '&',
  '<',
  '…',
]
const line = (max: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'grapheme', maxLength: 2 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((parts) =>
      parts
        .join('')
        .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim(),
    )
    .map((text) => (text.isWellFormed() && text !== '' ? text.slice(0, max).trim() : 'x'))
    .filter((text) => text.isWellFormed())
const lines = (max: number) =>
  fc
    .array(line(max), { minLength: 1, maxLength: 3 })
    .chain((parts) => fc.constantFrom('\n', '\r\n', '\n\n\t').map((gap) => parts.join(gap)))
const list = (each: fc.Arbitrary<unknown>, max: number) => fc.array(each, { maxLength: max })
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })

const ofForm: Record<TextForm, fc.Arbitrary<unknown>> = {
  title: line(100),
  line: orNull(line(100)),
  lines: orNull(lines(100)),
  markdown: orNull(lines(100)),
  list: list(line(80), 4),
  months: orNull(fc.array(orNull(line(60)), { minLength: 12, maxLength: 12 })),
  topics: list(lines(80), 1).map((all) => all.map((text) => ({ topic: 'money', text }))),
  questions: list(fc.record({ question: line(80), answer: lines(80) }), 3),
}

function entry(kind: Kind, lang: string) {
  const own = optionalTextsOf(kind).map((field) => [field, ofForm[textOf(field).as]] as const)
  return fc.record({
    lang: fc.constant(lang),
    name: line(100),
    description: lines(200),
    ...Object.fromEntries(own),
  })
}

const details = (kind: Kind) =>
  fc
    .tuple(entry(kind, 'en'), fc.option(entry(kind, 'es')), fc.option(entry(kind, 'pt')))
    .map((all) => all.filter((each) => each !== null))

const day = fc.constantFrom('2027-01-05', '2027-03-31', '2028-02-29', '2030-12-01')
const span = fc.constantFrom(
  { from: '12-20', to: '01-05' },
  { from: '2027-01-05', to: '2027-03-31' },
)
const range = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.nat(10))
  .map(([min, more]) => ({ min, max: min + more }))
const departures = fc.oneof(
  fc.record({ kind: fc.constant('daily'), periods: list(span, 2), except: list(span, 2) }),
  fc.record({
    kind: fc.constant('weekdays'),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    guaranteed: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('dates'),
    dates: list(
      fc.oneof(
        day,
        day.map((date) => ({ date, status: 'few' })),
      ),
      4,
    ),
    minPax: orNull(fc.integer({ min: 1, max: 99 })),
  }),
)
const texts = fc.record({ en: line(80), es: fc.option(line(80)), pt: fc.option(line(80)) })

const facts: Record<string, fc.Arbitrary<unknown>> = {
  location: orNull(
    fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.constant(-58.5) }),
  ),
  altitude: orNull(fc.integer({ min: -500, max: 7_000 })),
  timeZone: orNull(fc.constantFrom('America/Lima', 'Europe/Madrid')),
  nightsAdvised: orNull(range),
  months: orNull(fc.array(fc.constantFrom(...monthStates), { minLength: 12, maxLength: 12 })),
  closures: list(
    fc.tuple(span, texts).map(([each, reason]) => ({ ...each, reason })),
    2,
  ),
  startTimes: list(fc.constantFrom('08:00', '14:30', '00:15'), 3),
  guideLanguages: fc.subarray(['es', 'de', 'qu']),
  groupSize: orNull(range),
  departures: orNull(departures),
  priceFrom: orNull(
    fc.record({ amount: fc.nat(10 ** 9), currency: fc.constantFrom('USD', 'CLP', 'KWD', 'CLF') }),
  ),
  priceFromPax: orNull(fc.integer({ min: 1, max: 99 })),
  // Amounts above the price, which are added to it.
  priceBands: fc
    .tuple(fc.subarray([3, 4, 12]), list(span, 2), fc.nat(10 ** 6), texts)
    .map(([months, spans, amount, name]) =>
      months.length + spans.length === 0 ? [] : [{ months, spans, amount, name }],
    ),
  service: orNull(fc.constantFrom(...services)),
  priceNote: fc.oneof(texts, fc.constant({})),
  priceFromUntil: orNull(day),
  address: orNull(line(100)),
  checkIn: orNull(fc.constantFrom('00:00', '15:30')),
  amenities: fc.subarray([...amenities]),
  tags: list(line(40), 4),
  aliases: list(line(40), 4),
  externalId: orNull(line(60)),
  category: fc.constantFrom(1, 2.5, 5),
  status: fc.boolean(),
}

const has: Record<Kind, string> = {
  destination:
    'location altitude timeZone nightsAdvised months closures tags aliases externalId status',
  tour: 'location months closures startTimes guideLanguages groupSize service priceFrom priceFromPax priceBands priceNote priceFromUntil tags externalId status',
  circuit:
    'groupSize departures service priceFrom priceFromPax priceBands priceNote priceFromUntil tags externalId status',
  package:
    'groupSize departures service priceFrom priceFromPax priceBands priceNote priceFromUntil tags externalId status',
  hotel: 'location months closures address checkIn amenities tags externalId category status',
  incentive: 'groupSize externalId status',
}

function edits(kind: Kind) {
  const own = has[kind].split(' ').map((field) => [field, facts[field]!] as const)
  return fc.record({ details: details(kind), ...Object.fromEntries(own) }).map(withBands)
}

/** Bands above the price; none without one. */
function withBands(fields: Record<string, unknown>): Record<string, unknown> {
  if (!('priceBands' in fields)) return fields
  const from = fields['priceFrom'] as { amount: number } | null
  const bands = fields['priceBands'] as { amount: number }[]
  const above = from ? bands.map((each) => ({ ...each, amount: from.amount + each.amount })) : []
  return { ...fields, priceBands: above }
}

async function edit(call: Caller, kind: Kind, fields: object): Promise<boolean> {
  const ask = call as (name: OperationName, payload: object) => Promise<unknown>
  try {
    await ask(operationsOfKind[kind].edit, { ...fields, id: items[kind] })
    return true
  } catch (error) {
    // Some texts are too long in normal form, or are of signs alone that the rules do not take.
    if (error instanceof Failure && error.name === 'INVALID_DATA_ERROR') return false
    throw error
  }
}

describe('whatever an item says, it', () => {
  it.each(kinds)(
    'comes back unchanged in each format: a %s',
    { timeout: 120_000 },
    async (kind) => {
      let edited = 0
      await fc.assert(
        fc.asyncProperty(edits(kind), async (fields) => {
          if (!(await edit(admin, kind, fields))) return
          edited += 1
          const before = await detailOf(admin, kind, items[kind])
          for (const format of ['csv', 'xlsx', 'json'] as const) {
            const file = await admin('exportCatalogue', { kind, format, ids: [items[kind]] })
            const { rows } = await importSheet(admin, kind, file)
            expect(rows.map(({ action, issues }) => ({ action, issues, format }))).toEqual([
              { action: 'unchanged', issues: [], format },
            ])
          }
          expect(await detailOf(admin, kind, items[kind])).toEqual(before)
        }),
        { numRuns: 15 },
      )
      expect(edited).toBeGreaterThan(5)
    },
  )
})
