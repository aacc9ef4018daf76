import { and, eq } from 'drizzle-orm'
import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { FirstStep } from '#contract/site/first-steps.ts'
import { destinations, itemDetails, pages, tours } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { readSiteRow } from '#server/platform/site/read-site.ts'
import { houseName } from '#contract/site/palette/house.ts'

/** Reads which of the first steps are done: each is seen from what is stored, whoever did it. */
export async function readFirstSteps(
  tx: Tx,
  settings: Pick<Settings, 'siteName' | 'smtpUrl' | 'mode'>,
): Promise<Record<FirstStep, boolean>> {
  const site = await readSiteRow(tx)
  const { phone, whatsapp, email } = site.contact ?? {}
  const privacy = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.slug, 'privacy'), eq(pages.status, true)))
  const destination = await tx.select({ id: destinations.id }).from(destinations).limit(1)
  const tour = await tx.select({ id: tours.id }).from(tours).limit(1)
  const written = await tx.selectDistinct({ lang: itemDetails.lang }).from(itemDetails)
  const languages = new Set(written.map(({ lang }) => lang))
  return {
    name: site.name !== null || settings.siteName !== houseName,
    logo: site.logoId !== null,
    contact: Boolean(phone ?? whatsapp ?? email),
    privacy: privacy.length > 0,
    destination: destination.length > 0,
    experience: tour.length > 0,
    languages: publicLanguages(site.languages).every((lang) => languages.has(lang)),
    // Elsewhere mails are files, which is right there.
    mail: settings.smtpUrl !== null || settings.mode !== 'production',
  }
}
