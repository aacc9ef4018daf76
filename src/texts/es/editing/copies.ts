import type { DocumentTexts } from '#texts/texts.ts'

export const copies: DocumentTexts['copies'] = { suffix: ' (copia)' }
