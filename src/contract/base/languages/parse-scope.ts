import type { SiteLanguages } from './languages-in-use.ts'
import { fallbackLanguage, type Language, languages } from './languages.ts'

/** The languages that schemas know; outside of the functions below, all of the product. */
interface Scope {
  inUse: ReadonlySet<string>
  source: Language
}

const everyLanguage: Scope = { inUse: new Set(languages), source: fallbackLanguage }

let accepted = everyLanguage
let answered = everyLanguage

const scopeOf = (site: SiteLanguages): Scope => ({
  inUse: new Set(site.list.map(({ code }) => code)),
  source: site.source,
})

/** Parses a payload: schemas refuse texts in languages that are not in use. `parse` is synchronous. */
export function parseAccepting<Result>(site: SiteLanguages, parse: () => Result): Result {
  const before = accepted
  accepted = scopeOf(site)
  try {
    return parse()
  } finally {
    accepted = before
  }
}

/** Parses an answer: schemas leave out texts in languages that are not in use. `parse` is synchronous. */
export function parseAnswering<Result>(site: SiteLanguages, parse: () => Result): Result {
  const before = answered
  answered = scopeOf(site)
  try {
    return parse()
  } finally {
    answered = before
  }
}

/** Whether the payload that is being parsed may have texts in a language. */
export function isAccepted(code: string): boolean {
  return accepted.inUse.has(code)
}

/** Whether the payload that is being parsed may name a language as the target of translations. */
export function isAcceptedTarget(code: string): boolean {
  return isAccepted(code) && code !== accepted.source
}

/** Whether the answer that is being parsed may have texts in a language. */
export function isAnswered(code: string): boolean {
  return answered.inUse.has(code)
}

/** The entries of an answer in languages in use. */
export function answeredEntries<Entry extends { lang: Language }>(list: Entry[]): Entry[] {
  return list.every(({ lang }) => isAnswered(lang))
    ? list
    : list.filter(({ lang }) => isAnswered(lang))
}
