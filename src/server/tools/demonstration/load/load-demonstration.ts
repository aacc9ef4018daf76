import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogueItems, media, site } from '#server/platform/db/schema/index.ts'
import { inTransaction, onReadHandle } from '#server/platform/db/transaction.ts'
import type { DrawPicturesPayload } from '../draw-pictures-job.ts'
import type { Services } from '#server/platform/services.ts'
import { makeAdd } from '../make-add.ts'
import { drawingPriority, prioritise } from '../drawing-priority.ts'

/** How long a first start waits for the pictures that the landing page opens with. */
const openingTimeoutMs = 180_000

/**
 * Loads the demonstration into an empty catalogue: all rows in one transaction, with jobs for its
 * pictures, so that a start that is cut off goes on at the next. Then waits for the pictures
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
  const { opening, all } = await addEverything(services)
  const deadline = Date.now() + openingTimeoutMs
  for (let drawn = 0; drawn < opening && Date.now() < deadline;) {
    await pause(500)
    const attached = Math.min(opening, await onReadHandle(database, (tx) => tx.$count(media)))
    if (attached > drawn) report(attached, opening)
    drawn = attached
  }
  return all - opening
}

/** Adds every row and job; gives how many pictures there are to be. */
async function addEverything(services: Services): Promise<{ opening: number; all: number }> {
  const { database, jobs, passwords, clock } = services
  // The demonstration is of no use to an agency's own catalogue: it is loaded when it is added.
  const { addCatalogue } = await import('./load-catalogue.ts')
  const { addEditing } = await import('./load-editing.ts')
  const { addPeople, findEditor } = await import('./load-people.ts')
  const { addQuotes, addTemplates, addTermSets } = await import('./load-quotes.ts')
  const { site: identity } = await import('#demo/site.ts')
  const { addAgencies, addRates } = await import('./load-trade.ts')
  const { addClientViews } = await import('./load-client-views.ts')
  const { addSpecialists } = await import('./load-specialists.ts')
  const { addTestimonials } = await import('./load-testimonials.ts')
  const { addSiteTexts } = await import('./load-site.ts')
  const passwordHash = await passwords.hash(randomUUID())
  return inTransaction(database, async (tx) => {
    const now = clock()
    const add = makeAdd(services, tx, now)
    const { ids, pictures } = await addCatalogue(services, tx, now)
    await tx.update(site).set({ ...identity, updatedAt: now })
    await addSiteTexts(add, services.settings.siteName)
    await addSpecialists(tx, add, jobs, ids)
    await addTestimonials(add, ids)
    await addPeople(tx, passwordHash, now)
    await addTemplates(add)
    await addTermSets(add)
    await addQuotes(tx, add, ids, now)
    await addAgencies(tx, add, now)
    await addRates(tx, ids, now)
    await addClientViews(tx, (user) => makeAdd(services, tx, now, user), ids, now)
    await addEditing(tx, makeAdd(services, tx, now, await findEditor(tx)), ids, now)
    const drawings = pictures.flatMap(prioritise)
    for (const { payload, priority } of drawings) {
      const key = payload.ownerId ?? payload.kind
      await jobs.enqueue(tx, 'draw-pictures', payload, { key, priority })
    }
    const opening = drawings.filter(({ priority }) => priority === drawingPriority.opening)
    return {
      opening: countPictures(opening.map(({ payload }) => payload)),
      all: countPictures(pictures),
    }
  })
}

function countPictures(drawings: readonly DrawPicturesPayload[]): number {
  return drawings.reduce((sum, { pictures }) => sum + pictures.length, 0)
}
