import type { DocumentTexts } from '#texts/texts.ts'

export const testMail: DocumentTexts['testMail'] = {
  subject: 'Mail de prueba',
  text: 'Este mail llegó: el sitio puede enviar mensajes. No hace falta responder.',
}
