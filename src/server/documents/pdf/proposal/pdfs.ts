import { fileURLToPath } from 'node:url'
import type { ProposalJob } from './draw.ts'
import { type LineOptions, makeDrawLine } from '../draw-line.ts'
import type { Proposal } from './proposal.ts'
import { type PictureStorage, readLogo, readPhoto, readPortrait } from '../read-pictures.ts'

/** Draws proposals as PDF. */
export interface Pdfs {
  /**
   * A proposal in the agency's identity.
   * @throws UNEXPECTED_ERROR with status 503 when too many wait already
   */
  proposalPdf: (proposal: Proposal) => Promise<Buffer>
  close: () => Promise<void>
}

/** As wide as a day's picture is printed well, in pixels. */
const dayPhotoWidth = 700

const entry = fileURLToPath(new URL('./draw.ts', import.meta.url))

export function makePdfs({ storage, ...options }: LineOptions & { storage: PictureStorage }): Pdfs {
  const line = makeDrawLine(entry, options)
  return {
    proposalPdf: (proposal) =>
      line.limiter(async () => {
        const logo = await readLogo(storage, proposal.site.logo)
        const portrait = await readPortrait(storage, proposal.specialist?.photo)
        const pictures: ProposalJob['pictures'][number][] = []
        for (const { picture } of proposal.days) {
          pictures.push(await readPhoto(storage, picture, dayPhotoWidth))
        }
        return line.draw<ProposalJob>('drawProposal', { proposal, logo, portrait, pictures })
      }),
    close: line.close,
  }
}
