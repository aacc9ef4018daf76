import { z } from 'zod'
import { text, verbatimText } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

const aliasList = (most: number) =>
  z.array(text(limits.aliasMaxLength)).max(most, { error: messages.tooMany }).nullable()

/**
 * Further names by which to find a place: in other languages, its old name, the name of a part of it (requirements
 * §2.30).
 */
export const aliases = aliasList(limits.aliasesMax).transform((list) => list ?? [])

/** Further words by which to find the experiences of a category. */
export const categoryAliases = aliasList(limits.themeAliasesMax).transform((list) => list ?? [])

/** Further words by which to find what has a tag; null leaves it with the shipped ones. */
export const tagAliases = aliasList(limits.themeAliasesMax)

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

export const answeredAliases = z.array(z.string())

const answeredNamed = namedReference.extend({ intro: answeredTexts, aliases: answeredAliases })

export const answeredCategory = answeredNamed.meta({ id: 'Category' })

export const answeredCountry = answeredNamed.meta({ id: 'Country' })

export const answeredRegion = answeredCountry.extend({ countryId: z.guid() }).meta({ id: 'Region' })
