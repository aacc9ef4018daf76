import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { dayText } from '#contract/day-text.ts'
import { type PrintScheme, printScheme } from '#contract/palette/print-scheme.ts'
import { daysPart } from './days.ts'
import { belowBand, frame, type Logo } from './frame.ts'
import { boxLayout, measure, say, sizes } from './paper.ts'
import { optionsPart, pricesPart, scalePart } from './prices.ts'
import type { Proposal } from './proposal.ts'
import { richText } from './rich-text.ts'
import { answerPart, conditionsPart, includedPart, paymentsPart } from './terms.ts'
import { proposalWords, type ProposalWords } from './words.ts'

/** A proposal as the library takes a document. */
export function proposalDocument(proposal: Proposal, logo: Logo | null): TDocumentDefinitions {
  const { site, lang, title, reference, version } = proposal
  const words = proposalWords[lang]
  const scheme = printScheme(site.colors)
  const needs = { proposal, words, scheme, logo }
  return {
    ...frame(needs),
    info: {
      title,
      author: site.siteName,
      subject: `${words.proposal} ${reference}, ${words.version(version)}`,
      creator: site.siteName,
      producer: site.siteName,
    },
    language: lang,
    displayTitle: true,
    // What readers and printers of today all know; the library's own default is of 1999.
    version: '1.7',
    defaultStyle: {
      font: 'text',
      fontSize: sizes.text,
      lineHeight: 1.3,
      color: scheme.ink,
    },
    pageBreakBefore: (node) =>
      node.headlineLevel === 1 && (node.startPosition?.verticalRatio ?? 0) > headlineLimit,
    content: [
      ...opening(needs),
      ...daysPart(needs),
      ...optionsPart(needs),
      ...pricesPart(needs),
      ...scalePart(needs),
      ...includedPart(needs),
      ...paymentsPart(needs),
      ...conditionsPart(needs),
      ...answerPart(needs),
    ],
  }
}

/** A heading that begins lower than this share of a page goes overleaf. */
const headlineLimit = 0.8

interface Opened {
  proposal: Proposal
  words: ProposalWords
  scheme: PrintScheme
}

/** What the first page says below the agency's band. */
function opening({ proposal, words, scheme }: Opened): Content[] {
  const { title, name, intro, site } = proposal
  const long = title.length > 90
  return [
    say(words.proposal.toLocaleUpperCase(), {
      fontSize: sizes.small,
      bold: true,
      characterSpacing: 1.2,
      color: scheme.accent,
      margin: [0, belowBand, 0, 4],
    }),
    say(title, {
      family: 'display',
      fontSize: long ? 20 : sizes.title,
      lineHeight: 1.12,
      color: scheme.heading,
    }),
    say(words.madeFor(name), { fontSize: 11.5, color: scheme.soft, margin: [0, 5, 0, 16] }),
    facts(proposal, words, scheme),
    ...richText(intro ?? '', { scheme, siteUrl: site.siteUrl }),
  ]
}

/** What one looks for first: a label over each. */
function facts(proposal: Proposal, words: ProposalWords, scheme: PrintScheme): Content {
  const { startOn, pax, validUntil, reference, version, lang } = proposal
  const travellers = pax && [
    ...(pax.adults > 0 ? [words.adults(pax.adults)] : []),
    ...(pax.children > 0 ? [words.children(pax.children)] : []),
  ]
  const shown: [label: string, value: string, note?: string][] = [
    [words.reference, reference, words.version(version)],
    ...(travellers && travellers.length > 0
      ? [[words.travellers, travellers.join(', ')] as [string, string]]
      : []),
    ...(startOn ? [[words.startOn, dayText(startOn, lang)] as [string, string]] : []),
    [words.validUntil, dayText(validUntil, lang)],
  ]
  const padding = 10
  const width = measure / shown.length - 2 * padding
  return {
    margin: [0, 0, 0, 16],
    table: {
      widths: shown.map(() => width),
      body: [
        shown.map(([label, value, note]) => ({
          stack: [
            say(label, { fontSize: sizes.small, color: scheme.soft }),
            say(value, { bold: true, margin: [0, 1, 0, 0] }),
            ...(note ? [say(note, { fontSize: sizes.small, color: scheme.soft })] : []),
          ],
        })),
      ],
    },
    layout: boxLayout(scheme, padding, 8),
  }
}
