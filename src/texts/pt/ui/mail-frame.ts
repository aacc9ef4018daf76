import type { DocumentTexts } from '#texts/texts.ts'

export const mailFrame: DocumentTexts['mailFrame'] = { sentBy: 'Mensagem automática de {{name}}' }
