import type { overnights } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { allForms, anyOf, folded, wholeWords } from './words.ts'

/** Something that a programme may name. */
export interface Named {
  id: string
  /** In the panel's language. */
  name: string
  /** Its names in every language. */
  names: readonly string[]
}

/** A hotel, with where it is and whether the journey has it. */
export interface NamedHotel extends Named {
  destinationId: string | undefined
  isChosen: boolean
}

/** Words that stand in many names of hotels. */
const common =
  /^(?:hotel|hosteria|lodge|resort|posada|estancia|hostel|suites?|spa|the|el|la|los|las)$/
const shortest = 5

interface Mention {
  id: string
  at: number
  length: number
}

/** Finds names in a text: whole ones, and unless `whole`, their telling parts. */
export function finderOf(
  list: readonly Named[],
  { whole: wholeOnly = false } = {},
): (text: string) => Mention[] {
  const forms = new Map<string, Set<string>>()
  const add = (form: string, id: string) => forms.set(form, (forms.get(form) ?? new Set()).add(id))
  for (const { id, names } of list) {
    for (const name of names) {
      const whole = folded(name).trim()
      if (whole.length < 3) continue
      add(whole, id)
      if (wholeOnly) continue
      const words = whole.split(/[\s,()/–-]+/).filter(Boolean)
      const own = words.filter((word) => !common.test(word)).join(' ')
      if (own.length >= shortest) add(own, id)
      // "Calafate" is El Calafate, "Bariloche" San Carlos de Bariloche.
      const last = words.at(-1) ?? ''
      if (last.length >= shortest && !common.test(last)) add(last, id)
    }
  }
  // A form that several have names none of them.
  const unique = [...forms].flatMap(([form, ids]) =>
    ids.size === 1 ? [[form, [...ids][0] ?? ''] as const] : [],
  )
  const byForm = new Map(unique)
  if (byForm.size === 0) return () => []
  const pattern = wholeWords([...byForm.keys()])
  return (text) =>
    [...folded(text).matchAll(pattern)].map(({ 0: form, index }) => ({
      id: byForm.get(form) ?? '',
      at: index,
      length: form.length,
    }))
}

const nightIn = new RegExp(
  String.raw`(?:${anyOf(allForms('nightIn'))})\s+(?:(?:el|la|the|o|a|hotel)\s+)*$`,
)

const visited = new RegExp(
  String.raw`(?:${anyOf(allForms('visits'))})\s+(?:(?:el|la|the|o|a)\s+)*$`,
)

/** The place of the night: where the text says one sleeps, else the last place of the title that is no mere visit. */
export function stopIn(
  title: string,
  text: string,
  find: (text: string) => Mention[],
): string | undefined {
  const own = folded(text)
  const slept = find(text).findLast(({ at }) => nightIn.test(own.slice(0, at)))
  if (slept) return slept.id
  // "Salta: Cafayate", "Salta (Cafayate)" are days in Salta.
  const [main = ''] = title.replaceAll(/[([][^()[\]]*[)\]]/g, ' ').split(/:\s/)
  const stays = (part: string) =>
    find(part).filter(({ at }) => !visited.test(folded(part).slice(0, at)))
  return (stays(main).at(-1) ?? stays(title).at(-1))?.id
}

export type Overnight = Exclude<(typeof overnights)[number], 'hotel' | 'none'>

const kinds: readonly Overnight[] = ['transit', 'ship', 'train', 'camp']
const nights = kinds.map((kind) => ({ kind, words: wholeWords(allForms(kind), '') }))

/** The kind of night that a text tells, beside one in a hotel. */
export function overnightIn(text: string): Overnight | undefined {
  const own = folded(text)
  return nights.find(({ words }) => words.test(own))?.kind
}
