import { z } from 'zod'
import { invalidData } from '#contract/base/failures.ts'
import { lang, moment } from '#contract/base/fields.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { parseAccepting } from '#contract/base/languages/parse-scope.ts'
import { fallbackMessage, messages } from '#contract/base/text/messages.ts'
import { invalidPayload } from '#server/platform/http/failures.ts'
import { goneKeptDays } from '#server/features/catalogue/publication-log/rebuild.ts'

/** Next position of a traversal: behind an item, as of the moment of its first page. */
const cursor = z
  .string()
  .max(200)
  .transform((text) => Buffer.from(text, 'base64url').toString())
  .pipe(z.string().regex(/^\d{1,15} [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))
  .transform((text) => {
    const [at, after = ''] = text.split(' ')
    return { asOf: new Date(Number(at)), after }
  })

const feedQuery = z.object({
  lang: lang.optional(),
  changedSince: moment.optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

export type FeedQuery = z.output<typeof feedQuery>

export function writeCursor(asOf: Date, after: string): string {
  return Buffer.from(`${asOf.getTime()} ${after}`).toString('base64url')
}

/**
 * Parses the query of a feed.
 * @throws INVALID_DATA_ERROR
 */
export function parseFeedQuery(query: unknown, languages: SiteLanguages): FeedQuery {
  const parsed = parseAccepting(languages, () =>
    feedQuery.safeParse(query, { error: fallbackMessage }),
  )
  if (!parsed.success) throw invalidPayload(parsed.error)
  return parsed.data
}

interface Horizon {
  now: Date
  knownFrom: Date | null
  unknownBefore: Date | null | undefined
}

/**
 * Refuses to tell what changed since a moment that is too long ago, that a restore has made unknown, or at which
 * the reader was shown something else altogether.
 * @throws INVALID_DATA_ERROR with status 410
 */
export function refuseTooOld(
  changedSince: Date | undefined,
  { now, knownFrom, unknownBefore }: Horizon,
): void {
  if (!changedSince) return
  const oldest = new Date(now.getTime() - goneKeptDays * 24 * 60 * 60 * 1000)
  const isUnknown =
    (knownFrom && changedSince < knownFrom) || (unknownBefore && changedSince <= unknownBefore)
  if (changedSince < oldest || isUnknown) {
    throw invalidData('changedSince', messages.inThePast, { status: 410 })
  }
}
