import type { Kind } from '#contract/base/kinds.ts'
import type { Issue } from '#contract/base/failures.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Caller } from '#contract/index.ts'
import { categories, countries, regions } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { placeColumns } from './columns/fields.ts'

interface Named {
  id: string
  name: string
  names: LanguageTexts
}

/** The categories, countries and regions that there are. */
export interface Places {
  categories: Named[]
  countries: Named[]
  regions: (Named & { countryId: string })[]
}

/** For kinds that name none. */
export const noPlaces: Places = { categories: [], countries: [], regions: [] }

export async function readPlaces(tx: Tx): Promise<Places> {
  return {
    categories: await tx.select().from(categories),
    countries: await tx.select().from(countries),
    regions: await tx.select().from(regions),
  }
}

type Fields = Record<string, unknown>

/** The category or region of a row: which it is, or how it is made. */
export interface Placed {
  field?: string
  id?: string
  /** Makes what is missing, and gives the id; in the transaction of the item. */
  make?: (call: Caller) => Promise<string>
  issues: Issue[]
  refused?: boolean
}

const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The one of that name, in whatever language; that of the item itself first. */
function named<Each extends Named>(list: Each[], name: string, own?: string): Each | undefined {
  const isCalled = (each: Each) =>
    [each.name, ...Object.values(each.names)].some((text) => folded(text) === folded(name))
  const called = list.filter(isCalled)
  return (
    called.find(({ id }) => id === own) ?? called.find((each) => each.name === name) ?? called[0]
  )
}

const wordIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * Finds the category of a tour or the region of a destination by the id that a row gives, unless it is
 * the stored one, else by name.
 */
export function placeOf(
  kind: Kind,
  given: Fields,
  stored: Fields | undefined,
  places: Places,
): Placed {
  const place = placeColumns[kind]
  if (!place) return { issues: [] }
  const { idField, columns } = place
  const before = stored?.[idField] as string | undefined
  const id = wordIn(given[idField]).toLowerCase()
  const [word = '', countryWord = ''] = columns.map((column) => wordIn(given[column]))
  const known: Named[] = kind === 'tour' ? places.categories : places.regions
  const isKnown = known.some((each) => each.id === id)
  if (id !== '' && (isKnown ? id !== before || word === '' : word === '')) {
    if (isKnown) return { field: idField, id, issues: [] }
    return refusal(idField, sheetMessages.unknownReference)
  }
  const [column = ''] = columns
  if (word === '' && (countryWord !== '' || given[column] !== undefined)) {
    return refusal(column, messages.required)
  }
  if (word === '') return { issues: [] }
  return kind === 'tour'
    ? categoryOf(word, before, places)
    : regionOf({ word, countryWord }, before, places)
}

function refusal(path: string, message: string): Placed {
  return { issues: [{ path, message }], refused: true }
}

function categoryOf(word: string, before: string | undefined, places: Places): Placed {
  const found = named(places.categories, word, before)
  if (found) return { field: 'categoryId', id: found.id, issues: [] }
  return {
    field: 'categoryId',
    issues: [{ path: 'category', message: sheetMessages.willBeMade }],
    make: async (call) => (await call('addCategory', { name: word })).id,
  }
}

function regionOf(
  { word, countryWord }: { word: string; countryWord: string },
  before: string | undefined,
  places: Places,
): Placed {
  const field = 'regionId'
  if (countryWord === '') {
    const found = named(places.regions, word, before)
    return found
      ? { field, id: found.id, issues: [] }
      : refusal('country', sheetMessages.countryMissing)
  }
  const own = places.regions.find(({ id }) => id === before)
  const country = named(places.countries, countryWord, own?.countryId)
  const inCountry = places.regions.filter(({ countryId }) => countryId === country?.id)
  const found = named(inCountry, word, before)
  if (found) return { field, id: found.id, issues: [] }
  const missing = [...(country ? [] : ['country']), 'region']
  return {
    field,
    issues: missing.map((path) => ({ path, message: sheetMessages.willBeMade })),
    async make(call) {
      const countryId = country?.id ?? (await call('addCountry', { name: countryWord })).id
      return (await call('addRegion', { countryId, name: word })).id
    },
  }
}
