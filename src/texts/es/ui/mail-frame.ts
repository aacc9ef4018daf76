import type { DocumentTexts } from '#texts/texts.ts'

export const mailFrame: DocumentTexts['mailFrame'] = { sentBy: 'Mensaje automático de {{name}}' }
