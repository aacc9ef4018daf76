import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type PrintScheme, printScheme } from '#contract/site/palette/print-scheme.ts'
import type { LabelledFact } from '#server/documents/items/day-facts.ts'
import { shortened, type ViewDocument, type ViewPart } from './document.ts'
import { neutralColors } from '#contract/site/palette/neutral-colors.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { daysPart } from '#server/documents/pdf/days.ts'
import { documentStyle } from '#server/documents/pdf/document-style.ts'
import { belowBand, cut, frame, type Picture } from '#server/documents/pdf/frame.ts'
import {
  boxLayout,
  keptLines,
  linesOf,
  measure,
  noted,
  part,
  partHeading,
  say,
  sizes,
  table,
} from '#server/documents/pdf/paper.ts'
import { writableOr } from '#server/documents/pdf/typefaces.ts'
import { optionsPart } from '#server/documents/pdf/prices.ts'
import { markdownOf } from '#server/documents/items/section-content.ts'
import { sectionsPart } from '#server/documents/pdf/sections.ts'

/** The pictures of a document: the agency’s logo, and one of each part, where it has one. */
export interface ViewPictures {
  logo: Picture | null
  parts: readonly (Picture | null)[]
}

/** A client view as the library takes a document: the agency’s, in colours that are nobody’s. */
export function clientViewDocument(
  view: ViewDocument,
  { logo, parts }: ViewPictures,
): TDocumentDefinitions {
  const { lang, agency, remarks, facts, items, prices } = view
  const scheme = printScheme(neutralColors)
  const t = translateInto(lang)
  const { phone, website, city } = agency
  const name = writableOr(agency.name, [website && shortened(website), phone])
  const title = writableOr(view.title, [name])
  const ways = [
    ...(phone ? [{ text: phone }] : []),
    ...(website ? [{ text: shortened(website), href: website }] : []),
    ...(city ? [{ text: city }] : []),
  ]
  return {
    ...frame({
      name,
      running: cut(title, 70),
      signature: [[{ text: name }], ...(ways.length > 0 ? [ways] : [])],
      pageLabel: (number, of) => t('proposalDocument.page', { number, of }),
      scheme,
      logo,
    }),
    ...documentStyle({ title, author: agency.name, lang, scheme }),
    content: [
      say(title, {
        family: 'display',
        fontSize: title.length > 90 ? 20 : sizes.title,
        lineHeight: 1.12,
        color: scheme.heading,
        margin: [0, belowBand, 0, 12],
      }),
      ...factsBox(facts, scheme),
      ...(remarks ? [{ ...say(remarks), margin: [0, 0, 0, 6] } as Content] : []),
      ...items.flatMap((item, index) => partOf(item, parts[index] ?? null, view, scheme)),
      ...pricesPart(prices, view, scheme),
      ...termsPart(view, scheme),
    ],
  }
}

function partOf(
  item: ViewPart,
  picture: Picture | null,
  { lang }: ViewDocument,
  scheme: PrintScheme,
): Content[] {
  const t = translateInto(lang)
  const setting = { scheme, siteUrl: null }
  const opening: Content = {
    stack: [
      ...(picture ? [pictureOf(picture)] : []),
      say(item.eyebrow.toLocaleUpperCase(), {
        fontSize: sizes.small,
        bold: true,
        characterSpacing: 1.2,
        color: scheme.accent,
        margin: [0, 0, 0, 3],
      }),
      say(item.name, { family: 'display', fontSize: 20, lineHeight: 1.15, color: scheme.heading }),
      ...item.lead.map(({ content }) =>
        say(markdownOf(content), { fontSize: 11.5, color: scheme.soft, margin: [0, 6, 0, 0] }),
      ),
    ],
    unbreakable: true,
    margin: [0, 26, 0, 12],
  }
  return [
    opening,
    ...factsBox(item.facts, scheme),
    ...sectionsPart(item.opening, setting),
    ...daysPart(t('proposal.days'), item.days, setting),
    ...optionsPart(item.lodging.map(asOption), { t, scheme }),
    ...sectionsPart(item.further, setting),
  ]
}

const asOption = (lodging: ViewPart['lodging'][number]) => ({ ...lodging, key: lodging.name })

const pictureHeight = 190

/** As wide as the lines, and no higher than a third of a page. */
function pictureOf({ url, width, height }: Picture): Content {
  const scale = Math.min(measure / width, pictureHeight / height)
  return { image: url, width: width * scale, height: height * scale, margin: [0, 0, 0, 12] }
}

const perRow = 3

/** Returns the most sought facts: a label over each, three in a row. */
function factsBox(facts: readonly LabelledFact[], scheme: PrintScheme): Content[] {
  if (facts.length === 0) return []
  const columns = Math.min(perRow, facts.length)
  const cells = facts.map(([label, value]) => ({
    stack: [
      say(label, { fontSize: sizes.small, color: scheme.soft }),
      say(value, { bold: true, margin: [0, 1, 0, 0] }),
    ],
  }))
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_each, column) => cells[row * columns + column] ?? say('')),
  )
  const padding = 10
  const widths = Array.from({ length: columns }, () => measure / columns - 2 * padding)
  return [
    {
      margin: [0, 0, 0, 14],
      table: { widths, body: rows, dontBreakRows: true },
      layout: boxLayout(scheme, padding, 7),
    },
  ]
}

function termsPart({ terms, lang }: ViewDocument, scheme: PrintScheme): Content[] {
  if (terms === '') return []
  const t = translateInto(lang)
  return part(partHeading(t('itemTexts.conditions'), scheme), [say(terms)], linesOf(terms))
}

function pricesPart(
  prices: ViewDocument['prices'],
  { lang }: ViewDocument,
  scheme: PrintScheme,
): Content[] {
  if (prices.length === 0) return []
  const t = translateInto(lang)
  const columns = [
    { title: t('proposal.service') },
    { title: t('proposal.amount'), width: 110, alignment: 'right' as const },
  ]
  const rows = prices.map(({ label, amount, note }) => [
    note ? noted(label, note, scheme) : label,
    amount,
  ])
  const lines = prices.reduce(
    (sum, { label, note }) => sum + linesOf(label, 50) + (note ? 2 : 1),
    0,
  )
  return part(
    partHeading(t('proposal.prices'), scheme),
    [table(columns, rows, scheme)],
    Math.min(lines, keptLines + 1),
  )
}
