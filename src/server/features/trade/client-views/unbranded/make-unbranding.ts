import type { Language } from '#contract/base/languages/languages.ts'
import { plainText, rewriteText } from '#contract/base/text/parse-rich-text.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import type { Services } from '#server/platform/services.ts'
import { folded, makeTraceMatcher } from './match-traces.ts'

/** Traces that reveal the operator of a catalogue. */
export interface OperatorTraces {
  names: string[]
  /** Mailboxes, hosts and addresses. */
  addresses: string[]
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

const isSaid = (text: string | null | undefined): text is string => Boolean(text)
const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')

/** The mailbox of `Name <address>`. */
const mailboxOf = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

/** All that an operator says of itself on its own pages and mails. */
export function tracesOf(
  site: Site,
  { siteName, siteUrl, mailFrom, quotesEmail }: Services['settings'],
): OperatorTraces {
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
    phones: phones.filter(isSaid),
  }
}

export function makeUnbranding(
  traces: OperatorTraces,
  agencyName: string,
  lang: Language,
): Unbranding {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  const namesOperator = makeTraceMatcher(traces)
  const names = traces.names.map(asSpelled)

  function sentencesOf(words: string): string | undefined {
    if (!namesOperator(words)) return undefined
    const sentences = [...segmenter.segment(words)].map(({ segment }) => segment)
    const others = sentences.filter((sentence) => !namesOperator(sentence)).join('')
    // What is told across the end of a sentence is in none of them.
    return namesOperator(others) ? '' : others.trim()
  }

  function name(text: string): string {
    if (!namesOperator(text)) return text
    const decomposed = text.normalize('NFD')
    const said = names.reduce((all, each) => all.replaceAll(each, () => agencyName), decomposed)
    return namesOperator(said.replaceAll(agencyName, ' ')) ? agencyName : said.normalize('NFC')
  }

  return {
    name,
    text: (text) =>
      rewriteText(text.replaceAll(link, '$1').replaceAll(linkTarget, ''), sentencesOf).trim(),
    list: (lines) => lines.filter((each) => !namesOperator(plainText(each))),
  }
}

/** `[words](address)`, and an address between angle brackets. */
const link = /!?\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])|<(?:https?:|mailto:)[^>]*>/gi
/** The target of `[words][1]`, on a line of its own. */
const linkTarget = /^ {0,3}\[[^\]]+\]:.*$/gm

/** A name as people spell it: in any case, with or without its marks, whatever stands between its words. */
function asSpelled(name: string): RegExp {
  const letters = Array.from(folded(name), (letter) =>
    letter === ' ' ? String.raw`[\s\p{Cf}\p{Pd}_]+` : `${escape(letter)}[\\p{M}\\p{Cf}]*`,
  )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters.join('')}(?![\p{L}\p{N}])`, 'giu')
}

const escape = (letter: string) => letter.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)
