import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Language } from '#contract/base/languages/languages.ts'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { sizes } from './paper.ts'

interface Styled {
  title: string
  /** Author of the document; the library is named nowhere. */
  author: string
  subject?: string
  lang: Language
  scheme: PrintScheme
}

/** A heading that begins lower than this share of a page goes overleaf. */
const headlineLimit = 0.8

/** Returns the common parts of all documents: their metadata and their typesetting. */
export function documentStyle({ title, author, subject, lang, scheme }: Styled) {
  return {
    info: {
      title,
      author,
      ...(subject === undefined ? {} : { subject }),
      creator: author,
      producer: author,
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
  } satisfies Partial<TDocumentDefinitions>
}
