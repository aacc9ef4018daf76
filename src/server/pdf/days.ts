import type { Content, ContentStack } from 'pdfmake/interfaces.js'
import { dateFormat } from '#contract/day-text.ts'
import type { PrintScheme } from '#contract/palette/print-scheme.ts'
import { keptLines, linesOf, partHeading, pieces, say, sizes } from './paper.ts'
import type { Proposal, ProposalDay } from './proposal.ts'
import { richText } from './rich-text.ts'
import type { ProposalWords } from './words.ts'

interface Needs {
  proposal: Pick<Proposal, 'lang' | 'site' | 'days'>
  words: ProposalWords
  scheme: PrintScheme
}

/** The days of a journey, in their order. */
export function daysPart({ proposal, words, scheme }: Needs): Content[] {
  const blocks = proposal.days.map((day, index) =>
    dayBlocks(day, index + 1, { proposal, words, scheme }),
  )
  const [first, ...rest] = blocks
  if (!first) return []
  const [opening, ...further] = first
  const heading = partHeading(words.days, scheme)
  // The first day's own rule holds for both headings.
  const opened: Content = { ...opening, stack: [heading, ...opening.stack] }
  return [opened, ...further, ...rest.flat()]
}

/** One day: a single block that stays whole, or what of a long one may go on overleaf. */
function dayBlocks(day: ProposalDay, number: number, needs: Needs): [ContentStack, ...Content[]] {
  const { words, scheme, proposal } = needs
  const head = [
    say(dayName(day, number, needs), {
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
  const text = richText(day.text, { scheme, siteUrl: proposal.site.siteUrl })
  const facts = factsOf(day, words)
  const tail = facts.map((fact) => factLine(fact, scheme))
  const isKept = linesOf(day.text) + linesOf(day.title, 50) <= keptLines
  if (isKept) return [{ stack: [...head, ...text, ...tail], unbreakable: true }]
  return [{ stack: head, headlineLevel: 1 }, ...text, ...tail]
}

/** "Day 3 · Wednesday, 5 May 2027". */
function dayName({ date }: ProposalDay, number: number, { words, proposal }: Needs): string {
  if (!date) return words.day(number)
  const format = dateFormat(proposal.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${words.day(number)}  ·  ${format.format(new Date(date))}`
}

function factsOf({ hotel, meals = [] }: ProposalDay, words: ProposalWords): [string, string][] {
  const eaten = meals.map((meal) => words.meals[meal]).join(', ')
  return [
    ...(hotel ? [[words.night, hotel] as [string, string]] : []),
    ...(eaten ? [[words.mealsTitle, eaten] as [string, string]] : []),
  ]
}

function factLine([label, value]: [string, string], { soft, ink }: PrintScheme): Content {
  return {
    text: [...pieces(`${label}   `, { bold: true, color: soft }), ...pieces(value, { color: ink })],
    fontSize: 9,
    margin: [0, 0, 0, 2],
  }
}
