import type { FurtherTextField } from '#contract/catalogue/facts/further-texts.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { entriesIn } from '#web/admin/kit/form/fields/entries.ts'

export interface HeldTopic {
  topic: string
  text: string
}

export interface HeldQuestion {
  question: string
  answer: string
}

/** The form's values of the further texts, in one language: always something, blank for none. */
export interface HeldTexts {
  summary: string
  /** A line each. */
  highlights: string
  included: string
  excluded: string
  seasonNote: string
  /** January first. */
  monthNotes: string[]
  climate: string
  conditions: string
  practical: HeldTopic[]
  questions: HeldQuestion[]
}

interface Holding<Value> {
  hold: (stored: unknown) => Value
  /** As the operations take it; null or [] for none. */
  send: (held: Value) => unknown
}

const single: Holding<string> = {
  hold: (stored) => (typeof stored === 'string' ? stored : ''),
  send: (held) => (held.trim() === '' ? null : held),
}

const several: Holding<string> = {
  hold: (stored) => ((stored ?? []) as string[]).join('\n'),
  send: entriesIn,
}

const monthNotes: Holding<string[]> = {
  hold: (stored) => {
    const notes = (stored ?? []) as (string | null)[]
    return monthsOfYear.map((_, index) => notes[index] ?? '')
  },
  send: (held) => {
    const notes = held.map((note) => note.trim() || null)
    return notes.some(Boolean) ? notes : null
  },
}

function rows<Row>(): Holding<Row[]> {
  return { hold: (stored) => (stored ?? []) as Row[], send: (held) => held }
}

/** How each further text is held and sent. */
const holdings: { [Field in FurtherTextField]: Holding<HeldTexts[Field]> } = {
  summary: single,
  highlights: several,
  included: several,
  excluded: several,
  seasonNote: single,
  monthNotes,
  climate: single,
  conditions: single,
  practical: rows(),
  questions: rows(),
}

export function isFurtherText(field: string): field is FurtherTextField {
  return Object.hasOwn(holdings, field)
}

export function heldText(field: FurtherTextField, stored: unknown): unknown {
  return holdings[field].hold(stored)
}

export function writtenText(field: FurtherTextField, held: unknown): unknown {
  const { send } = holdings[field] as { send: (held: unknown) => unknown }
  return send(held)
}

export function isBlankText(field: FurtherTextField, held: unknown): boolean {
  const written = writtenText(field, held)
  return written === null || (Array.isArray(written) && written.length === 0)
}
