import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { NewsEntry } from '#contract/trade/news.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** Maximum number of news in a digest; further ones are on the page alone. */
const shownMax = 40

interface TradeDigest {
  site: Site
  news: readonly NewsEntry[]
  /** The address that ends these mails. */
  unsubscribe: string
}

/** To an agent who asked for it: what changed in a month, and no figure of any rate. */
export function tradeDigest({ site, news, unsubscribe }: TradeDigest, lang: Language): Message {
  const t = translateInto(lang)
  const wordsOf = ({ change, fields }: NewsEntry) => {
    const parts = fields.map((field) => t(`agents.fields.${field}`)).join(', ')
    const said = t(`agents.changes.${change}`)
    return parts ? `${said}: ${parts}` : said
  }
  const more = news.length - shownMax
  return renderEmail(site, {
    lang,
    subject: `${t('tradeMails.digest.subject')} – ${site.siteName}`,
    heading: t('tradeMails.digest.heading'),
    paragraphs: [
      t('tradeMails.digest.text'),
      ...(more > 0 ? [t('tradeMails.digest.more', { count: more })] : []),
    ],
    fields: news.slice(0, shownMax).map((entry) => ({ label: entry.name, value: wordsOf(entry) })),
    action: { label: t('tradeMails.digest.action'), url: site.siteUrl + paths.agents(lang) },
    further: [{ label: t('tradeMails.digest.stop'), url: unsubscribe }],
    note: t('tradeMails.digest.note'),
  })
}
