import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { makePicture } from '#testing/factories.ts'
import { ask, type Call, call, type Target } from './calls.ts'

/** The targets of writers. */
export interface Ground {
  destinationId: string
  categoryId: string
  /** Each edited by one writer alone, and starred by all. */
  tourIds: string[]
}

const tourCount = 6
/** Far below what one destination may have, so that uploads are never refused for their number. */
const manyPictures = 30

const inTwoLanguages = (text: string) =>
  ['en', 'es'].map((lang) => ({ name: text, description: text, lang }))

/** A destination with tours and nothing else. */
export async function prepareGround(target: Target): Promise<Ground> {
  const add = async (operation: string, payload: Record<string, unknown>) =>
    (await ask<{ id: string }>(target, operation, payload)).id
  const countryId = await add('addCountry', { name: 'Argentina' })
  const regionId = await add('addRegion', { countryId, name: 'Misiones' })
  const destinationId = await add('addDestination', { regionId, details: inTwoLanguages('Iguazú') })
  const categoryId = await add('addCategory', { name: 'Walks' })
  const tourIds: string[] = []
  for (let serial = 0; serial < tourCount; serial += 1) {
    tourIds.push(await add('addTour', { destinationId, categoryId, details: inTwoLanguages('0') }))
  }
  return { destinationId, categoryId, tourIds }
}

type Write = (serial: number) => Promise<{ operation: string; payload: Record<string, unknown> }>

/** Endless writers, each awaiting its answer before it goes on; the history grows as they write. */
export function startWriters(target: Target, ground: Ground) {
  const history: Call[] = []
  const uploaded: string[] = []
  let writing = true
  let serial = 0
  const { destinationId, categoryId, tourIds } = ground

  const quote: Write = async (n) => ({
    operation: 'createQuote',
    payload: {
      email: 'visitor@example.com',
      name: 'Visitor',
      message: `Quote ${n}`,
      entityType: 'destination',
      entityId: destinationId,
    },
  })
  const edit =
    (id: string): Write =>
    async (n) => ({
      operation: 'editTour',
      payload: { id, details: inTwoLanguages(String(n)), tags: [`n${n}`], categoryId },
    })
  const star: Write = async (n) => ({
    operation: 'toggleTourStarredInDestination',
    payload: { id: tourIds[n % tourIds.length] },
  })
  const upload: Write = async () => ({
    operation: 'addDestinationMedia',
    payload: { id: destinationId, position: 'detail', file: await makePicture() },
  })
  const remove: Write = async () => ({
    operation: 'removeDestinationMedia',
    payload: { mediaId: uploaded.shift() ?? (await leftBehind()) ?? crypto.randomUUID() },
  })

  /** A picture that only a lost answer or a lost removal told of: without it they fill their place. */
  async function leftBehind(): Promise<string | undefined> {
    const { answer } = await call(target, 'detailDestination', { id: destinationId })
    const media = (answer as { media?: { id: string }[] } | undefined)?.media ?? []
    return media.length > manyPictures ? media[0]?.id : undefined
  }

  async function write(next: Write): Promise<void> {
    while (writing) {
      serial += 1
      const { operation, payload } = await next(serial)
      const made = await call(target, operation, payload)
      history.push(made)
      if (operation === 'addDestinationMedia' && made.outcome === 'acknowledged') {
        uploaded.push((made.answer as { id: string }).id)
      }
      // A refused connection is refused at once: do not spin until the server is back.
      if (made.status === 0) await pause(50)
      // The server asks for two seconds.
      if (made.status === 503) await pause(2_000)
    }
  }

  const [first = '', second = ''] = tourIds
  const writers = [
    quote,
    quote,
    edit(first),
    edit(second),
    star,
    star,
    star,
    upload,
    upload,
    remove,
  ]
  const all = Promise.all(writers.map(write))
  const acknowledged = (operation?: string) =>
    history
      .filter((made) => made.outcome === 'acknowledged')
      .filter((made) => operation === undefined || made.operation === operation).length
  return {
    history,
    /** Waits until that many more writes were acknowledged, of one operation where it is given. */
    async more(count: number, operation?: string) {
      const wanted = acknowledged(operation) + count
      await expect
        .poll(() => acknowledged(operation), { timeout: 60_000, interval: 1 })
        .toBeGreaterThanOrEqual(wanted)
    },
    async stop() {
      writing = false
      await all
    },
  }
}
