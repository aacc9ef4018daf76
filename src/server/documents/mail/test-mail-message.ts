import { type Message, renderEmail, type Site } from './email.ts'

/** Renders an operator's test mail, to see that mails arrive; in all three languages, regardless of the recipient. */
export function testMail(site: Site): Message {
  return renderEmail(site, {
    lang: 'es',
    subject: `Mail de prueba · Test mail · E-mail de teste – ${site.siteName}`,
    heading: 'Mail de prueba · Test mail · E-mail de teste',
    paragraphs: [
      'Español – Este mail llegó: el sitio puede enviar mensajes. No hace falta responder.',
      'English – This mail has arrived: the site can send messages. There is no need to answer.',
      'Português – Este e-mail chegou: o site pode enviar mensagens. Não é preciso responder.',
    ],
  })
}
