import { inSteps } from './in-steps.ts'
import type { ItemRow } from './read-rows.ts'

/** Codes of journeys and keys in other systems, folded. */
export interface Codes {
  /** The items that have a code or key which equals a folded text, or a code that begins so; in any order. */
  find(wanted: string): { item: number; isWhole: boolean }[]
}

/** Shorter beginnings of a code say too little. */
const lettersMin = 4

interface Code {
  text: string
  item: number
}

/** Lists the codes of items for being looked up. */
export async function listCodes(rows: readonly ItemRow[]): Promise<Codes> {
  const whole = new Map<string, number[]>()
  const codes: Code[] = []
  await inSteps(rows, ({ code, externalId }, item) => {
    if (code) codes.push({ text: code, item })
    for (const text of [code, externalId]) {
      if (!text) continue
      const others = whole.get(text)
      if (others) others.push(item)
      else whole.set(text, [item])
    }
  })
  codes.sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)))
  return {
    find(wanted) {
      const found = (whole.get(wanted) ?? []).map((item) => ({ item, isWhole: true }))
      if (wanted.length < lettersMin) return found
      for (let at = firstFrom(codes, wanted); at < codes.length; at += 1) {
        const code = codes[at]
        if (!code?.text.startsWith(wanted)) break
        found.push({ item: code.item, isWhole: code.text === wanted })
      }
      return found
    },
  }
}

/** The place of the first code that is not before a text. */
function firstFrom(codes: readonly Code[], wanted: string): number {
  let from = 0
  let to = codes.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((codes[middle]?.text ?? '') < wanted) from = middle + 1
    else to = middle
  }
  return from
}
