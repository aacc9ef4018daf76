import type { Content } from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import type { DocumentTranslate } from '#server/platform/runtime/translate.ts'
import type { Picture } from '../frame.ts'
import { boxLayout, measure, say, sizes } from '../paper.ts'
import { writableOr } from '../typefaces.ts'
import type { Proposal } from './proposal.ts'

const photoWidth = 56
const padding = 14

interface Introduced {
  proposal: Proposal
  t: DocumentTranslate
  scheme: PrintScheme
  portrait: Picture | null
}

/** Returns the person who answers the traveller: photo, name, role and the ways to write or call. */
export function specialistPart({ proposal, t, scheme, portrait }: Introduced): Content[] {
  const { specialist, reference } = proposal
  if (!specialist) return []
  const { role, phone, email } = specialist
  const name = writableOr(specialist.name, [email, reference])
  const height = portrait ? (photoWidth / portrait.width) * portrait.height : 0
  const words: Content = {
    stack: [
      say(t('specialists.yours'), { fontSize: sizes.small, bold: true, color: scheme.accent }),
      say(name, { family: 'display', fontSize: 14, color: scheme.heading, margin: [0, 3, 0, 0] }),
      ...(role ? [say(role, { color: scheme.soft, margin: [0, 2, 0, 0] })] : []),
      ...(phone ? [say(phone, { bold: true, margin: [0, 6, 0, 0] })] : []),
      ...(email ? [{ ...say(email), link: `mailto:${email}` }] : []),
    ],
  }
  const photo: Content[] = portrait
    ? [{ image: portrait.url, width: photoWidth, height, margin: [0, 0, 0, 0] }]
    : []
  const side = portrait ? photoWidth : 0
  const widths = portrait ? [side, measure - side - 4 * padding] : [measure - 2 * padding]
  return [
    {
      unbreakable: true,
      margin: [0, 26, 0, 0],
      table: { widths, body: [[...photo, words]] },
      layout: boxLayout(scheme, padding, padding),
    },
  ]
}
