import type { Quote } from '#contract/quotes/quote-fields.ts'
import type { EmailContent, Site } from '#server/documents/mail/email.ts'
import { memoize } from '#contract/base/text/memoize.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** The quote's data in mails to the agency, beside the event. */
export type QuoteInMail = Pick<
  Quote,
  'id' | 'reference' | 'name' | 'entityType' | 'entityName' | 'creationDate' | 'dueAt'
>

const officeFormatIn = memoize((timeZone: string) => {
  return new Intl.DateTimeFormat(agencyLanguage, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
})

/** A moment by the agency's own clock, in its language. */
export function inOffice(moment: Date, { office }: Pick<Site, 'office'>): string {
  return officeFormatIn(office.timeZone).format(moment)
}

/** Returns the sender, the requested item, the start and the deadline of a quote, a line each. */
export function quoteFields(quote: QuoteInMail, site: Site): NonNullable<EmailContent['fields']> {
  const { entityType, entityName, creationDate, dueAt } = quote
  const t = translateInto(agencyLanguage)
  return [
    { label: t('quoteMails.name'), value: quote.name },
    ...(entityType && entityName
      ? [{ label: t(`kindNames.${entityType}`), value: entityName }]
      : []),
    { label: t('quoteMails.sentOn'), value: inOffice(creationDate, site) },
    ...(dueAt ? [{ label: t('quoteMails.dueAt'), value: inOffice(dueAt, site) }] : []),
    { label: t('proposal.reference'), value: quote.reference },
  ]
}
