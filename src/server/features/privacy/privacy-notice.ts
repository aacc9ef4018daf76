import { and, eq } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { pages } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** The version of the privacy notice that visitors can read; null as long as its page is disabled. */
export async function readPrivacyVersion(tx: Tx): Promise<number | null> {
  const [page] = await tx
    .select({ version: pages.version })
    .from(pages)
    .where(and(eq(pages.slug, 'privacy'), eq(pages.status, true)))
  return page?.version ?? null
}

/** The kept part of a consent beside its subject; nulls if none was asked for. */
interface KeptConsent {
  consentAt: Date | null
  consentVersion: number | null
}

/**
 * The consent to keep: to which version of the notice, and when.
 * @throws INVALID_DATA_ERROR at `consent` where there is a notice and it was not said to be read
 */
export async function requireConsent(
  tx: Tx,
  consent: boolean | null | undefined,
  now: Date,
): Promise<KeptConsent> {
  const version = await readPrivacyVersion(tx)
  if (version === null) return { consentAt: null, consentVersion: null }
  if (consent !== true) throw invalidData('consent', messages.consentMissing)
  return { consentAt: now, consentVersion: version }
}
