import { createPdf } from '#server/documents/pdf/create-pdf.ts'
import { clientViewDocument, type ViewPictures } from './client-view-document.ts'
import type { ViewDocument } from './document.ts'

/** A thread draws it: plain data, for it is copied there. */
export interface ClientViewJob {
  view: ViewDocument
  pictures: ViewPictures
}

/** A client view as PDF. */
export function drawClientView({ view, pictures }: ClientViewJob): Promise<Uint8Array> {
  return createPdf(clientViewDocument(view, pictures))
}
