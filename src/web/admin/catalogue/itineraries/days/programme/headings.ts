import { limits } from '#contract/base/limits.ts'
import { textLanguages } from '#texts/languages.ts'
import { dateAtStart, type FoundDate } from './dates.ts'
import { allForms, anyOf, folded, formsOf } from './words.ts'

/** A line that begins a day, or several. */
export interface Heading {
  from: number
  to: number
  title: string
  /** A sentence that merely begins with "Day 2" is none, where other lines are surely headings. */
  isSure: boolean
}

/** A line that begins with a date. */
export interface DatedHeading {
  found: FoundDate
  title: string
}

/** Marks around a heading: Markdown, bullets, pictograms, brackets. */
const marks = /^(?:[\s#*_>•·▪●➤►✓(["“«–—-]|\p{Extended_Pictographic}|\uFE0F)+/u
const separators = /^[\s:.,)|/–—\-*_\]º°ª”"»]+/u

const spelled = new Map(
  textLanguages.flatMap((lang) =>
    (['numbers', 'ordinals'] as const).flatMap((list) =>
      formsOf(list, lang).map((form, at) => [form, at + 1] as const),
    ),
  ),
)
const suffix = String.raw`(?:(?:st|nd|rd|th|er|ro|do|to|vo|mo|no|o|a|º|ª|°)(?![a-z])\.?)?`
const number = String.raw`(?:0*(\d{1,3})(?!\d)${suffix}|(${anyOf([...spelled.keys()])})(?![a-z]))`
const ordinal = String.raw`(?:0*(\d{1,3})\s?(?:st|nd|rd|th|er|ro|do|to|vo|mo|no|o|a|º|ª|°)\.?|(${anyOf([...spelled.keys()])}))`

/** A day's word and the words that join days in the languages that have it. */
const dialects = textLanguages.map((lang) => ({
  day: anyOf(formsOf('day', lang)),
  range: anyOf(formsOf('range', lang)),
}))
const anyDay = anyOf(allForms('day'))

const shapesOf = ({ day, range }: { day: string; range: string }) => {
  const joint = String.raw`(\s*(?:,\s*)?(?:[–—/&-]|,|${range}(?![a-z]))\s*)`
  /** The middle of "Days 2, 3 and 4". */
  const list = String.raw`(?:\s*,\s*\d{1,3}(?=\s*(?:,|&|${range}(?![a-z]))))*`
  return {
    /** "Day 2", "Days 2 and 3", "Day 1 - Day 3", "D2" */
    wordFirst: new RegExp(
      String.raw`^(${day}(?![a-z])\s*[.:-]?\s*(?:n[.º°o]*\s*|#\s*)?|d[-.]?(?=\d))${number}${list}(?:${joint}(${day}(?![a-z])\s*)?${number})?`,
    ),
    /** "1º Dia", "2nd and 3rd day", "Primer día" */
    numberFirst: new RegExp(String.raw`^${ordinal}(?:${joint}${ordinal})?\s+(${day})(?![a-z])`),
  }
}
const shapes = dialects.map(shapesOf)

const valueOf = (digits: string | undefined, word: string | undefined) =>
  digits === undefined ? spelled.get(word ?? '') : Number(digits)

interface Numbers {
  from: number
  to: number
  length: number
}

/** The days that a folded text begins with. */
function numbersAtStart(text: string): Numbers | undefined {
  for (const { wordFirst, numberFirst } of shapes) {
    const first = wordFirst.exec(text)
    if (first) {
      const [whole, word = '', digits, spelledOut, joint, again, toDigits, toSpelled] = first
      const from = valueOf(digits, spelledOut)
      const to = valueOf(toDigits, toSpelled)
      if (from === undefined) continue
      const alone = { from, to: from, length: whole.length }
      if (joint === undefined || to === undefined) return alone
      const rest = text.slice(whole.length)
      const isRange =
        again !== undefined ||
        /s\W*$/.test(word) ||
        /[a-z&]/.test(joint) ||
        /^(?:\s*[:.|)(–—]|\s+-|$)/.test(rest)
      if (isRange && isSpan(from, to)) return { from, to, length: whole.length }
      return { ...alone, length: whole.length - afterFirst(first, joint) }
    }
    const second = numberFirst.exec(text)
    if (second) {
      const [whole, digits, spelledOut, , toDigits, toSpelled] = second
      const from = valueOf(digits, spelledOut)
      const to = valueOf(toDigits, toSpelled) ?? from
      if (from !== undefined && to !== undefined && (from === to || isSpan(from, to))) {
        return { from, to, length: whole.length }
      }
    }
  }
  return undefined
}

const isSpan = (from: number, to: number) => to > from && to - from <= 30

/** How long the part of a match is that follows its first number. */
function afterFirst([whole]: RegExpExecArray, joint: string): number {
  return whole.length - whole.indexOf(joint)
}

/** The heading that a line is; undefined for any other line. */
export function headingIn(line: string): Heading | undefined {
  const start = marks.exec(line)?.[0].length ?? 0
  const own = line.slice(start)
  const text = folded(own)
  const before = dateBefore(text)
  const numbers = numbersAtStart(text.slice(before))
  if (!numbers || numbers.from < 1 || numbers.to > limits.daysMax) return undefined
  const rest = own.slice(before + numbers.length)
  return {
    from: numbers.from,
    to: numbers.to,
    title: withoutDate(rest),
    isSure: !/^,?\s+\p{Ll}/u.test(rest),
  }
}

/** "Lunes 3 de marzo – Día 1": how long the date before a day's number is. */
function dateBefore(text: string): number {
  const found = dateAtStart(text)
  if (!found) return 0
  const [between = ''] = /^[\s,.:|/–—-]+/.exec(text.slice(found.length)) ?? []
  const length = found.length + between.length
  return new RegExp(String.raw`^${anyDay}\s*\d`).test(text.slice(length)) ? length : 0
}

/** A title without separators, and without the date before it. */
function withoutDate(rest: string): string {
  const opened = rest.replace(/^[\s:.,)|/–—\-*_º°ª]+/u, '')
  const title = opened.replace(separators, '')
  const [group, inner] = /^[([]\s*([^()[\]]{3,40})[)\]]/.exec(opened) ?? []
  if (group && inner && isDate(inner)) return cleanTitle(opened.slice(group.length))
  const found = dateAtStart(folded(title))
  if (!found) return cleanTitle(title)
  const after = title.slice(found.length)
  const isApart = after === '' || /^\s*(?:[:.,|)–—-]|\s{2})/.test(after)
  return cleanTitle(isApart ? after : title)
}

function isDate(text: string): boolean {
  const found = dateAtStart(folded(text.trim()))
  return found !== undefined && found.length >= text.trim().length
}

/** A title without the remains of Markdown around it. */
export function cleanTitle(title: string): string {
  return title
    .replace(separators, '')
    .replaceAll(/[\s*_#|:–—]+$/g, '')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** A line that begins with a date and goes on with a title; undefined for any other. */
export function datedHeadingIn(line: string): DatedHeading | undefined {
  const start = marks.exec(line)?.[0].length ?? 0
  const own = line.slice(start)
  const found = dateAtStart(folded(own))
  if (!found?.date) return undefined
  const rest = own.slice(found.length)
  const isHeading = rest.trim() === '' || /^\s*[:.,|)–—-]/.test(rest) || /^\s+\p{Lu}/u.test(rest)
  return isHeading ? { found, title: cleanTitle(rest) } : undefined
}

/** "1. Salta", "02 – Cafayate": the number and title of a line that is numbered. */
export function numberedIn(line: string): { number: number; title: string } | undefined {
  const [, digits, title = ''] =
    /^[\s#*_]*0*(\d{1,2})\s*[.)\-–—:|]\s*(?=[\p{L}"“*])(.*)$/u.exec(line) ?? []
  return digits === undefined ? undefined : { number: Number(digits), title: cleanTitle(title) }
}
