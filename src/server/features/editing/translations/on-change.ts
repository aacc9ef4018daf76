import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { type SiteLanguages, targetLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Subject } from '#server/api/audit/read-subject.ts'
import { translations } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { ChangeListener } from '#server/api/context.ts'
import { sourceAfter, translationStatus } from './translation-status.ts'
import { inOne, textsOf } from './translatable.ts'

/** True for changes of an item's texts; other changes touch none of them. */
const isAboutTexts = (fields: string[]) => fields.some((name) => /^(details|itinerary)$/.test(name))

/** Keeps how an item's translations stand, with every change of its texts (requirements §13.1). */
export const translationListener: ChangeListener<Kind> = {
  async after({ tx, now, languages }, { action, fields = [], itemId, was, is }) {
    if (!is || (action === 'edit' && !isAboutTexts(fields))) return
    await writeStandings(tx, { itemId, was, is, now, languages })
  },
}

interface Turn {
  itemId: string
  was: Subject | undefined
  is: Subject
  now: Date
  languages: SiteLanguages
}

async function writeStandings(tx: Tx, { itemId, was, is, now, languages }: Turn): Promise<void> {
  const stored = await tx.select().from(translations).where(eq(translations.itemId, itemId))
  const { source: origin } = languages
  const before = was && textsOf(was)
  const after = textsOf(is)
  const rows = targetLanguages(languages).flatMap((lang) => {
    const row = stored.find((each) => each.lang === lang)
    const turn = {
      source: row?.source,
      before: before && { original: inOne(origin, before), translated: inOne(lang, before) },
      after: { original: inOne(origin, after), translated: inOne(lang, after) },
    }
    if (row && turn.before && isDeepStrictEqual(turn.before, turn.after)) return []
    const source = sourceAfter(turn)
    const status = translationStatus(turn.after.original, turn.after.translated, source)
    return [{ itemId, lang, source, ...status, changedAt: now }]
  })
  if (rows.length === 0) return
  await tx
    .insert(translations)
    .values(rows)
    .onConflictDoUpdate({
      target: [translations.itemId, translations.lang],
      set: {
        source: sql`excluded.source`,
        state: sql`excluded.state`,
        fields: sql`excluded.fields`,
        changedAt: sql`excluded.changed_at`,
      },
    })
}
