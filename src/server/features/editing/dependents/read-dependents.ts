import { and, asc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import {
  type Kind,
  kindFacts,
  type PartKind,
  partKinds,
  type PluralOf,
} from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import {
  agencyNameOf,
  catalogueItems,
  clientViewItems,
  clientViews,
  itemSchedules,
  proposals,
  quoteItems,
  quotes,
  tours,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { belongsTo } from '#server/features/catalogue/cards/relations/belongs-to.ts'
import { isLinkedTo } from '#server/features/catalogue/kit/links.ts'
import { uses } from './read-users.ts'

type Dependents = AnswerOf<'listDependents'>

/** All that depends on an item that there is; views for passengers end with their day. */
export async function readDependentsOf(
  tx: Tx,
  { kind, id }: { kind: Kind; id: string },
  today: string,
): Promise<Dependents> {
  const journeys = isInJourney(kind, id)
  const [circuits, packages] = journeys
    ? [await readNamed(tx, 'circuit', journeys), await readNamed(tx, 'package', journeys)]
    : [[], []]
  return {
    circuits,
    packages,
    ...(await readPartsOf(tx, kind, id)),
    starredIn: await readStarredIn(tx, kind, id),
    ...(await countOpenQuotes(tx, id)),
    clientViews: await countClientViews(tx, id, today),
    scheduled: await countScheduled(tx, id),
  }
}

/** Whether a circuit or package leads through, holds or goes on with an item; undefined of what none can. */
function isInJourney(kind: Kind, id: string): SQL | undefined {
  if (kind === 'destination') return isLinkedTo('destinations', catalogueItems.id, id)
  if (kind === 'package') return isLinkedTo('extensions', catalogueItems.id, id)
  return kind === 'tour' || kind === 'hotel' ? uses(kind, id) : undefined
}

type Parts = Pick<Dependents, PluralOf<PartKind>>

/** Reads the items at a destination. */
async function readPartsOf(tx: Tx, kind: Kind, id: string): Promise<Parts> {
  const parts = await Promise.all(
    partKinds.map(async (part) => [
      kindFacts[part].plural,
      kind === 'destination' ? await readNamed(tx, part, belongsTo(part, id)) : [],
    ]),
  )
  return Object.fromEntries(parts) as Parts
}

async function readStarredIn(tx: Tx, kind: Kind, id: string): Promise<Dependents['starredIn']> {
  if (kind !== 'tour') return []
  const shows = tx
    .select({ id: tours.destinationId })
    .from(tours)
    .where(and(eq(tours.id, id), eq(tours.starredInDestination, true)))
  return readNamed(tx, 'destination', inArray(catalogueItems.id, shows))
}

function readNamed(tx: Tx, kind: Kind, where: SQL): Promise<{ id: string; name: string }[]> {
  const name = agencyNameOf(catalogueItems.id)
  return tx
    .select({ id: catalogueItems.id, name })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.kind, kind), where))
    .orderBy(asc(name), asc(catalogueItems.id))
}

async function countOpenQuotes(
  tx: Tx,
  id: string,
): Promise<Pick<Dependents, 'openQuotes' | 'proposals'>> {
  const asksFor = sql`(${eq(quotes.entityId, id)} or ${id}::uuid = any(${quotes.destinationIds}) or exists (
    select 1 from ${quoteItems}
    where ${eq(quoteItems.quoteId, quotes.id)} and ${eq(quoteItems.entityId, id)}
  ))`
  const open = and(asksFor, notInArray(quotes.state, ['won', 'lost', 'archived']))
  const ofThem = tx.select({ id: quotes.id }).from(quotes).where(open)
  const stands = inArray(proposals.state, ['draft', 'sent'])
  return {
    openQuotes: await tx.$count(quotes, open),
    proposals: await tx.$count(proposals, and(stands, inArray(proposals.quoteId, ofThem))),
  }
}

/** Views that are not over; one that shows an item twice counts once. */
function countClientViews(tx: Tx, id: string, today: string): Promise<number> {
  const showing = tx
    .select({ id: clientViewItems.viewId })
    .from(clientViewItems)
    .where(eq(clientViewItems.entityId, id))
  return tx.$count(
    clientViews,
    and(inArray(clientViews.id, showing), gte(clientViews.expiresOn, today)),
  )
}

async function countScheduled(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .select({
      moments: sql<number>`num_nonnulls(${itemSchedules.enableAt}, ${itemSchedules.disableAt})`,
    })
    .from(itemSchedules)
    .where(eq(itemSchedules.itemId, id))
  return row?.moments ?? 0
}
