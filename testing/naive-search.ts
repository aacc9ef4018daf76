import { kindFacts, partKinds } from '#contract/base/kinds.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { sql } from 'drizzle-orm'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { isStopWord } from '#contract/base/languages/stop-words.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { AnswerOf, Caller, InputOf } from '#contract/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

type Results = AnswerOf<'getSearchResults'>

type Group = keyof Results['totals']

type Reason = Results[Group][number]['because']

/** The searchable data of one visible item. */
export interface SearchedItem {
  id: string
  group: Group
  details: { lang: Language; name: string }[]
  /** Effective ones, each with its names. */
  tags: NamedTag[]
  /** All that its tags and its category are called. */
  themes: string[]
  /** Each with whether its beginning is enough. */
  codes: { text: string; isOpen: boolean }[]
  /** Null where it has no length. */
  days: number | null
  /** A destination's aliases. */
  aliases: string[]
  /** The names of its places. */
  places: string[]
}

interface NamedTag {
  tag: string
  names: LanguageTexts
}

/** Of an admin's answer, what search looks at. */
interface Looked {
  id: string
  details: SearchedItem['details']
  tags?: string[]
  bannedTags?: string[]
  categoryId?: string
  code?: string | null
  externalId?: string | null
  days?: number
  durationMinutes?: number | null
}

type Found = Record<Group, { id: string; because: Reason; missing: string[] }[]> & {
  suggestion: string | null
  totals: Record<Group, number>
}

/** A keyword of parts: text to look for, and a number of days behind it. */
export interface NaiveQuery extends Omit<InputOf<'getSearchResults'>, 'keyword'> {
  text: string
  days: number | null
}

/** The keyword as somebody types it. */
export const keywordOf = ({ text, days }: Pick<NaiveQuery, 'text' | 'days'>) =>
  days === null ? text : `${text} ${days} days`

const groups: Group[] = answeredKinds.map((kind) => kindFacts[kind].plural)

interface Place {
  name: string
  names: LanguageTexts
  aliases: string[]
}

const allOf = ({ name, names, aliases }: Place) => [name, ...Object.values(names), ...aliases]

/** The search's input by requirements §2.11, §2.12 and §4.14, from an admin's answers; newest first. */
export async function readSearchedItems(admin: Caller): Promise<SearchedItem[]> {
  const panel = { adminPanel: true }
  const { list: countries } = await admin('listCountries')
  const { list: regions } = await admin('listRegions')
  const { list: named } = await admin('listTags')
  const namesOf = new Map(named.map(({ tag, names }) => [tag, names]))
  const aliasesOf = new Map(
    named.map(({ tag, aliases, defaultAliases }) => [tag, aliases ?? defaultAliases]),
  )
  const { list: categories } = await admin('listCategories')
  const themesOf = (tags: string[], categoryId?: string) => [
    ...tags.flatMap((tag) => [
      tag,
      ...Object.values(namesOf.get(tag) ?? {}),
      ...(aliasesOf.get(tag) ?? []),
    ]),
    ...categories.filter(({ id }) => id === categoryId).flatMap(allOf),
  ]
  const around = (regionId: string) => {
    const region = regions.find(({ id }) => id === regionId)
    const country = countries.find(({ id }) => id === region?.countryId)
    return [region, country].flatMap((place) => (place ? allOf(place) : []))
  }
  const { list: destinations } = await admin('listDestinations', panel)
  const enabled = new Map(
    destinations.filter(({ status }) => status).map((each) => [each.id, each]),
  )
  const enabledOf = (ids: string[]) => ids.flatMap((id) => enabled.get(id) ?? [])
  const look = (item: Looked, group: Group, ids: string[]): SearchedItem => {
    const { id, details, tags = [], bannedTags } = item
    const through = enabledOf(ids)
    // What bans no tags inherits none.
    const inherited = bannedTags ? through.flatMap((each) => each.tags) : []
    const effective = [...tags, ...inherited.filter((tag) => !bannedTags?.includes(tag))]
    const places = through.flatMap((each) => [
      ...each.details.map(({ name }) => name),
      ...each.aliases,
      ...around(each.regionId),
    ])
    return {
      id,
      group,
      details,
      tags: [...new Set(effective)].map((tag) => ({ tag, names: namesOf.get(tag) ?? {} })),
      themes: themesOf(effective, item.categoryId),
      codes: [
        ...(item.code ? [{ text: item.code, isOpen: true }] : []),
        ...(item.externalId ? [{ text: item.externalId, isOpen: false }] : []),
      ],
      days: item.days ?? (item.durationMinutes ? Math.ceil(item.durationMinutes / 1_440) : null),
      aliases: [],
      places,
    }
  }
  const lookAt = (
    group: Group,
    list: (Parameters<typeof look>[0] & { status: boolean; destinationId: string })[],
  ) =>
    list
      .filter(({ status, destinationId }) => status && enabled.has(destinationId))
      .map((item) => look(item, group, [item.destinationId]))
  const parts: SearchedItem[] = []
  for (const kind of partKinds) {
    const { list } = await admin(operationsOfKind[kind].list, panel)
    parts.push(...lookAt(kindFacts[kind].plural, list))
  }
  const circuits = (await admin('listCircuits', panel)).list
  const packages = (await admin('listPackages', panel)).list
  return [
    ...[...enabled.values()].map((item) => ({
      ...look(item, 'destinations', []),
      aliases: [...item.details.map(({ name }) => name), ...item.aliases],
      places: around(item.regionId),
    })),
    ...parts,
    ...circuits
      .filter((item) => item.status && enabledOf(item.destinationIds).length >= 2)
      .map((item) => look(item, 'circuits', item.destinationIds)),
    ...packages
      .filter(
        ({ status, destinationIds }) =>
          status && enabledOf(destinationIds).length === destinationIds.length,
      )
      .map((item) => look(item, 'packages', item.destinationIds)),
  ]
}

interface Measured {
  folded: string
  similarity: number
}

/** Folded form and similarity of each text, asked of the database one by one, without an index. */
async function measure(tx: Tx, keyword: string, texts: string[]): Promise<Map<string, Measured>> {
  const rows = await queryRows<{ text: string; folded: string; similarity: number }>(
    tx,
    sql`select text, search_fold(text) as folded,
      word_similarity(search_fold(${keyword}), search_fold(text))::float8 as similarity
      from json_array_elements_text(${JSON.stringify([...new Set(texts)])}::json) as given(text)`,
  )
  return new Map(rows.map(({ text, ...rest }) => [text, rest]))
}

/** Edit distance, the textbook's way. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)]
  let row = to.map((_, column) => column + 1)
  for (const [index, letter] of from.entries()) {
    const next: number[] = []
    for (const [column, other] of to.entries()) {
      const diagonal = column === 0 ? index : (row[column - 1] ?? 0)
      const left = column === 0 ? index + 1 : (next[column - 1] ?? 0)
      next.push(Math.min(left + 1, (row[column] ?? 0) + 1, diagonal + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? from.length
}

interface Ranked {
  rank: number
  length: number
  because: Reason
}

interface Word {
  wanted: string
  /** One of several. */
  isPart: boolean
  threshold: number
}

const wordsIn = (folded: string) => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** Contains it; a short one of several has to begin a word. */
function contains(folded: string, { wanted, isPart }: Word): boolean {
  if (isPart && /^[\p{L}\p{N}]{1,2}$/u.test(wanted)) {
    return wordsIn(folded).some((word) => word.startsWith(wanted))
  }
  return folded.includes(wanted)
}

/** Whether the text has each word, or one like it. */
function isLike(folded: string, wanted: string): boolean {
  return wanted.split(' ').every((word) => folded.includes(word) || isLikeWord(folded, word))
}

/** Whether a word of the text, or two in a row, differs in a third of the letters at most. */
function isLikeWord(folded: string, wanted: string): boolean {
  const letters = wordsIn(wanted).join('')
  const words = wordsIn(folded)
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  return (
    letters.length >= 4 &&
    [...words, ...pairs].some((word) => {
      const slips = editDistance(word, letters) + (word[0] === letters[0] ? 0 : 1)
      return slips * 3 <= letters.length
    })
  )
}

const reasonOrder = ['name', 'code', 'alias', 'place', 'tag', 'similar']
const placeOf = (reason: Reason) => reasonOrder.indexOf(reason)

/** How an item matches a word best, or undefined when it does not. */
function rankOf(
  item: SearchedItem,
  name: string,
  word: Word,
  look: (text: string, wanted: string) => Measured,
): Ranked | undefined {
  const { wanted, threshold } = word
  const ranks: Ranked[] = []
  const own = look(name, wanted)
  const length = Array.from(own.folded).length
  const isSimilar = ({ folded, similarity }: Measured) =>
    similarity >= threshold && (threshold === 0 || isLike(folded, wanted))
  if (own.folded === wanted) ranks.push({ rank: 0, length, because: 'name' })
  else if (contains(own.folded, word)) {
    const starts = own.folded.startsWith(wanted) && !(word.isPart && wanted.length <= 2)
    ranks.push({ rank: starts ? 1 : 2, length, because: 'name' })
  } else if (isSimilar(own)) {
    ranks.push({ rank: 10 - own.similarity, length, because: 'similar' })
  }
  for (const { text, isOpen } of item.codes) {
    const { folded } = look(text, wanted)
    if (folded === wanted) ranks.push({ rank: 3, length: 0, because: 'code' })
    else if (isOpen && wanted.length >= 4 && folded.startsWith(wanted))
      ranks.push({ rank: 4, length: 0, because: 'code' })
  }
  const lookAt = (because: Reason, equal: number, texts: string[]) => {
    for (const measured of texts.map((text) => look(text, wanted))) {
      const { folded, similarity } = measured
      if (folded === own.folded && because === 'alias') continue
      if (folded === wanted) ranks.push({ rank: equal, length: 0, because })
      else if (contains(folded, word)) ranks.push({ rank: equal + 1, length: 0, because })
      else if (isSimilar(measured) && similarity > 0)
        ranks.push({ rank: 10 - similarity, length: 0, because: 'similar' })
    }
  }
  lookAt('alias', 5, item.aliases)
  lookAt('place', 5, item.places)
  lookAt('tag', 7, item.themes)
  return ranks.toSorted(
    (a, b) => a.rank - b.rank || a.length - b.length || placeOf(a.because) - placeOf(b.because),
  )[0]
}

/** A word without punctuation at its ends, unless it is nothing else. */
const withoutMarks = (word: string) =>
  word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '') || word

interface Judged extends Ranked {
  missing: string[]
}

/** How an item matches a whole keyword, or undefined where it matches less than half of it. */
function judge(
  item: SearchedItem,
  { phrase, words, days }: { phrase: Word; words: Word[]; days: number | null },
  rank: (word: Word) => Ranked | undefined,
): Judged | undefined {
  const asPhrase = words.length > 0 ? rank(phrase) : undefined
  const byWords = words.map(rank)
  const hasAll = words.length > 0 && byWords.every((each) => each && each.rank < 9)
  const whole = asPhrase && (asPhrase.rank < 9 || !hasAll) ? asPhrase : undefined
  const ranks = whole ? [] : byWords
  const met = ranks.flatMap((each) => each ?? [])
  const missing = whole ? [] : words.flatMap(({ wanted }, at) => (ranks[at] ? [] : wanted))
  const fits =
    item.days === null ? item.group === 'destinations' : Math.abs(item.days - (days ?? 0)) <= 2
  if (days !== null && !fits) missing.push(`${days} days`)
  const asked = words.length + (days === null ? 0 : 1)
  const metCount = asked - missing.length
  if (metCount === 0 || metCount * 2 < asked) return undefined
  const best = whole
    ? { ...whole, rank: whole.rank + (whole.rank < 9 ? 0 : 20) }
    : {
        rank:
          met.length === 0
            ? 0
            : (met.some((each) => each.rank >= 9) ? 20 : 10) +
              met.reduce((sum, each) => sum + each.rank, 0) / met.length,
        length: Math.max(0, ...met.map(({ length }) => length)),
        because:
          met.map(({ because }) => because).toSorted((a, b) => placeOf(b) - placeOf(a))[0] ??
          'name',
      }
  return { ...best, rank: best.rank + missing.length * 1_000, missing }
}

/** The expected answer of getSearchResults, by a full scan (requirements §4.14). */
export async function searchNaively(
  tx: Tx,
  items: SearchedItem[],
  { text, days, lang, threshold, limit }: NaiveQuery,
): Promise<Found> {
  const nameOf = (item: SearchedItem) => inLanguage(item.details, lang)?.name ?? ''
  const termsOf = (item: SearchedItem) => [
    nameOf(item),
    ...item.tags.map(({ tag, names }) => names[lang] ?? names.en ?? tag),
  ]
  const texts = items.flatMap((item) => [
    nameOf(item),
    ...item.aliases,
    ...item.places,
    ...item.themes,
    ...item.codes.map((code) => code.text),
    ...item.tags.map(({ tag }) => tag),
  ])
  const keyword = keywordOf({ text, days })
  const typedWords = text.split(' ').filter(Boolean).map(withoutMarks)
  const typed = [...new Set(typedWords)]
  // Beside a length the rest is put together from its words, without loose ones that mean nothing.
  const isMeant = (word: string) => !isStopWord(word)
  const meantFrom = typedWords.findIndex(isMeant)
  const meantTo = typedWords.findLastIndex(isMeant) + 1
  const rest = days === null ? text : typedWords.slice(meantFrom, meantTo).join(' ')
  const measuredBy = new Map<string, Map<string, Measured>>()
  for (const wanted of [keyword, rest, ...typed]) {
    measuredBy.set(wanted, await measure(tx, wanted, [wanted, ...texts]))
  }
  const foldedOf = (wanted: string) => measuredBy.get(wanted)?.get(wanted)?.folded ?? ''
  const byFolded = new Map(
    [...measuredBy].map(([wanted, measured]) => [foldedOf(wanted), measured]),
  )
  const look = (each: string, wanted: string) =>
    byFolded.get(wanted)?.get(each) ?? { folded: each, similarity: 0 }
  const least = Math.fround(threshold)
  const meant = [...new Set(typed.map(foldedOf))].filter((word) => !isStopWord(word))
  const wanted = foldedOf(rest)
  // Words without meaning count where there is nothing else.
  const searched = meant.length > 0 || days !== null ? meant : [wanted]
  const isPart = searched.length > 1
  const words = searched.map((each) => ({ wanted: each, isPart, threshold: least }))
  const phrase = { wanted, isPart: false, threshold: least }
  const ranked = items.flatMap((item) => {
    const rank = (word: Word) => rankOf(item, nameOf(item), word, look)
    const match = judge(item, { phrase, words, days }, rank)
    return match ? [{ item, ...match }] : []
  })
  // Items come newest first, and sorting is stable.
  const inOrder = ranked.toSorted((a, b) => a.rank - b.rank || a.length - b.length)
  const allOfGroup = (group: Group) => inOrder.filter(({ item }) => item.group === group)
  const terms = [...new Set(items.flatMap(termsOf))]
  const foldTerm = (term: string) => measuredBy.get(keyword)?.get(term)?.folded ?? term
  return {
    ...foundIn(nearestOf(terms, foldedOf(keyword), foldTerm), (group) =>
      allOfGroup(group)
        .slice(0, limit)
        .map(({ item, because, missing }) => ({ id: item.id, because, missing })),
    ),
    totals: Object.fromEntries(
      groups.map((group) => [group, allOfGroup(group).length]),
    ) as Found['totals'],
  }
}

function foundIn(
  suggestion: string | null,
  listOf: (group: Group) => Found[Group],
): Omit<Found, 'totals'> {
  const lists = Object.fromEntries(groups.map((group) => [group, listOf(group)]))
  return { suggestion, ...(lists as Record<Group, Found[Group]>) }
}

/** The text at the least edit distance, by folded text and text among equals; null at distance 0. */
export function nearestOf(
  texts: string[],
  wanted: string,
  fold: (text: string) => string,
): string | null {
  const [best] = texts
    .map((text) => ({ text, folded: fold(text), distance: editDistance(wanted, fold(text)) }))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Buffer.compare(Buffer.from(a.folded), Buffer.from(b.folded)) ||
        Buffer.compare(Buffer.from(a.text), Buffer.from(b.text)),
    )
  return best && best.distance > 0 ? best.text : null
}

/** A search's answer in the same form. */
export function presentFound(answer: Results): Found {
  return {
    ...foundIn(answer.suggestion, (group) =>
      answer[group].map(({ id, because, missing }) => ({ id, because, missing })),
    ),
    totals: answer.totals,
  }
}
