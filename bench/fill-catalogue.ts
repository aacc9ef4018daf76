import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import {
  catalogueItems,
  categories,
  circuits,
  countries,
  destinations,
  hotels,
  incentives,
  itemDestinations,
  itemDetails,
  itemHotels,
  itemTours,
  media,
  packages,
  regions,
  tagNames,
  tours,
} from '#server/platform/db/schema/index.ts'
import { inTransaction, type Transactional, type Tx } from '#server/platform/db/transaction.ts'
import { makeFacts, makeTexts } from './facts.ts'
import { daysOfEach, insertDays } from './fill-days.ts'
import { insertAll } from './insert-all.ts'
import { makeRandom, makeUuid, pickOne } from './random.ts'
import { places, tagWords, wordsOf } from './words.ts'

const random = makeRandom(20_417_731)
const one = <Item>(list: readonly Item[]) => pickOne(random, list)
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
const some = <Item>(count: number, list: readonly Item[]) => [
  ...new Set(Array.from({ length: count }, () => one(list))),
]

const description = `${'Paisajes, sabores y gente del lugar. '.repeat(40)}\n\n- Traslados\n- Guía local`

/** About 40 characters. */
function makeName(lang: TextLanguage): string {
  const words = [one(places)]
  while (words.join(' ').length < 34) words.push(random() < 0.5 ? one(places) : one(wordsOf[lang]))
  return words.join(' ')
}

/** Two or three words in each language, and so many other names. */
function makeNames(aliasCount: number) {
  const words = (lang: TextLanguage) => `${one(places)} ${one(wordsOf[lang])}`
  return {
    names: Object.fromEntries(textLanguages.map((lang) => [lang, words(lang)])),
    aliases: Array.from({ length: aliasCount }, () => `${one(places)} ${words('es')}`),
  }
}

/** The shared rows of a kind, one in twenty disabled, each with texts and a main picture; their ids. */
async function insertItems(tx: Tx, kind: Kind, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => makeUuid(random))
  const tagged = kind !== 'incentive'
  await insertAll(
    tx,
    catalogueItems,
    ids.map((id) => ({
      id,
      kind,
      status: random() > 0.05,
      tags: tagged ? some(between(1, 4), tagWords) : [],
    })),
  )
  await insertAll(
    tx,
    itemDetails,
    ids.flatMap((itemId) =>
      textLanguages.map((lang, position) => ({
        itemId,
        lang,
        position,
        name: makeName(lang),
        description,
        ...makeTexts(kind),
      })),
    ),
  )
  if (kind !== 'hotel')
    await insertAll(
      tx,
      media,
      ids.map((id) => makePicture(kind, id)),
    )
  return ids
}

function makePicture(ownerKind: Kind, ownerId: string) {
  const folder = `bench/${ownerId}`
  const rendition = (width: number, type: string, ext: string) => ({
    key: `${folder}/${width}.${ext}`,
    width,
    height: width * 1.5,
    type,
  })
  return {
    ownerKind,
    ownerId,
    type: 'image',
    position: 'main',
    order: ownerKind === 'incentive' ? null : 1,
    ext: 'jpg',
    key: `${folder}/400.jpg`,
    width: 400,
    height: 600,
    sources: [
      rendition(400, 'image/avif', 'avif'),
      rendition(400, 'image/jpeg', 'jpg'),
      rendition(800, 'image/jpeg', 'jpg'),
    ],
    originalKey: `${folder}/original.jpg`,
  }
}

/** Circuits or packages: their itineraries, and two experiences and hotels each. */
async function insertItineraries(
  tx: Tx,
  kind: 'circuit' | 'package',
  count: number,
  parts: { destinationIds: string[]; tourIds: string[]; hotelIds: string[] },
): Promise<void> {
  const ids = await insertItems(tx, kind, count)
  const table = kind === 'circuit' ? circuits : packages
  await insertAll(
    tx,
    table,
    ids.map((id) => ({
      id,
      days: daysOfEach,
      nights: daysOfEach - 1,
      ...makeFacts(kind, random),
    })),
  )
  const journeys = ids.map((itemId) => ({
    itemId,
    destinationIds: some(3, parts.destinationIds),
    tourIds: some(3, parts.tourIds),
    hotelIds: some(3, parts.hotelIds),
  }))
  const links = (list: 'destinationIds' | 'tourIds' | 'hotelIds', column: string) =>
    journeys.flatMap((journey) =>
      journey[list].map((id, position) => ({ itemId: journey.itemId, [column]: id, position })),
    )
  await insertAll(tx, itemDestinations, links('destinationIds', 'destinationId'))
  await insertAll(tx, itemTours, links('tourIds', 'tourId'))
  await insertAll(tx, itemHotels, links('hotelIds', 'hotelId'))
  await insertDays(tx, journeys)
}

/**
 * Fills a migrated, empty database with `ofEach` items of every kind in three languages, and with so many tours where it
 * is told; always the same ones.
 */
export async function fillCatalogue(
  database: Transactional,
  ofEach: number,
  tourCount: number = ofEach,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const countryIds = Array.from({ length: 6 }, () => makeUuid(random))
    const regionIds = Array.from({ length: 20 }, () => makeUuid(random))
    const categoryIds = Array.from({ length: 10 }, () => makeUuid(random))
    await insertAll(
      tx,
      countries,
      countryIds.map((id) => ({ id, name: one(places), ...makeNames(2) })),
    )
    await insertAll(
      tx,
      regions,
      regionIds.map((id, at) => ({
        id,
        countryId: one(countryIds),
        name: `Región ${at}`,
        ...makeNames(2),
      })),
    )
    await insertAll(
      tx,
      categories,
      categoryIds.map((id, at) => ({ id, name: `Categoría ${at}` })),
    )
    await insertAll(
      tx,
      tagNames,
      [...new Set(tagWords)].map((tag) => ({ tag, names: makeNames(0).names })),
    )
    const destinationIds = await insertItems(tx, 'destination', ofEach)
    await insertAll(
      tx,
      destinations,
      destinationIds.map((id) => ({
        id,
        regionId: one(regionIds),
        aliases: makeNames(between(0, 4)).aliases,
        ...makeFacts('destination', random),
      })),
    )
    const within = () => ({ destinationId: one(destinationIds) })
    const tourIds = await insertItems(tx, 'tour', tourCount)
    await insertAll(
      tx,
      tours,
      tourIds.map((id) => ({
        id,
        ...within(),
        categoryId: one(categoryIds),
        ...makeFacts('tour', random),
      })),
    )
    const hotelIds = await insertItems(tx, 'hotel', ofEach)
    await insertAll(
      tx,
      hotels,
      hotelIds.map((id) => ({
        id,
        ...within(),
        category: between(2, 10) / 2,
        ...makeFacts('hotel', random),
      })),
    )
    const incentiveIds = await insertItems(tx, 'incentive', ofEach)
    await insertAll(
      tx,
      incentives,
      incentiveIds.map((id) => ({ id, ...within() })),
    )
    const parts = { destinationIds, tourIds, hotelIds }
    await insertItineraries(tx, 'circuit', ofEach, parts)
    await insertItineraries(tx, 'package', ofEach, parts)
  })
  await database.db.execute(sql`analyze`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'of-each': { type: 'string', default: '200' } } })
  const databaseUrl = process.env['DATABASE_URL'] ?? null
  const dataDir = process.env['DATA_DIR'] ?? './data'
  const database = await openDatabase({ dataDir, databaseUrl, databasePoolMax: 2 })
  try {
    await migrateDatabase(database)
    await fillCatalogue(database, Number(values['of-each']))
    console.log(`${values['of-each']} of each of ${kinds.length} kinds`)
  } finally {
    await database.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
