import type { Language } from '#contract/languages.ts'
import type { Site } from '#server/site/read-site.ts'
import type { Services } from '#server/services.ts'

/** What tells whose catalogue it is. */
export interface Traces {
  names: string[]
  /** Mailboxes, hosts and addresses. */
  addresses: string[]
  /** Digits alone. */
  phones: string[]
}

/** Takes the operator out of what the catalogue says. */
export interface Unbranding {
  /** A name: the operator’s own gives way to the agency’s. */
  name: (text: string) => string
  /** A text, Markdown or not: links are words alone, and a sentence that names the operator is left out. */
  text: (text: string) => string
  /** A list, without what names the operator. */
  list: (lines: readonly string[]) => string[]
}

/** Shorter ones could stand in any sentence. */
const phoneDigitsMin = 7

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const isSaid = (text: string | null | undefined): text is string => Boolean(text)
const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')

/** The mailbox of `Name <address>`. */
const mailboxOf = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

/** All that an operator says of itself on its own pages and mails. */
export function tracesOf(
  site: Site,
  { siteName, siteUrl, mailFrom, quotesEmail }: Services['settings'],
): Traces {
  const reached = [site.contact, ...site.markets]
  const phones = reached.flatMap(({ phone, whatsapp }) => [phone, whatsapp])
  const mailboxes = [
    ...reached.map(({ email }) => email),
    site.sender.replyTo,
    mailboxOf(mailFrom),
    quotesEmail,
  ]
  const urls = [siteUrl, ...Object.values(site.links).filter(isSaid)].map(hostOf)
  return {
    names: [site.siteName, siteName, site.legal.name, site.sender.name].filter(isSaid),
    addresses: [...mailboxes, ...urls, ...site.social].filter(isSaid),
    phones: phones
      .filter(isSaid)
      .map(digitsOf)
      .filter((digits) => digits.length >= phoneDigitsMin),
  }
}

/** `[words](address)`, and an address between angle brackets. */
const link = /!?\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])|<(?:https?:|mailto:)[^>]*>/gi
/** Where `[words][1]` leads, on a line of its own. */
const linkTarget = /^ {0,3}\[[^\]]+\]:.*$/gm

export function makeUnbranding(traces: Traces, agencyName: string, lang: Language): Unbranding {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  const names = traces.names.map(asWords)
  const addresses = traces.addresses.map((each) => each.toLowerCase())

  function tells(text: string): boolean {
    const small = text.toLowerCase()
    const digits = digitsOf(text)
    return (
      names.some((name) => text.search(name) >= 0) ||
      addresses.some((address) => small.includes(address)) ||
      traces.phones.some((phone) => digits.includes(phone))
    )
  }

  function lineOf(line: string): string {
    if (!tells(line)) return line
    const sentences = [...segmenter.segment(line)].map(({ segment }) => segment)
    const others = sentences.filter((sentence) => !tells(sentence))
    return others.join('').trimEnd()
  }

  return {
    name: (text) => names.reduce((said, name) => said.replaceAll(name, () => agencyName), text),
    text: (text) => {
      const words = text.replaceAll(link, '$1').replaceAll(linkTarget, '')
      return words.split('\n').map(lineOf).join('\n').trim()
    },
    list: (lines) => lines.filter((each) => !tells(each)),
  }
}

/** A name as it stands in a text. One word alone may be a usual one, too: it counts as it is written, or in capitals. */
function asWords(name: string): RegExp {
  const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const [written, loud] = [escape(name), escape(name.toLocaleUpperCase())]
  const flags = /\s/.test(name) ? 'giu' : 'gu'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written}|${loud})(?![\\p{L}\\p{N}])`, flags)
}
