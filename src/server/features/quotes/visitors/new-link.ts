import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { namedInSubject, type QuoteReferences } from '../mails/details/references.ts'

interface NewLink extends QuoteReferences {
  site: Site
  /** The request's page. */
  url: string
  /** The pages of its proposals, the newest first. */
  proposals: { title: string; version: number; url: string }[]
}

/** To the visitor: new links to their request and its proposals. It repeats nothing that was typed. */
export function newLink(data: NewLink, lang: Language): Message {
  const { site, reference, url, proposals } = data
  const t = translateInto(lang)
  return renderEmail(site, {
    lang,
    subject: `${t('quoteMails.newLink.subject')} (${namedInSubject(data)}) – ${site.siteName}`,
    heading: t('quoteMails.newLink.heading'),
    paragraphs: [t('quoteMails.newLink.text')],
    fields: [{ label: t('proposal.reference'), value: reference }],
    action: { label: t('quoteMails.receipt.see'), url },
    further: proposals.map(({ title, version, url: page }) => {
      return { label: t('proposalMails.answer.version', { title, version }), url: page }
    }),
    note: t('quoteMails.newLink.note'),
  })
}
