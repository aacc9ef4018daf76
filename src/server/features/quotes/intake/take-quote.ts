import { eq } from 'drizzle-orm'
import type { Language } from '#contract/base/languages/languages.ts'
import { isOfGroup, type QuoteSource, type Wishes } from '#contract/quotes/wish-fields.ts'
import { agencies, quoteItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { findAdmin } from '#server/features/accounts/kit/find-users.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { addEvent } from '../kit/timeline.ts'
import type { QuoteInput } from './validate-quote.ts'
import { type ItemNames, readItemNames } from './item-names.ts'
import { storeQuote } from './store-quote.ts'

/** A quote, however it came. */
export interface NewQuote {
  quoteInput: QuoteInput
  email: string | null
  lang: Language
  origin: QuoteRow['origin']
  receivedAt: Date
  /** When an answer is due; null where none is promised. */
  dueAt: Date | null
  /** The agent that the quote belongs to. */
  userId: string | null
  /** The agency that it is asked for. */
  agencyId: string | null
  /** The admin who entered it. */
  actorId: string | null
  consentAt: Date | null
  consentVersion: number | null
  source: QuoteSource | null
}

/** An item of a quote with its names. */
export type NamedItem = QuoteInput['items'][number] & { names: ItemNames }

/** A stored quote and the names of what it asks for. */
export interface TakenQuote {
  quote: QuoteRow
  wishes: Wishes
  /** Of the item asked for; null of an open quote. */
  main: ItemNames | null
  items: NamedItem[]
  destinations: ItemNames[]
}

/**
 * Stores a quote with its items and the beginning of its timeline (requirements §11.1).
 * @throws NOT_FOUND_ERROR where the public may not see an item or a destination
 */
export async function takeQuote(
  { tx, now }: Pick<OperationContext, 'tx' | 'now'>,
  site: Site,
  newQuote: NewQuote,
): Promise<TakenQuote> {
  const { quoteInput, lang, receivedAt, actorId, ...given } = newQuote
  const named = await readNamesOf(tx, quoteInput, lang)
  const wishes = wishesOf(quoteInput)
  const isOfTrade = given.userId !== null || given.origin === 'partner'
  const { name, message, phone, company, occasion, channel, clientReference, country } = quoteInput
  const quote = await storeQuote(tx, {
    ...given,
    lang,
    name,
    message,
    entityType: quoteInput.entityType ?? null,
    entityId: quoteInput.entityId ?? null,
    entityName: named.main?.kept ?? null,
    destinationIds: quoteInput.destinationIds,
    phone: phone ?? null,
    country: country ?? null,
    company: company ?? null,
    occasion: occasion ?? null,
    channel,
    clientReference: (isOfTrade && clientReference) || null,
    wishes,
    creationDate: receivedAt,
    answerDueAt: given.dueAt,
    assigneeId: await firstAssignee(tx, site, { agencyId: given.agencyId, country }),
    movedAt: now,
  })
  await storeItems(tx, quote.id, named.items)
  await addEvent(tx, { quoteId: quote.id, at: receivedAt, byId: actorId, kind: 'created' })
  return { quote, wishes, ...named }
}

/** Returns the wishes for the journey, with every field present; a brief only of a group (requirements §11.1). */
function wishesOf(quoteInput: QuoteInput): Wishes {
  return {
    travel: quoteInput.travel ?? null,
    adults: quoteInput.adults ?? null,
    children: quoteInput.children,
    childrenCount: quoteInput.childrenCount ?? null,
    rooms: quoteInput.rooms,
    hotelClass: quoteInput.hotelClass ?? null,
    guideLanguage: quoteInput.guideLanguage ?? null,
    flights: quoteInput.flights ?? null,
    answerBy: quoteInput.answerBy ?? null,
    nights: quoteInput.nights ?? null,
    budget: quoteInput.budget ?? null,
    brief: (isOfGroup(quoteInput.occasion) && quoteInput.brief) || null,
  }
}

/** The names of all that is asked for, in one read. @throws NOT_FOUND_ERROR */
async function readNamesOf(tx: Tx, quoteInput: QuoteInput, lang: Language) {
  const { entityType, entityId, items, destinationIds } = quoteInput
  const main = entityType && entityId ? [{ entityType, entityId }] : []
  const destinations = destinationIds.map((id) => {
    return { entityType: 'destination' as const, entityId: id }
  })
  const names = await readItemNames(tx, [...main, ...items, ...destinations], lang)
  const ofItems = names.slice(main.length, main.length + items.length)
  return {
    main: (main.length > 0 && names[0]) || null,
    items: items.flatMap((item, index) => {
      const its = ofItems[index]
      return its ? [{ ...item, names: its }] : []
    }),
    destinations: names.slice(main.length + items.length),
  }
}

async function storeItems(tx: Tx, quoteId: string, items: readonly NamedItem[]): Promise<void> {
  if (items.length === 0) return
  await tx.insert(quoteItems).values(
    items.map(({ entityType, entityId, note, names }, position) => {
      return { quoteId, position, entityType, entityId, name: names.kept, note: note ?? null }
    }),
  )
}

interface Sender {
  agencyId: string | null
  country: string | null | undefined
}

/**
 * The admin who keeps the agency, else the one of the market: of the agency's country, else of the visitor's; null where
 * there is none, or they are an admin no longer.
 */
async function firstAssignee(
  tx: Tx,
  { markets }: Site,
  { agencyId, country }: Sender,
): Promise<string | null> {
  const [agency] = agencyId ? await tx.select().from(agencies).where(eq(agencies.id, agencyId)) : []
  const managerOf = (place: string | null | undefined) =>
    markets.find(({ countries }) => place && countries.includes(place))?.assigneeId
  for (const id of [agency?.accountManagerId, managerOf(agency?.country), managerOf(country)]) {
    const admin = id ? await findAdmin(tx, id, 'requests') : undefined
    if (admin) return admin.id
  }
  return null
}
