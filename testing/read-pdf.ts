import { getDocumentProxy } from 'unpdf'

/** The content of a PDF as readers extract it. */
export interface ReadPdf {
  /** Of each page, with blanks as single ones. */
  pages: string[]
  info: Record<string, unknown>
  language: unknown
  /** Where its links lead. */
  links: string[]
  /** How many pictures are painted. */
  pictures: number
  /** How many letters are drawn as the empty box of a font that has no such letter. */
  boxes: number
}

/** A letter as it is drawn; numbers stand for gaps. */
interface Glyph {
  originalCharCode: number
}

/** Reads a PDF with the library that browsers read it with. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await import('unpdf/pdfjs')
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const links: string[] = []
  let pictures = 0
  let boxes = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    pages.push(text.join('').replaceAll(/\s+/g, ' '))
    const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations()
    links.push(...annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []))
    const { fnArray, argsArray } = await page.getOperatorList()
    pictures += fnArray.filter((each) => each === OPS.paintImageXObject).length
    const drawn = fnArray.flatMap((each, index) =>
      each === OPS.showText ? (argsArray[index] as [(Glyph | number)[]])[0] : [],
    )
    boxes += drawn.filter(
      (glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0,
    ).length
  }
  const { Language: language, ...rest } = info as Record<string, unknown>
  return { pages, info: rest, language, links, pictures, boxes }
}
