import { limits } from '#contract/base/limits.ts'
import { daysFromDates } from './dates.ts'
import { datedHeadingIn, headingIn, numberedIn } from './headings.ts'
import { allForms, anyOf, folded } from './words.ts'

/** Lines of one day, or of several; the first is the title. */
export interface Section {
  from: number
  to: number
  lines: string[]
}

interface Start extends Omit<Section, 'lines'> {
  title: string
}

interface Sections {
  sections: Section[]
  /** Lines before the first day, after the last one, and those that may begin a day. */
  leftOver: string[]
}

/** Headings of a line each; undefined for lines that are none. */
type Headings = (Start | undefined)[]

/** The days of a programme: by "Day 1", else by dates, else by the numbers of its lines. */
export function sectionsIn(lines: readonly string[]): Sections {
  const headings = [byDay(lines), byDate(lines), byNumber(lines)].find((found) =>
    found.some(Boolean),
  )
  if (!headings) return { sections: [], leftOver: [] }
  const sections: Section[] = []
  const leftOver: string[] = []
  for (const [at, line] of lines.entries()) {
    const heading = headings[at]
    const last = sections.at(-1)
    if (heading) {
      const { title, ...days } = heading
      sections.push({ ...days, lines: [title] })
    } else if (!last) leftOver.push(line)
    else if (goesOn(last, line)) last.lines[0] = `${last.lines[0] ?? ''} ${line}`
    else last.lines.push(line)
  }
  const ended = withoutEnd(sections)
  const joined = withoutRepeats(ended.sections)
  const unsure = lines.filter((line, at) => !headings[at] && headingIn(line))
  const left = [...leftOver, ...joined.leftOver, ...ended.leftOver, ...unsure]
  return { sections: joined.sections, leftOver: left.filter((line) => line !== '') }
}

function byDay(lines: readonly string[]): Headings {
  const found = lines.map(headingIn)
  const sure = found.filter((heading) => heading?.isSure)
  return found.map((heading) => (heading?.isSure || sure.length === 0 ? heading : undefined))
}

function byDate(lines: readonly string[]): Headings {
  const found = lines.map(datedHeadingIn)
  const dated = found.filter((heading) => heading !== undefined)
  const days = daysFromDates(
    dated.map((heading) => heading.found),
    limits.itineraryDaysMax,
  )
  if (!days || days.length < 2) return []
  let next = 0
  return found.map((heading) => {
    if (!heading) return undefined
    const day = days[next] ?? 1
    next += 1
    return { from: day, to: day, title: heading.title }
  })
}

/** Lines that are numbered 1, 2, 3 are days, where nothing else tells days. */
function byNumber(lines: readonly string[]): Headings {
  const found = lines.map(numberedIn)
  const numbers = found.flatMap((line) => (line ? [line.number] : []))
  const counts = numbers.length > 1 && numbers.every((number, at) => number === at + 1)
  if (!counts) return []
  return found.map((line) => line && { from: line.number, to: line.number, title: line.title })
}

const isUpper = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** A heading that a page's width cut: it ends with a dash, or it and the next line are capitals. */
function goesOn({ lines }: Section, line: string): boolean {
  const [title = ''] = lines
  if (lines.length > 1 || line === '' || title === '') return false
  return /[–—/,&(-]$/.test(title) || (isUpper(title) && isUpper(line) && !/^[([]/.test(line))
}

const ends = new RegExp(String.raw`^(?:${anyOf(allForms('ends'))})(?:\s*[:.]?\s*$)`)

/** Cuts off the services and prices that stand below the last day. */
function withoutEnd(sections: Section[]): Sections {
  const last = sections.at(-1)
  const at = last?.lines.findIndex(
    (line, place) => place > 0 && ends.test(folded(line).replaceAll(/^[\s#*_¿>-]+|[\s*_?]+$/g, '')),
  )
  if (!last || at === undefined || at < 0) return { sections, leftOver: [] }
  const kept = { ...last, lines: last.lines.slice(0, at) }
  return { sections: [...sections.slice(0, -1), kept], leftOver: last.lines.slice(at) }
}

const hasText = ({ lines }: Section) => lines.slice(1).some((line) => line !== '')

/** An overview gives way to the day that it sums up; parts of one day are one. */
function withoutRepeats(sections: readonly Section[]): Sections {
  const byStart = Map.groupBy(sections, ({ from, to }) => `${from} ${to}`)
  const leftOver: string[] = []
  const kept = [...byStart.values()].map((parts): Section => {
    const told = parts.filter(hasText)
    const [first, ...others] = told.length > 0 ? told : parts
    for (const part of parts) {
      const title = part.lines[0] ?? ''
      const isSaid = told.includes(part) || part === first || title === first?.lines[0]
      if (!isSaid) leftOver.push(title)
    }
    const { from = 1, to = 1, lines = [] } = first ?? {}
    return { from, to, lines: [...lines, ...others.flatMap((part) => part.lines)] }
  })
  return { sections: kept, leftOver }
}
