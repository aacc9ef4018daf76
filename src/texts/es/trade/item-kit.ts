import type { DocumentTexts } from '#texts/texts.ts'

export const itemKit: DocumentTexts['itemKit'] = {
  highlights: 'Lo más destacado',
}
