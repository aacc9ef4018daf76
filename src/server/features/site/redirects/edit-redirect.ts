import { eq, sql } from 'drizzle-orm'
import { parseSource, queryKey } from '#contract/base/addresses/redirect-source.ts'
import { invalidData, notFound, unavailable } from '#contract/base/failures.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { redirectMessages } from '#contract/site/redirects/redirect-messages.ts'
import type { RedirectTarget } from '#contract/site/redirects/redirects.ts'
import { requireFreshUser } from '#server/api/authentication.ts'
import { type OperationContext, signedIn, type TransactionStep } from '#server/api/context.ts'
import { redirects } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import { targetOf } from '#server/platform/site/redirects/redirect-index.ts'
import {
  columnsOf,
  lockRedirects,
  nextChange,
  requireStorable,
} from '#server/platform/site/redirects/write-redirect.ts'

/** @throws INVALID_DATA_ERROR at `from` or `to`, NOT_FOUND_ERROR for a target that never was, FRESH_LOGIN_ERROR */
export async function addRedirect(
  context: OperationContext,
  { from, to: given }: InputOf<'addRedirect'>,
): Promise<TransactionStep<AnswerOf<'addRedirect'>>> {
  const to = onOwnSite(given, context.services)
  await requireFreshFor(context, to)
  await requireUnserved(context.services, from)
  return async ({ tx, now }) => {
    await lockRedirects(tx)
    await requireTarget(tx, to)
    await requireStorable(tx, { from, to })
    const [row] = await tx
      .insert(redirects)
      .values({ ...columnsOf({ from, to }), createdAt: now, changedAt: nextChange(now) })
      .returning({ id: redirects.id })
    if (!row) throw new Error('The redirect was not stored')
    return row
  }
}

/** @throws as adding does; NOT_FOUND_ERROR for an unknown redirect */
export async function editRedirect(
  context: OperationContext,
  input: InputOf<'editRedirect'>,
): Promise<TransactionStep<AnswerOf<'editRedirect'>>> {
  const { id } = input
  const to = input.to && onOwnSite(input.to, context.services)
  if (to !== undefined) await requireFreshFor(context, to)
  const [before] = await context.tx.select().from(redirects).where(eq(redirects.id, id))
  if (!before) throw notFound()
  // The site may show a page there by now; an edit of the target alone does not ask.
  if (input.from !== undefined && !isSameSource(input.from, before)) {
    await requireUnserved(context.services, input.from)
  }
  return async ({ tx, now }) => {
    await lockRedirects(tx)
    const [stored] = await tx.select().from(redirects).where(eq(redirects.id, id))
    if (!stored) throw notFound()
    if (to !== undefined) await requireTarget(tx, to)
    const ends = { from: input.from ?? stored.from, to: to ?? targetOf(stored) }
    await requireStorable(tx, { id, ...ends })
    await tx
      .update(redirects)
      .set({ ...columnsOf(ends), changedAt: nextChange(now) })
      .where(eq(redirects.id, id))
    return { id }
  }
}

function isSameSource(from: string, row: { fromPath: string; fromQuery: string }): boolean {
  const source = parseSource(from)
  return source.path === row.fromPath && queryKey(source) === row.fromQuery
}

/** An address of this site by its path, however it was written. */
export function onOwnSite(
  to: RedirectTarget,
  { settings }: Pick<Services, 'settings'>,
): RedirectTarget {
  if (typeof to !== 'string' || to.startsWith('/')) return to
  const { host, pathname, search, hash, href } = new URL(to)
  return host === new URL(settings.siteUrl).host ? pathname + search + hash : href
}

/** Returns whether a target is on another host. */
export const leadsElsewhere = (to: RedirectTarget) => typeof to === 'string' && !to.startsWith('/')

async function requireFreshFor(context: OperationContext, to: RedirectTarget): Promise<void> {
  if (leadsElsewhere(to)) await requireFreshUser(context.services, signedIn(context))
}

/** @throws INVALID_DATA_ERROR at `from` where the site answers other than with 404 or 410 */
async function requireUnserved(services: Services, from: string): Promise<void> {
  const status = await services.servedStatus(new URL(from, services.settings.siteUrl).href)
  if (status === 429 || status >= 500) throw unavailable()
  if (status !== 404 && status !== 410) throw invalidData('from', redirectMessages.redirectServed)
}

/** @throws NOT_FOUND_ERROR for a thing that neither is there nor was ever public */
async function requireTarget(tx: Tx, to: RedirectTarget): Promise<void> {
  if (typeof to === 'string') return
  const { kind, id } = to
  const known = await queryRows(
    tx,
    sql`select id from catalogue_items where id = ${id}::uuid and kind = ${kind}
      union all select item_id from shown_items where item_id = ${id}::uuid and kind = ${kind}
      union all select id from countries where id = ${id}::uuid and ${kind} = 'country'
      union all select id from regions where id = ${id}::uuid and ${kind} = 'region'
      union all select id from categories where id = ${id}::uuid and ${kind} = 'category'`,
  )
  if (known.length === 0) throw notFound()
}
