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
}

/** Reads a PDF with the library that browsers read it with. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await import('unpdf/pdfjs')
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const links: string[] = []
  let pictures = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    pages.push(text.join('').replaceAll(/\s+/g, ' '))
    const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations()
    links.push(...annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []))
    const { fnArray } = await page.getOperatorList()
    pictures += fnArray.filter((each) => each === OPS.paintImageXObject).length
  }
  const { Language: language, ...rest } = info as Record<string, unknown>
  return { pages, info: rest, language, links, pictures }
}
