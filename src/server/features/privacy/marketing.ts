import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { marketingConsents } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type MarketingConsent = typeof marketingConsents.$inferSelect

/** Somebody said yes to news by e-mail: the newest yes counts, also after a no. */
export async function recordMarketing(
  tx: Tx,
  consent: Pick<MarketingConsent, 'email' | 'lang' | 'at' | 'pageVersion'>,
): Promise<void> {
  const { lang, at, pageVersion } = consent
  await tx
    .insert(marketingConsents)
    .values(consent)
    .onConflictDoUpdate({
      target: marketingConsents.email,
      set: { lang, at, pageVersion, withdrawnAt: null },
    })
}

/** Whether the address said yes and has not taken it back. */
export async function wantsMarketing(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ at: marketingConsents.at })
    .from(marketingConsents)
    .where(and(eq(marketingConsents.email, email), isNull(marketingConsents.withdrawnAt)))
  return found.length > 0
}

/** The address gets no news any more; one that is unknown got none before. */
export async function withdrawMarketing(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(marketingConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(marketingConsents.email, email), isNull(marketingConsents.withdrawnAt)))
}

const pageSize = 500

/** Everybody who said yes and has not taken it back, by address, in short reads. */
export async function* everyMarketingConsent(tx: Tx): AsyncGenerator<MarketingConsent> {
  let last = ''
  for (;;) {
    const page = await tx
      .select()
      .from(marketingConsents)
      .where(and(gt(marketingConsents.email, last), isNull(marketingConsents.withdrawnAt)))
      .orderBy(asc(marketingConsents.email))
      .limit(pageSize)
    yield* page
    const final = page.at(-1)
    if (!final || page.length < pageSize) return
    last = final.email
  }
}
