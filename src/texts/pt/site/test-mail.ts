import type { DocumentTexts } from '#texts/texts.ts'

export const testMail: DocumentTexts['testMail'] = {
  subject: 'E-mail de teste',
  text: 'Este e-mail chegou: o site pode enviar mensagens. Não é preciso responder.',
}
