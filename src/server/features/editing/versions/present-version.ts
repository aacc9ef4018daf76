import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readVersion, readVersions } from './store.ts'

/** Returns the author of a version; null for a version that was there before. */
function presentActor({ byId, byName }: { byId: string | null; byName: string }) {
  return byId === null ? null : { id: byId, name: byName }
}

/** The versions of a thing that is there, newest first. */
export async function presentVersions(tx: Tx, id: string): Promise<AnswerOf<'listVersions'>> {
  const rows = await readVersions(tx, id)
  return {
    list: rows.map((row) => {
      const { version, at, fields } = row
      return { version, at, by: presentActor(row), fields }
    }),
  }
}

/** One of them, without texts in languages out of use. @throws NOT_FOUND_ERROR */
export async function presentVersion(
  tx: Tx,
  languages: SiteLanguages,
  { id, version }: { id: string; version: number },
): Promise<AnswerOf<'getVersion'>> {
  const row = await readVersion(tx, id, version)
  const { content: item, ignored } = dropUnused(row.item, languages)
  return { version, at: row.at, by: presentActor(row), item, ignoredLanguages: ignored }
}
