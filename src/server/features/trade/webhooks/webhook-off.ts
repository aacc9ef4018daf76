import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** To every admin, when a webhook was switched off because nothing arrived. */
export function webhookOff(site: Site, url: string, lang: Language): Message {
  const t = translateInto(lang)
  return renderEmail(site, {
    lang,
    subject: t('tradeMails.webhookOff.subject'),
    heading: t('tradeMails.webhookOff.heading'),
    paragraphs: [t('tradeMails.webhookOff.text')],
    fields: [{ label: t('contact.address'), value: url }],
    action: { label: t('tradeMails.webhookOff.action'), url: site.siteUrl + paths.panelPartners },
  })
}
