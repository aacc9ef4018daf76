import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

const texts = {
  es: {
    subject: 'Se apagó un aviso a un socio',
    heading: 'Un aviso no llega desde hace cinco días',
    paragraph:
      'El programa del socio no lo recibió en cinco días, por eso se apagó. Una prueba que llegue lo enciende de nuevo.',
    address: 'Dirección',
    action: 'Abrir los socios',
  },
  en: {
    subject: 'A partner’s webhook was switched off',
    heading: 'A webhook has not arrived for five days',
    paragraph:
      'The partner’s program has taken nothing for five days, so it was switched off. A test that arrives switches it on again.',
    address: 'Address',
    action: 'Open the partners',
  },
  pt: {
    subject: 'Um aviso a um parceiro foi desligado',
    heading: 'Um aviso não chega há cinco dias',
    paragraph:
      'O programa do parceiro não recebeu nada em cinco dias, por isso ele foi desligado. Um teste que chegue o liga de novo.',
    address: 'Endereço',
    action: 'Abrir os parceiros',
  },
} as const

/** To every admin, when a webhook was switched off because nothing arrived. */
export function webhookOff(site: Site, url: string, lang: Language): Message {
  const words = texts[lang]
  return renderEmail(site, {
    lang,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.paragraph],
    fields: [{ label: words.address, value: url }],
    action: { label: words.action, url: site.siteUrl + paths.panelPartners },
  })
}
