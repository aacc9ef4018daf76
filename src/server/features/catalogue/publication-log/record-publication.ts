import { sql } from 'drizzle-orm'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { publicFacets } from './public-facets.ts'
import { recordRates, recordRatesOf, type TouchedRate } from './record-rates.ts'
import { readDestinationsOf, readDependentItems, type DependentItem } from './dependents.ts'
import { type SellingField, sellingFieldsOf } from './selling-fields.ts'

/** Something that a transaction has changed, by the names of its fields; none where all of it is new or gone. */
export interface Touched {
  kind: ChangedKind
  id: string
  fields: readonly string[]
}

/** A change of an item in the public's eyes. */
export interface PublicationChange {
  kind: Kind
  id: string
  change: 'added' | 'changed' | 'withdrawn'
}

/** An item as the public sees it now, and saw it before. */
interface PublicationState {
  id: string
  kind: Kind
  shown: boolean
  was: boolean
}

/**
 * Writes down what a transaction has changed in the public's eyes: the items themselves, and those that came,
 * went or changed through them (requirements §17.1); rates too, which go with their items. To be called last, for whoever writes here holds the
 * record until the commit: its moments then commit in their order. Gives what it has written.
 */
export async function recordPublication(
  tx: Tx,
  now: Date,
  touched: readonly Touched[],
  rates: readonly TouchedRate[] = [],
): Promise<PublicationChange[]> {
  const own = await ownChanges(tx, touched)
  if (own.size === 0 && rates.length === 0) return []
  const at = await advancePublicationLog(tx, now)
  await recordRates(tx, at, rates)
  if (own.size === 0) return []
  const found = await traverseDependents(tx, own)
  const changes = found.flatMap(({ fields, ...state }) => {
    const change = changeOf(state)
    return change ? [{ kind: state.kind, id: state.id, change, fields }] : []
  })
  await store(tx, at, changes)
  const come = changes.filter(({ change }) => change !== 'changed')
  await recordRatesOf(
    tx,
    at,
    come.map(({ id }) => id),
  )
  return changes.map(({ kind, id, change }) => ({ kind, id, change }))
}

/**
 * Returns the time from which a current reader must read again: changes reported later happened at that moment or
 * after it.
 */
export async function reportedUpTo(tx: Tx, now: Date): Promise<Date> {
  const at = await advancePublicationLog(tx, now)
  return new Date(at.getTime() + 1)
}

/** Holds the log until the commit, and gives the moment of what is written: later than all others. */
export async function advancePublicationLog(tx: Tx, now: Date): Promise<Date> {
  const [row] = await queryRows<{ at: string }>(
    tx,
    sql`update shown_record
      set at = greatest(${now.toISOString()}::timestamptz, at + interval '1 millisecond')
      returning to_json(at) #>> '{}' as at`,
  )
  if (!row) throw new Error('The record of what is shown has lost its row')
  return new Date(row.at)
}

/** An item that has itself changed. */
interface ChangedItem {
  kind: Kind
  /** The names of its fields. */
  fields: string[]
}

/** Items that have themselves changed, by id. */
async function ownChanges(tx: Tx, touched: readonly Touched[]): Promise<Map<string, ChangedItem>> {
  const own = new Map<string, ChangedItem>()
  const note = (kind: Kind, id: string, fields: readonly string[]) =>
    own.set(id, { kind, fields: [...(own.get(id)?.fields ?? []), ...fields] })
  const places: string[] = []
  for (const { kind, id, fields } of touched) {
    if (isKind(kind)) note(kind, id, fields)
    if (kind === 'region' || kind === 'country') places.push(id)
  }
  for (const id of await readDestinationsOf(tx, places)) note('destination', id, [])
  return own
}

const isKind = (kind: ChangedKind): kind is Kind => kinds.some((each) => each === kind)

type Found = PublicationState & { fields: SellingField[]; changed: boolean }

/** Goes from what has changed to what shows it, as long as something changes there. */
async function traverseDependents(tx: Tx, own: ReadonlyMap<string, ChangedItem>): Promise<Found[]> {
  const found = new Map<string, Found>()
  const readStates = async (keys: readonly ItemKey[]) => {
    for (const state of await readPublicationStates(tx, keys)) {
      const fields = sellingFieldsOf(own.get(state.id)?.fields ?? [])
      found.set(state.id, { ...state, fields, changed: own.has(state.id) })
    }
  }
  let latest: ItemKey[] = [...own].map(([id, { kind }]) => ({ id, kind }))
  await readStates(latest)
  while (latest.length > 0) {
    const sources = latest.filter(({ id }) => reachesOthers(found.get(id), own.get(id)?.fields))
    const referring = await readDependentItems(
      tx,
      sources.map(({ id }) => id),
    )
    const next = new Map(referring.map(({ id, kind }) => [id, { id, kind }]))
    latest = [...next.values()].filter(({ id }) => !found.has(id))
    await readStates(latest)
    for (const each of referring) noteThrough(found, each, own.get(each.to)?.fields)
  }
  return [...found.values()]
}

const turned = ({ shown, was }: PublicationState) => shown !== was

/** Tells whether a change of this item changes the appearance of others. */
function reachesOthers(one: Found | undefined, fields: readonly string[] = []): boolean {
  if (!one) return false
  return turned(one) || (one.shown && fields.some((name) => name === 'tags' || name === 'months'))
}

/** The selling field of an item that changes when an item that it names comes or goes. */
const soldThrough: Partial<Record<Kind, SellingField>> = {
  destination: 'destinations',
  hotel: 'hotels',
  tour: 'itinerary',
}

/** Notes changes of items that show another item: it comes or goes, or a field that they take over from it changes. */
function noteThrough(
  found: Map<string, Found>,
  { id, kind, to, toKind }: DependentItem,
  fields: readonly string[] = [],
): void {
  const one = found.get(id)
  const other = found.get(to)
  if (!one || !other) return
  const isJourney = kind === 'circuit' || kind === 'package'
  if (isJourney && turned(other)) {
    one.changed = true
    const field = soldThrough[toKind]
    if (field) one.fields.push(field)
  }
  if (isJourney && fields.includes('months')) {
    one.changed = true
    one.fields.push('months')
  }
  const inherits = kindFacts[kind].tags === 'inherited' && toKind === 'destination'
  if (inherits && fields.includes('tags')) one.changed = true
}

function changeOf(
  one: PublicationState & { changed: boolean },
): PublicationChange['change'] | undefined {
  if (turned(one)) return one.shown ? 'added' : 'withdrawn'
  return one.shown && one.changed ? 'changed' : undefined
}

/** An item that is looked at; its kind must be right. */
type ItemKey = Pick<PublicationState, 'id' | 'kind'>

/**
 * How items stand; one that is gone and was never shown is nothing. A kind at a time, for then PostgreSQL looks into
 * one branch of the view; and only the kinds that are asked for, since planning all takes far longer than reading.
 */
async function readPublicationStates(
  tx: Tx,
  keys: readonly ItemKey[],
): Promise<PublicationState[]> {
  if (keys.length === 0) return []
  const present = kinds.filter((kind) => keys.some((each) => each.kind === kind))
  const isShown = sql.join(
    present.map((kind) =>
      sql`when ${kind} then (select true from visible_items v where v.id = i.id and v.kind = ${kind})`.inlineParams(),
    ),
    sql` `,
  )
  return queryRows<PublicationState & Record<string, unknown>>(
    tx,
    sql`select asked.id, coalesce(i.kind, s.kind) as kind, coalesce(s.shown, false) as was,
        coalesce(case i.kind ${isShown} end, false) as shown
      from unnest(${sql.param(keys.map(({ id }) => id))}::uuid[]) as asked(id)
      left join catalogue_items i on i.id = asked.id
      left join shown_items s on s.item_id = asked.id
      where i.id is not null or s.item_id is not null`,
  )
}

/** How many comings and goings are kept of an item: an even number, so that the first is a coming. */
const turnsKept = 40

async function store(
  tx: Tx,
  at: Date,
  changes: readonly (PublicationChange & { fields: SellingField[] })[],
): Promise<void> {
  if (changes.length === 0) return
  const moment = at.toISOString()
  const rows = changes.map(({ kind, id, change, fields }) => ({
    id,
    kind,
    shown: change !== 'withdrawn',
    fields: Object.fromEntries(fields.map((field) => [field, moment])),
  }))
  const facets = publicFacets(sql`c.id`)
  await tx.execute(sql`
    insert into shown_items (item_id, kind, shown, changed_at, turns, fields, tags, months, places, names)
    select c.id, c.kind, c.shown, ${moment}, array[${moment}]::timestamptz(3)[], c.fields,
      ${facets.tags}, ${facets.months}, ${facets.places}, coalesce((
      select jsonb_object_agg(lang, name) from item_details where item_id = c.id
    ), '{}')
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as c(id uuid, kind text, shown boolean, fields jsonb)
    on conflict (item_id) do update set
      shown = excluded.shown,
      changed_at = excluded.changed_at,
      fields = shown_items.fields || excluded.fields,
      tags = case when excluded.shown then excluded.tags else shown_items.tags end,
      months = case when excluded.shown then excluded.months else shown_items.months end,
      places = case when excluded.shown then excluded.places else shown_items.places end,
      names = case when excluded.names = '{}' then shown_items.names else excluded.names end,
      turns = case
        when shown_items.shown = excluded.shown then shown_items.turns
        when cardinality(shown_items.turns) >= ${turnsKept}
          then shown_items.turns[3:] || excluded.turns
        else shown_items.turns || excluded.turns
      end`)
}
