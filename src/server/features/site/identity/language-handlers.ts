import { and, count, eq, notExists, sql } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import {
  languagesInUse,
  publicLanguages,
  type SiteLanguages,
  targetLanguages,
} from '#contract/base/languages/languages-in-use.ts'
import {
  fallbackLanguage,
  type Language,
  languages,
  languageTags,
} from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { languageOperations } from '#contract/site/languages.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { catalogueItems, itemDetails, translations } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readSiteRow } from '#server/platform/site/read-site.ts'
import { changeSite, lockSite } from './pictures.ts'

/** A language's own name: "español". */
function ownName(code: Language): string {
  const tag = languageTags[code]
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? code
}

const named = ({ list, ...site }: SiteLanguages) => ({
  ...site,
  list: list.map((each) => ({ ...each, name: ownName(each.code) })),
})

/** @throws INVALID_DATA_ERROR, with the field that breaks a rule */
function requireConsistent(site: SiteLanguages): void {
  const inUse = languagesInUse(site)
  if (!inUse.includes(fallbackLanguage)) throw invalidData('languages', messages.detailsEnglish)
  if (!publicLanguages(site).includes(site.default)) throw invalidData('default', messages.invalid)
  if (!inUse.includes(site.source)) throw invalidData('source', messages.invalid)
}

async function countUntranslated(tx: Tx, site: SiteLanguages): Promise<Record<string, number>> {
  const codes = languagesInUse(site).filter((code) => code !== fallbackLanguage)
  const counted = codes.map(async (code) => {
    const texts = tx
      .select({ one: sql`1` })
      .from(itemDetails)
      .where(and(eq(itemDetails.itemId, catalogueItems.id), eq(itemDetails.lang, code)))
    const [row] = await tx.select({ total: count() }).from(catalogueItems).where(notExists(texts))
    return [code, row?.total ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

export const languageHandlers: HandlersOf<keyof typeof languageOperations> = {
  async getLanguages({ tx, user }) {
    const { languages: site } = await readSiteRow(tx)
    if (user?.role === 'admin') return named(site)
    return named({ ...site, list: site.list.filter(({ state }) => state === 'public') })
  },

  async editLanguages({ tx, now, services }, { languages: wanted, ...given }) {
    const { languages: before } = await lockSite(tx)
    const list = languages.flatMap((code) =>
      (wanted ?? before.list).filter((each) => each.code === code),
    )
    const after = {
      default: given.default ?? before.default,
      source: given.source ?? before.source,
      list,
    }
    requireConsistent(after)
    await changeSite(tx, { languages: after }, now)
    const outdated =
      after.source === before.source
        ? sql`${translations.lang} <> all(${sql.param(targetLanguages(after))}::text[])`
        : undefined
    await tx.delete(translations).where(outdated)
    await services.jobs.enqueue(tx, 'derive-translations', {})
    return { ...named(after), untranslated: await countUntranslated(tx, after) }
  },
}
