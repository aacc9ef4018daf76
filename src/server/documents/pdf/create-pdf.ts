import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fontFiles, fonts } from './typefaces.ts'

pdfmake.setFonts(fonts)
// A document reads its fonts and nothing else, from no disk and no network.
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))
pdfmake.setUrlAccessPolicy(() => false)

/** A document as PDF. */
export function createPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  return pdfmake.createPdf(definition).getBuffer()
}
