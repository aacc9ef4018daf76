import { and, like, or, type SQL, sql } from 'drizzle-orm'
import { publicLimits } from '#contract/base/public-limits.ts'
import { plainReference, referencePart } from '#contract/quotes/reference.ts'
import {
  itemDetails,
  phoneDigits,
  quoteItems,
  quotes,
  quoteText,
} from '#server/platform/db/schema/index.ts'

/** The condition that a quote is found by a keyword: by each of its words, or by the whole as a phone or a reference. */
export function isFoundBy(keyword: string): SQL | undefined {
  const words = keyword.split(/\s+/)
  return or(and(...words.map(mentions)), isReference(keyword), isPhone(keyword))
}

/** The condition that a word stands in what was written, or in the name of an item in any language. */
function mentions(word: string): SQL | undefined {
  const pattern = patternOf(word)
  const named = sql`any(array(
    select ${itemDetails.itemId} from ${itemDetails} where ${itemDetails.nameFolded} like ${pattern}
  ))`
  return or(
    standsIn(word),
    isReference(word),
    isPhone(word),
    sql`${quotes.entityId} = ${named}`,
    sql`${quotes.id} = any(array(
      select ${quoteItems.quoteId} from ${quoteItems}
      where fold(${quoteItems.name}) like ${pattern} or ${quoteItems.entityId} = ${named}
    ))`,
  )
}

const standsIn = (text: string) => sql`${quoteText(quotes)} like ${patternOf(text)}`

function patternOf(text: string): SQL {
  return sql`'%' || regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

/** The condition that a text is a part of the reference, however it is spelled. */
function isReference(text: string): SQL | undefined {
  const plain = plainReference(text)
  return referencePart.test(plain) ? standsIn(plain) : undefined
}

/** Digits, and what people write between them. */
const phoneForm = /^[\d\s()+./–-]+$/

/** The condition that a text is the digits of the phone, or enough of them. */
function isPhone(text: string): SQL | undefined {
  const digits = phoneForm.test(text) && digitsOfPhone(text)
  return digits ? like(phoneDigits(quotes), `%${digits}%`) : undefined
}

/** Returns the digits of a text where they are as many as a phone has. */
export function digitsOfPhone(text: string): string | undefined {
  const digits = text.replaceAll(/[^0-9]/g, '')
  return digits.length < publicLimits.phoneDigitsMin ? undefined : digits
}
