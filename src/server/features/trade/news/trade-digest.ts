import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { NewsEntry } from '#contract/trade/news.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

const texts = {
  es: {
    subject: 'Novedades para agencias',
    heading: 'Lo que cambió desde el último aviso',
    paragraph: 'Estos productos son nuevos, cambiaron o ya no se ofrecen.',
    more: (count: number) => `Y ${count} más, en su página de agente.`,
    action: 'Ver las novedades',
    note: 'Recibe este mensaje una vez por mes porque lo pidió.',
    stop: 'Dejar de recibirlo',
    change: { new: 'nuevo', changed: 'cambió', withdrawn: 'ya no se ofrece', rates: 'tarifario' },
    fields: {
      itinerary: 'itinerario',
      days: 'días',
      destinations: 'destinos',
      hotels: 'hoteles',
      months: 'meses',
      validity: 'vigencia',
      status: 'disponibilidad',
      rates: 'tarifas',
      stopSale: 'cierre de ventas',
    },
  },
  en: {
    subject: 'News for agencies',
    heading: 'What has changed since the last mail',
    paragraph: 'These are new, have changed or are not offered any more.',
    more: (count: number) => `And ${count} more, on your page for agents.`,
    action: 'See what is new',
    note: 'You get this once a month because you asked for it.',
    stop: 'Stop it',
    change: { new: 'new', changed: 'changed', withdrawn: 'not offered any more', rates: 'rates' },
    fields: {
      itinerary: 'itinerary',
      days: 'days',
      destinations: 'destinations',
      hotels: 'hotels',
      months: 'months',
      validity: 'validity',
      status: 'availability',
      rates: 'prices',
      stopSale: 'stop sale',
    },
  },
  pt: {
    subject: 'Novidades para agências',
    heading: 'O que mudou desde o último aviso',
    paragraph: 'Estes produtos são novos, mudaram ou não são mais oferecidos.',
    more: (count: number) => `E mais ${count}, na sua página de agente.`,
    action: 'Ver as novidades',
    note: 'Você recebe esta mensagem uma vez por mês porque pediu.',
    stop: 'Deixar de receber',
    change: {
      new: 'novo',
      changed: 'mudou',
      withdrawn: 'não é mais oferecido',
      rates: 'tarifário',
    },
    fields: {
      itinerary: 'roteiro',
      days: 'dias',
      destinations: 'destinos',
      hotels: 'hotéis',
      months: 'meses',
      validity: 'validade',
      status: 'disponibilidade',
      rates: 'tarifas',
      stopSale: 'fechamento de vendas',
    },
  },
} as const

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
  const words = texts[lang]
  const wordsOf = ({ change, fields }: NewsEntry) => {
    const parts = fields.map((field) => words.fields[field]).join(', ')
    return parts ? `${words.change[change]}: ${parts}` : words.change[change]
  }
  const more = news.length - shownMax
  return renderEmail(site, {
    lang,
    subject: `${words.subject} – ${site.siteName}`,
    heading: words.heading,
    paragraphs: [words.paragraph, ...(more > 0 ? [words.more(more)] : [])],
    fields: news.slice(0, shownMax).map((entry) => ({ label: entry.name, value: wordsOf(entry) })),
    action: { label: words.action, url: site.siteUrl + paths.agents(lang) },
    further: { label: words.stop, url: unsubscribe },
    note: words.note,
  })
}
