import type { Content } from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import type { SectionLine } from '../items/section-content.ts'
import type { TextSection } from '../items/sections.ts'
import { linesOf, part, partHeading, say } from './paper.ts'
import { richText } from './rich-text.ts'
import { listsPart } from './terms.ts'

interface SectionsContext {
  scheme: PrintScheme
  /** Base address of links without an origin; null if no link leads anywhere. */
  siteUrl: string | null
}

/** Texts of an item one below the other; the lists about its price stand side by side. */
export function sectionsPart(
  sections: readonly TextSection[],
  context: SectionsContext,
): Content[] {
  const isOfPrice = ({ place, content }: TextSection) => place === 'price' && 'lines' in content
  const ofPrice = sections.filter(isOfPrice)
  const lists = ofPrice.flatMap(({ field, title, content }) => {
    if (!('lines' in content)) return []
    const items = content.lines.map(inALine)
    return [{ title: title ?? '', items, isSoft: field === 'excluded' }]
  })
  return [
    ...listsPart(lists, context.scheme),
    ...sections.filter((each) => !isOfPrice(each)).flatMap((each) => sectionPart(each, context)),
  ]
}

const inALine = ({ label, text }: SectionLine) => (label === undefined ? text : `${label}: ${text}`)

function sectionPart({ title, content }: TextSection, context: SectionsContext): Content[] {
  const { scheme } = context
  if ('lines' in content) {
    const lines = content.lines.map(inALine)
    const list: Content = {
      ul: lines.map((line) => ({ ...say(line), margin: [0, 0, 0, 4] })),
      markerColor: scheme.accent,
    }
    const length = lines.reduce((sum, line) => sum + linesOf(line), 0)
    return part(partHeading(title ?? '', scheme), [list], length)
  }
  const text = 'plain' in content ? content.plain : content.markdown
  const blocks = 'plain' in content ? [say(text)] : richText(text, context)
  return title === null ? blocks : part(partHeading(title, scheme), blocks, linesOf(text))
}
