import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { z } from 'zod'
import { brokenRules, type DraftFields, valueAt } from './draft-shape.ts'

/** A preview's placeholder for a text that is still to be written. */
const unwritten = '—'

const passesMax = 8

interface Fitted {
  fields: DraftFields
  /** Fields that cannot be shown as they stand. */
  leftOut: string[]
}

/**
 * A draft as an edit takes it, so that it can be shown before it is complete: texts that are missing become
 * a dash, English entries that are missing are those of the item, and what else breaks a rule stays as the
 * item has it. `stored` are the item's own entries.
 */
export function fitToEdit(
  kind: Kind,
  draft: DraftFields,
  stored: readonly { lang: string }[],
  languages: SiteLanguages,
): Fitted {
  const fields = structuredClone(draft)
  const leftOut = new Set<string>()
  for (let pass = 0; ; pass += 1) {
    const issues = brokenRules(kind, fields, languages)
    if (issues.length === 0) return { fields, leftOut: [...leftOut] }
    for (const issue of issues) {
      const isMended = pass < passesMax && mend(fields, issue, stored)
      if (isMended) continue
      const name = String(issue.path[0])
      delete fields[name]
      leftOut.add(name)
    }
  }
}

/** Fills in what an issue misses; false where nothing can be. */
function mend(
  fields: DraftFields,
  issue: z.core.$ZodIssue,
  stored: readonly { lang: string }[],
): boolean {
  const { path, message } = issue
  if (message === messages.detailsEnglish || message === messages.detailsEmpty) {
    const entries = valueAt(fields, path)
    if (!Array.isArray(entries)) return false
    entries.push(...englishFor(path, stored))
    return true
  }
  const holder = valueAt(fields, path.slice(0, -1))
  const last = path.at(-1)
  if (!isMissingText(issue, fields) || last === undefined || typeof holder !== 'object')
    return false
  return holder !== null && Reflect.set(holder, last, unwritten)
}

/** The English of an item is there already; a day that has none yet gets a title to be written. */
function englishFor(path: readonly PropertyKey[], stored: readonly { lang: string }[]): object[] {
  if (path[0] !== 'details') return [{ lang: fallbackLanguage, title: unwritten }]
  return stored.filter(({ lang }) => lang === fallbackLanguage)
}

function isMissingText(issue: z.core.$ZodIssue, fields: DraftFields): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string'
  const isText = issue.code === 'invalid_type' && issue.expected === 'string'
  return isText && valueAt(fields, issue.path) === undefined
}
