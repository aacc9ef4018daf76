import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { AgencyTerms } from '#contract/trade/agency-fields.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { hasDuty } from '#server/platform/auth/duties.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'

/** Audience of rates, and the side of them that it sees: admins with rates or requests all, an agency according to its terms and sheets. */
export type RateAudience =
  | { sees: 'all' }
  | { sees: 'nothing' }
  | { sees: 'terms'; terms: AgencyTerms; sheets: string[] }

/**
 * How rates look to who asks, or to the agency that an admin looks as. Whoever has no agency, or one without
 * terms, is shown none.
 * @throws NOT_FOUND_ERROR for an admin who names no agency that is there
 */
export async function audienceOf(
  tx: Tx,
  user: SignedInUser,
  asAgency: string | undefined,
): Promise<RateAudience> {
  const { role, agencyId } = user
  if (role === 'admin') {
    if (!hasDuty(user, 'rates', 'requests')) return { sees: 'nothing' }
    if (asAgency === undefined) return { sees: 'all' }
    const shown = await audienceOfAgency(tx, asAgency)
    if (!shown) throw notFound()
    return shown
  }
  return (agencyId !== null && (await audienceOfAgency(tx, agencyId))) || { sees: 'nothing' }
}

/** How rates look to an agency; undefined where it is gone. */
export async function audienceOfAgency(tx: Tx, id: string): Promise<RateAudience | undefined> {
  const { status, terms, sheets } = agencies
  const [agency] = await tx
    .select({ status, terms, sheets })
    .from(agencies)
    .where(eq(agencies.id, id))
  if (!agency) return undefined
  if (agency.status !== 'approved' || agency.terms === null) return { sees: 'nothing' }
  return { sees: 'terms', terms: agency.terms, sheets: agency.sheets }
}
