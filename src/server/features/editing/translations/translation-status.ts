import { isDeepStrictEqual } from 'node:util'
import type { TranslationState } from '#contract/catalogue/facts/translation.ts'
import { contractName } from '#server/api/audit/contract-name.ts'
import type { DayText, Translatable } from '#server/platform/db/schema/index.ts'
import { isSaid } from './translatable.ts'

/** The status of a translation, and what keeps it from being complete. */
export interface TranslationStatus {
  state: TranslationState
  fields: string[]
}

type Texts = Record<string, unknown>

/** An entry of an item's, or of one of its days: `name`, or `itinerary.3.` before a day's texts. */
interface Entry {
  prefix: string
  source: Texts | undefined
  original: Texts
  translated: Texts | undefined
}

/**
 * The entries that have English, each with what it was translated from and to. What has no English has
 * nothing to translate.
 */
function entriesOf(now: Translatable, translated: Translatable, source: Translatable): Entry[] {
  const own: Entry[] = now.texts
    ? [
        {
          prefix: '',
          source: source.texts ?? undefined,
          original: now.texts,
          translated: translated.texts ?? undefined,
        },
      ]
    : []
  const days = Object.entries(now.days).map(([day, text]): Entry => ({
    prefix: `itinerary.${day}.`,
    source: source.days[day] && { ...source.days[day] },
    original: { ...text },
    translated: translated.days[day] && { ...translated.days[day] },
  }))
  return [...own, ...days]
}

/** Texts of English, an entry's own, that are not said: of a list with places or topics, some of them. */
function isLacking(original: unknown, translated: unknown): boolean {
  if (!isSaid(original)) return false
  if (!isSaid(translated)) return true
  if (!Array.isArray(original) || !Array.isArray(translated)) return false
  // Notes stand for months: one each.
  if (original.some((note) => note === null)) {
    return original.some((note, month) => isSaid(note) && !isSaid(translated[month]))
  }
  const topics = original.flatMap(topicOf)
  return topics.some((topic) => !translated.flatMap(topicOf).includes(topic))
}

function topicOf(each: unknown): unknown[] {
  return typeof each === 'object' && each !== null && 'topic' in each ? [each.topic] : []
}

function statusOf({ prefix, source, original, translated }: Entry): TranslationStatus {
  const said = Object.keys(original).filter((field) => isSaid(original[field]))
  const named = (fields: string[]) => fields.map((field) => prefix + contractName(field)).toSorted()
  if (!translated) {
    return said.length > 0
      ? { state: 'missing', fields: named(said) }
      : { state: 'complete', fields: [] }
  }
  const lacking = said.filter((field) => isLacking(original[field], translated[field]))
  if (lacking.length > 0) return { state: 'partial', fields: named(lacking) }
  const changed = changedFields({ source, original }).filter((field) => isSaid(translated[field]))
  if (changed.length > 0) return { state: 'outdated', fields: named(changed) }
  return { state: 'complete', fields: [] }
}

function changedFields({ source, original }: Pick<Entry, 'source' | 'original'>): string[] {
  if (!source) return []
  const fields = [...new Set([...Object.keys(source), ...Object.keys(original)])]
  const said = (value: unknown) => (isSaid(value) ? value : null)
  return fields.filter((field) => !isDeepStrictEqual(said(source[field]), said(original[field])))
}

const worstFirst: TranslationState[] = ['missing', 'partial', 'outdated']

/** Returns the state of a translation: that of its worst entries, which the result names. */
export function translationStatus(
  now: Translatable,
  translated: Translatable,
  source: Translatable,
): TranslationStatus {
  const all = entriesOf(now, translated, source).map(statusOf)
  const state = worstFirst.find((each) => all.some((entry) => entry.state === each)) ?? 'complete'
  const fields = all.filter((entry) => entry.state === state).flatMap((entry) => entry.fields)
  return { state, fields }
}

interface Difference {
  field: string
  before: unknown
  now: unknown
}

/** Returns the changes of the English texts since their translation, in translated fields. */
export function differences(
  now: Translatable,
  translated: Translatable,
  source: Translatable,
): Difference[] {
  return entriesOf(now, translated, source)
    .filter((entry) => entry.translated)
    .flatMap(({ prefix, source: was, original }) =>
      changedFields({ source: was, original }).map((field) => ({
        field: prefix + contractName(field),
        before: was?.[field] ?? null,
        now: original[field] ?? null,
      })),
    )
}

/** One language of an item before a change and after it. */
interface TextChange {
  /** The English that the translation was made from; undefined where nobody has written it down. */
  source: Translatable | undefined
  before: { original: Translatable; translated: Translatable } | undefined
  after: { original: Translatable; translated: Translatable }
}

/**
 * The English that a translation is made from after a change: an entry that was itself changed is made from
 * today's, any other from what it was made from. A day that has moved is the same day.
 */
export function sourceAfter({ source, before, after }: TextChange): Translatable {
  const known = source ?? before?.original
  const own = after.translated.texts
  const isOwnKept =
    known !== undefined &&
    known.texts !== null &&
    (before === undefined || isDeepStrictEqual(before.translated.texts, own))
  const days = Object.entries(after.translated.days).flatMap(([day, text]): [string, DayText][] => {
    const was = before ? dayBefore(before.translated.days, day, text) : day
    const from = (was !== undefined && known?.days[was]) || after.original.days[day]
    return from ? [[day, from]] : []
  })
  return {
    texts: own ? (isOwnKept ? (known?.texts ?? null) : after.original.texts) : null,
    days: Object.fromEntries(days),
  }
}

/** The number under which a day said the same before. */
function dayBefore(days: Translatable['days'], day: string, text: DayText): string | undefined {
  if (isDeepStrictEqual(days[day], text)) return day
  return Object.keys(days).find((each) => isDeepStrictEqual(days[each], text))
}
