import type { Kind, QuotableKind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { PublicSpecialist } from '#contract/site/specialists.ts'
import type { Channel } from '#contract/quotes/wish-fields.ts'
import {
  type EmailBlock,
  type Message,
  renderEmail,
  type Site,
} from '#server/documents/mail/email.ts'
import { namedInSubject, type QuoteReferences } from './details/references.ts'
import { type QuotedJourney, wishRows } from './details/wish-rows.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface QuoteReceipt extends QuoteReferences {
  site: Site
  /** When an answer is due; null where none is promised. */
  dueAt: Date | null
  channel: Channel
  /** The item asked for and its public page; null of an open quote. */
  main: { entityType: QuotableKind; name: string; url: string } | null
  /** All items and their names in the visitor's language, the one asked for first. */
  items: { entityType: Kind; name: string }[]
  /** The quote's own page. */
  url: string
  /** The person who answers, for the visitor; null for nobody. */
  specialist: PublicSpecialist | null
  /** Whether an answer to the message reaches somebody. */
  answerable: boolean
  /** A copy of an agent's quote, to be repeated to them; null for everybody else. */
  copy: { journey: QuotedJourney; name: string; message: string } | null
}

/**
 * To who asked for a quote. But for an approved agent it repeats nothing they typed: anyone who enters
 * another person's address could otherwise send them any text in our name (requirements §11.1).
 */
export function quoteReceipt(data: QuoteReceipt, lang: Language): Message {
  const t = translateInto(lang)
  const { dueAt, site, main, copy, items } = data
  const promise = dueAt
    ? [t('quoteMails.receipt.due', { moment: momentInWords(dueAt, site.office.timeZone, lang) })]
    : []
  const itemRows = items.map(({ entityType, name }) => {
    return { label: t(`kindNames.${entityType}`), value: name }
  })
  const copied = copy && [
    { label: t('quoteMails.name'), value: copy.name },
    ...wishRows(copy.journey, lang),
  ]
  return renderEmail(site, {
    lang,
    subject: `${t('quoteMails.receipt.subject')} (${namedInSubject(data)}) – ${site.siteName}`,
    heading: t('quoteMails.receipt.heading'),
    paragraphs: [
      main
        ? t('quoteMails.receipt.thanks', { name: main.name })
        : t('quoteMails.receipt.openThanks'),
      t(`quoteMails.receipt.channels.${data.channel}`),
      ...promise,
      data.answerable ? t('quoteMails.receipt.reply') : t('quoteMails.receipt.page'),
    ],
    fields: [{ label: t('proposal.reference'), value: data.reference }, ...(copied ?? itemRows)],
    blocks: data.specialist ? [introduction(data.specialist, lang)] : [],
    ...(copy && { quotation: copy.message }),
    action: { label: t('quoteMails.receipt.see'), url: data.url },
    ...(main && { further: [{ label: t(`seeItem.${main.entityType}`), url: main.url }] }),
    note: t('quoteMails.receipt.note'),
  })
}

/** Returns name, role and the ways to reach the person who answers. */
function introduction(
  { name, role, phone, whatsapp, email }: PublicSpecialist,
  lang: Language,
): EmailBlock {
  const lines = [name, pickText(role, lang)?.text, phone ?? whatsapp, email]
  return { title: translateInto(lang)('specialists.yours'), text: lines.filter(Boolean).join('\n') }
}
