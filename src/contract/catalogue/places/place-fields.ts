import { z } from 'zod'
import { text, verbatimText } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

/**
 * Further names by which to find a place: in other languages, its old name, the name of a part of it (requirements
 * §2.30).
 */
export const aliases = z
  .array(text(limits.aliasMaxLength))
  .max(limits.aliasesMax, { error: messages.tooMany })
  .nullable()
  .transform((list) => list ?? [])

/** Returns the fields of categories, countries and regions (requirements §2.22). */
export function namedFields(name: z.ZodString) {
  return z.object({
    name,
    names: languageTexts(name),
    /** Markdown. */
    intro: languageTexts(verbatimText(limits.introMaxLength)),
  })
}

/** For an edit: with nothing to change it is refused as one with an empty name is. */
export function givesSomething(edit: Record<string, unknown>): boolean {
  return Object.entries(edit).some(([field, value]) => field !== 'id' && value !== undefined)
}

/** A category, country or region where something else names it; `name` is what it is called in a language without a name of its own. */
export const namedReference = z.object({ id: z.guid(), name: z.string(), names: answeredTexts })

export const answeredCategory = namedReference
  .extend({ intro: answeredTexts })
  .meta({ id: 'Category' })

export const answeredAliases = z.array(z.string())

export const answeredCountry = answeredCategory
  .extend({ aliases: answeredAliases })
  .meta({ id: 'Country' })

export const answeredRegion = answeredCountry.extend({ countryId: z.guid() }).meta({ id: 'Region' })
