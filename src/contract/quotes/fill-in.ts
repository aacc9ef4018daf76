import { type Placeholder, placeholderPattern, placeholders } from './templates.ts'

/** Where a text wants the visitor's link. */
export const linkPlace = /\{\{\s*link\s*\}\}/g

/** Values for the places that a template leaves open; the link is added when the text is mailed. */
export type Filling = Record<Exclude<Placeholder, 'link'>, string>

/** A template's text with a quote's own words in it; what they say is not filled in again. */
export function fillIn(text: string, filling: Filling): string {
  return text.replaceAll(placeholderPattern, (place, name: string) =>
    isFilled(name) ? filling[name] : place,
  )
}

function isFilled(name: string): name is keyof Filling {
  return name !== 'link' && placeholders.some((known) => known === name)
}
