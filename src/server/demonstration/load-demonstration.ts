import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogueItems, media } from '../db/schema/index.ts'
import { inTransaction, onReadHandle } from '../db/transaction.ts'
import type { DrawPicturePayload } from '../jobs/payloads.ts'
import type { Services } from '../services.ts'
import { makeAdd } from './make-add.ts'

/** How long a first start waits for the pictures that the landing page opens with. */
const openingPatienceMs = 180_000

/**
 * Loads the demonstration into an empty catalogue: all rows in one transaction, with a job for
 * every picture, so that a start that is cut off goes on at the next. Then waits for the pictures
 * that the landing page opens with; `report` hears how many of them are drawn. Gives how many were
 * left to be drawn in the background, 0 when there was a catalogue.
 */
export async function loadDemonstration(
  services: Services,
  report: (done: number, all: number) => void,
): Promise<number> {
  const { database } = services
  const items = await onReadHandle(database, (tx) => tx.$count(catalogueItems))
  if (items > 0) return 0
  const pictures = await addEverything(services)
  const opening = pictures.filter((order) => urgency(order) === 0).length
  const patientUntil = Date.now() + openingPatienceMs
  for (let drawn = 0; drawn < opening && Date.now() < patientUntil;) {
    await pause(500)
    const hanging = Math.min(opening, await onReadHandle(database, (tx) => tx.$count(media)))
    if (hanging > drawn) report(hanging, opening)
    drawn = hanging
  }
  return pictures.length - opening
}

async function addEverything(services: Services): Promise<DrawPicturePayload[]> {
  const { database, jobs, passwords, clock } = services
  // The demonstration is of no use to an agency's own catalogue: it is loaded when it is added.
  const { addCatalogue } = await import('./load-catalogue.ts')
  const { addPeople, addQuotes } = await import('./load-people.ts')
  const passwordHash = await passwords.hash(randomUUID())
  return inTransaction(database, async (tx) => {
    const now = clock()
    const { ids, pictures } = await addCatalogue(makeAdd(services, tx, now))
    await addPeople(tx, passwordHash, now)
    await addQuotes(tx, ids, now)
    const sorted = pictures.toSorted((a, b) => urgency(a) - urgency(b))
    for (const order of sorted) await jobs.enqueue(tx, 'draw-picture', order)
    return sorted
  })
}

/** What the landing page opens with first, then cards, then what pages open with, then the rest. */
function urgency({ kind, picture, index }: DrawPicturePayload): number {
  if (kind === 'banner') return 0
  if (picture.position === 'main' && index === 0) return kind === 'destination' ? 0 : 1
  return index === 0 ? 2 : 3
}
