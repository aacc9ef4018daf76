import type { Content, ContentStack } from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import type { Picture } from './frame.ts'
import { keptLines, linesOf, partHeading, pieces, say, sizes } from './paper.ts'
import { richText } from './rich-text.ts'

/** A day in words. */
export interface DayTexts {
  /** "Day 3 · Wednesday, 5 May 2027". */
  heading: string
  title: string
  /** Markdown. */
  text: string
  facts: readonly (readonly [label: string, value: string])[]
  picture?: Picture | null
}

interface DaysContext {
  scheme: PrintScheme
  /** Base address of links without an origin; null if no link leads anywhere. */
  siteUrl: string | null
}

/** The days of a journey, in their order. */
export function daysPart(
  title: string,
  days: readonly DayTexts[],
  context: DaysContext,
): Content[] {
  const [first, ...rest] = days.map((day) => dayBlocks(day, context))
  if (!first) return []
  const [opening, ...further] = first
  const heading = partHeading(title, context.scheme)
  // The first day's own rule holds for both headings.
  const opened: Content = { ...opening, stack: [heading, ...opening.stack] }
  return [opened, ...further, ...rest.flat()]
}

/** One day: a single block that stays whole, or what of a long one may go on overleaf. */
function dayBlocks(day: DayTexts, { scheme, siteUrl }: DaysContext): [ContentStack, ...Content[]] {
  const head = [
    say(day.heading, {
      fontSize: sizes.small,
      bold: true,
      color: scheme.accent,
      characterSpacing: 0.4,
      margin: [0, 10, 0, 2],
    }),
    say(day.title, {
      family: 'display',
      fontSize: sizes.subheading,
      color: scheme.ink,
      margin: [0, 0, 0, 4],
    }),
  ]
  const shown = pictureOf(day.picture)
  const text = richText(day.text, { scheme, siteUrl })
  const tail = day.facts.map((fact) => factLine(fact, scheme))
  const isKept = linesOf(day.text) + linesOf(day.title, 50) <= keptLines
  if (isKept) return [{ stack: [...head, ...shown, ...text, ...tail], unbreakable: true }]
  return [{ stack: [...head, ...shown], unbreakable: true }, ...text, ...tail]
}

/** In points: a day's picture is at most so wide, and so high. */
const pictureBox = { width: 250, height: 150 }

function pictureOf(picture: Picture | null | undefined): Content[] {
  if (!picture) return []
  const scale = Math.min(pictureBox.width / picture.width, pictureBox.height / picture.height)
  return [{ image: picture.url, width: picture.width * scale, margin: [0, 2, 0, 6] }]
}

function factLine([label, value]: readonly [string, string], scheme: PrintScheme): Content {
  const { soft, ink } = scheme
  return {
    text: [...pieces(`${label}   `, { bold: true, color: soft }), ...pieces(value, { color: ink })],
    fontSize: 9,
    margin: [0, 0, 0, 2],
  }
}
