import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type OperationNames, operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { agencyLanguage, inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { hasDuty } from '#server/platform/auth/duties.ts'
import { findPreviewLink } from '#server/platform/auth/tokens/preview-links.ts'
import { findAbsentUser, type SignedInUser } from '#server/platform/auth/sessions.ts'
import { isForeignKeyViolation, violatedConstraint } from '#server/platform/db/errors.ts'
import { catalogueItems, visibleItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { partsOfDestinations } from '#server/features/catalogue/cards/relations/belongs-to.ts'
import { countLinkView } from '#server/platform/limits/link-views.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { DraftFields } from './draft-shape.ts'
import { fitToEdit } from './fit-to-edit.ts'
import { findDraft } from './store.ts'

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    /** Items as their links show them, by draft and author. */
    previews: Previewed
  }
}

/** An item with its draft, and the fields that the edit refused. */
interface Previewed {
  item: Landing
  leftOut: string[]
}

/** An item whose page is shown, and by whose right. */
interface Shown {
  kind: Kind
  id: string
  author: SignedInUser
}

/**
 * Returns the content of a link's page: the item as if it were enabled and its draft published (requirements §15.2).
 * Only holders of the link see it. The edit is done and rolled back, so that its rules apply and nothing of it
 * remains.
 * @throws NOT_FOUND_ERROR for an unknown or expired link, and one whose author has lost the right
 */
export async function readPreview(
  context: OperationContext,
  { token }: InputOf<'getPreview'>,
): Promise<AnswerOf<'getPreview'>> {
  const { tx, now, services } = context
  await countLinkView(services.rateLimits, token, context.request.address)
  const link = await findPreviewLink(tx, token, now)
  if (!link) throw notFound()
  const author = await findAuthor(tx, link.userId)
  const { itemId: id, expiresAt } = link
  const [found] = await tx
    .select({ kind: catalogueItems.kind })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id))
  if (!found) throw notFound()
  const shown = { kind: found.kind, id, author }
  const draft = link.draft ? await findDraft(tx, id) : undefined
  // By the draft's state and whose right it is: looks at the same time are one rehearsal, which locks rows once.
  const key = [id, author.id, draft?.updatedAt.getTime()].join(' ')
  const { item, leftOut } = await services.caches.previews.get(key, async () =>
    draft
      ? showDraft(context, shown, draft.fields)
      : { item: await showWith(context, shown, {}), leftOut: [] },
  )
  const names: { lang: Language; name: string }[] = item.details
  const name = inLanguage(names, agencyLanguage)?.name ?? ''
  // Kind and item belong together: the one says which operation answered the other.
  return {
    kind: found.kind,
    name,
    draft: draft !== undefined,
    leftOut,
    expiresAt,
    item,
  } as AnswerOf<'getPreview'>
}

/** The author of a link, who must still have the right to make one. */
async function findAuthor(tx: Tx, userId: string): Promise<SignedInUser> {
  try {
    const user = await findAbsentUser(tx, userId)
    if (hasDuty(user, 'catalogue')) return user
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
  throw notFound()
}

type Landing = AnswerOf<OperationNames<Kind>['landingDetail']>

/** Matches the fields that name other items: one of these may be gone. */
const naming = /(?:Ids?|^itinerary|^code)$/

/** Shows a draft as far as it can be: what the edit refuses is left out, little by little. */
async function showDraft(
  context: OperationContext,
  shown: Shown,
  draft: DraftFields,
): Promise<Previewed> {
  const { languages } = context
  const stored = await context.preview(shown.author, ({ within }) =>
    within(operationsOfKind[shown.kind].detail, { id: shown.id, adminPanel: true }),
  )
  const { fields, leftOut } = fitToEdit(
    shown.kind,
    dropUnused(draft, languages).content,
    stored.details,
    languages,
  )
  for (;;) {
    try {
      return { item: await showWith(context, shown, fields), leftOut }
    } catch (error) {
      const refused = refusedFields(error, Object.keys(fields))
      if (refused.length === 0) throw error
      for (const name of refused) delete fields[name]
      leftOut.push(...refused)
    }
  }
}

/** The fields that an edit was refused for, of those that were given. */
function refusedFields(error: unknown, given: string[]): string[] {
  const isRefusal =
    error instanceof Failure || isForeignKeyViolation(error) || violatedConstraint(error)
  if (!isRefusal) return []
  const issues = error instanceof Failure ? (error.context.issues ?? []) : []
  const named = new Set(issues.map(({ path }) => path.split('.')[0]))
  const atFault = given.filter((name) => named.has(name))
  if (atFault.length > 0) return atFault
  const others = given.filter((name) => naming.test(name))
  return others.length > 0 ? others : given
}

/** The page of an item as if it were enabled and these fields published. */
function showWith(context: OperationContext, shown: Shown, fields: DraftFields): Promise<Landing> {
  const { kind, id, author } = shown
  const { updatedAt: _seen, ...edit } = fields
  return context.preview(author, async ({ tx, within }) => {
    if (Object.keys(edit).length > 0) await within(operationsOfKind[kind].edit, { ...edit, id })
    await show(tx, kind, id)
    return within(operationsOfKind[kind].landingDetail, { id })
  })
}

/** Enables an item; where it is hidden still, what it is part of as well. */
async function show(tx: Tx, kind: Kind, id: string): Promise<void> {
  const enable = { status: true }
  await tx.update(catalogueItems).set(enable).where(eq(catalogueItems.id, id))
  const isItem = and(eq(visibleItems.id, id), eq(visibleItems.kind, kind))
  if ((await tx.$count(visibleItems, isItem)) > 0) return
  await tx.update(catalogueItems).set(enable).where(sql`${catalogueItems.id} in (
    select destination_id from (${partsOfDestinations}) as part where id = ${id}
    union all select destination_id from item_destinations where item_id = ${id}
  )`)
}
