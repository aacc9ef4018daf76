import { element, escape } from '../svg.ts'
import { pathOf, type Typeface, widthOf } from './typefaces.ts'

/** A line of text in a drawing, from its base line. */
export interface Letters {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  typeface: Typeface
  size: number
  fill: string
  /** Further room between letters, in units. */
  spacing?: number
}

/** How letters are drawn: as text in the page's own font, or as shapes that need none. */
export type Lettering = (letters: Letters) => string

const weights: Record<Typeface, number | undefined> = {
  text: undefined,
  strong: 600,
  display: undefined,
}

export const asText: Lettering = ({ text, x, y, anchor, typeface, size, fill, spacing }) =>
  element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-weight': weights[typeface],
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'letter-spacing': spacing,
    },
    escape(text),
  )

export const asShapes: Lettering = ({ text, x, y, anchor, typeface, size, fill }) => {
  const width = widthOf(typeface, size, text)
  const share = { start: 0, middle: width / 2, end: width }[anchor]
  return element('path', { d: pathOf(typeface, size, text, x - share, y), fill })
}
