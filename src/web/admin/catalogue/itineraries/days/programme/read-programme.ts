import type { Meal } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { limits } from '#contract/base/limits.ts'
import type { TextLanguage } from '#texts/languages.ts'
import { documentOf } from '#web/admin/kit/form/markdown/read-markdown.ts'
import { readText } from '#web/admin/kit/form/markdown/pasted/read-text.ts'
import { writeMarkdown } from '#web/admin/kit/form/markdown/write-markdown.ts'
import { cleanLines } from './clean-lines.ts'
import { cleanTitle } from './headings.ts'
import { mealsInLines, mealsInTitle, mealsOfCode } from './meals.ts'
import {
  finderOf,
  type Named,
  type NamedHotel,
  type Overnight,
  overnightIn,
  stopIn,
} from './places.ts'
import { sectionsIn } from './sections.ts'

/** A day of a programme that was written elsewhere; '' and [] for what it does not tell. */
export interface ProgrammeDay {
  day: number
  title: string
  /** Markdown. */
  text: string
  destinationId: string
  hotelId: string
  overnight: Overnight | ''
  meals: Meal[]
  tourIds: string[]
}

/** The days of a programme, and its lines that are in none. */
export interface Programme {
  days: ProgrammeDay[]
  leftOver: string[]
}

/** Names that a programme may use: those of the route, and of what there is along it. */
export interface ProgrammeNames {
  destinations: readonly Named[]
  hotels: readonly NamedHotel[]
  tours: readonly Named[]
}

/**
 * Reads a pasted programme. A range of days becomes its days, each with the title, the first with the text; meals by
 * their letters are those of `lang`. A day without a place has that of the day before.
 */
export function readProgramme(
  pasted: string,
  lang: TextLanguage,
  names: ProgrammeNames = { destinations: [], hotels: [], tours: [] },
): Programme {
  const { sections, leftOver } = sectionsIn(cleanLines(pasted))
  const read = sectionReader(lang, names)
  const days = new Map<number, ProgrammeDay>()
  let last = ''
  for (const section of sections) {
    const { tourIds, text, ...told } = read(section.lines)
    const destinationId = told.destinationId || last
    last = told.overnight === 'transit' ? last : destinationId
    for (let day = section.from; day <= section.to; day += 1) {
      const isFirst = day === section.from
      const own = { text: isFirst ? text : '', tourIds: isFirst ? tourIds : [] }
      if (!days.has(day)) days.set(day, { ...told, ...own, destinationId, day })
    }
  }
  const list = [...days.values()].toSorted((one, other) => one.day - other.day)
  const all = list.slice(0, limits.itineraryDaysMax)
  return { days: withOnlyHotels(all, names.hotels), leftOver }
}

/** Reads the lines of a day, of which the first is its title. */
function sectionReader(lang: TextLanguage, names: ProgrammeNames) {
  const places = finderOf(names.destinations)
  const hotels = finderOf(names.hotels)
  const tours = finderOf(names.tours, { whole: true })
  const route = new Set(names.destinations.map(({ id }) => id))
  return (lines: readonly string[]): Omit<ProgrammeDay, 'day'> => {
    const { title: whole, below } = titleAndLines(lines)
    const inTitle = mealsInTitle(whole, lang)
    const { title, rest } = fitting(inTitle.rest, lang)
    const all = rest === '' ? below : [rest, '', ...below]
    const inLines = inTitle.meals ? { meals: inTitle.meals, rest: all } : mealsInLines(all, lang)
    const text = markdownOf(inLines.rest)
    const told = `${title}\n${text}`
    const named = hotels(told)[0]?.id
    const hotel = names.hotels.find(({ id }) => id === named)
    const place = hotel?.destinationId ?? ''
    return {
      title,
      text,
      destinationId: stopIn(title, text, places) ?? (route.has(place) ? place : ''),
      hotelId: hotel?.id ?? '',
      overnight: overnightIn(told) ?? '',
      meals: inLines.meals ?? [],
      tourIds: [...new Set(tours(told).map(({ id }) => id))],
    }
  }
}

/** Where a journey has one hotel alone in a place, its nights are there; on the last day a journey ends. */
function withOnlyHotels(
  days: readonly ProgrammeDay[],
  hotels: readonly NamedHotel[],
): ProgrammeDay[] {
  return days.map((day, at) => {
    const { destinationId, hotelId, overnight } = day
    const there = hotels.filter(
      (hotel) => hotel.isChosen && destinationId !== '' && hotel.destinationId === destinationId,
    )
    const [only] = there
    const isOpen = hotelId === '' && overnight === '' && (at === 0 || at < days.length - 1)
    return isOpen && only && there.length === 1 ? { ...day, hotelId: only.id } : day
  })
}

/** A heading without a title has it in the next line. */
function titleAndLines([first = '', ...others]: readonly string[]): {
  title: string
  below: string[]
} {
  if (first !== '') return { title: first, below: others }
  const at = others.findIndex((line) => line !== '')
  return { title: cleanTitle(others[at] ?? ''), below: at < 0 ? [] : others.slice(at + 1) }
}

/** A title that goes on as a text is its first sentence that tells more than a meal; a long one ends with a word. */
function fitting(title: string, lang: TextLanguage): { title: string; rest: string } {
  const sentences = title.length > 90 ? title.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u) : []
  const at = sentences.findIndex((each) => !mealsOfCode(each.replace(/\.$/, ''), lang))
  const sentence = sentences[at]?.replace(/\.$/, '') ?? ''
  if (sentences.length > 1 && sentence !== '' && sentence.length <= limits.dayTitleMaxLength) {
    return { title: sentence, rest: sentences.toSpliced(at, 1).join(' ') }
  }
  if (title.length <= limits.dayTitleMaxLength) return { title, rest: '' }
  const cut = title.lastIndexOf(' ', limits.dayTitleMaxLength)
  const end = cut > 0 ? cut : limits.dayTitleMaxLength
  return { title: title.slice(0, end), rest: title.slice(end).trim() }
}

/** Lines as the editor of texts would take them from a clipboard. */
function markdownOf(lines: readonly string[]): string {
  return writeMarkdown(documentOf(readText(lines.join('\n')))).trim()
}
