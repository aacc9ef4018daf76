import { z } from 'zod'
import { email, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

/** The form of a reference as a regular expression, for PostgreSQL too. */
export const referenceForm = '[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}'

/** A part of a reference that is long enough to be looked for: four to eight of its characters. */
export const referencePart = /^[0-9A-HJKMNP-TV-Z]{4,8}$/

/** Reference of a quote for both sides: eight characters of Crockford's base 32. */
export const reference = z.string().regex(new RegExp(`^${referenceForm}$`))

/** The characters of a reference as somebody types it, without what people add or confuse: case, separators, brackets, I and L for 1, O for 0. */
export function plainReference(typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  return characters.replaceAll(/[IL]/g, '1').replaceAll('O', '0')
}

const typedReference = text(limits.referenceMaxLength)
  .overwrite((typed) => plainReference(typed).replace(/^(.{4})(.{4})$/, '$1-$2'))
  .regex(new RegExp(`^${referenceForm}$`), { error: messages.referenceInvalid })

/** Input of a wish for new links; the form of the page checks by it alone. */
export const newLinkInput = z.object({ reference: typedReference, email })
