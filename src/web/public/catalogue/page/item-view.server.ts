import type { Details } from '#contract/catalogue/facts/details.ts'
import type { Media } from '#contract/catalogue/media.ts'
import {
  fallbackLanguage,
  inEachLanguage,
  inLanguage,
  type Language,
} from '#contract/base/languages/languages.ts'
import { richText, startOfText } from '#web/public/ui/rich-text.server.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'

/** Content about the item itself on every item's page, in one language. */
export interface ItemView {
  id: string
  name: string
  blocks: Block[]
  /** The item in a sentence: its own summary, else the first words of the description. */
  summary: string
  /** That summary, where it is written, to be shown. */
  lead?: { text: string; lang?: Language }
  /** The language of name and description, where it is not the page's. */
  lang?: Language
  alternates: Record<Language, string>
  slides: Media[]
  /** Shown instead of the slides where the item asks for it. */
  video: Media | null
  pictures: Media[]
}

interface Item {
  id: string
  details: (Details[number] & { summary?: string | null })[]
  showVideo?: boolean
  media?: Media[]
}

type Address = (language: Language, id: string, name?: string) => string

export function toItemView(item: Item, language: Language, address: Address): ItemView {
  const entry = inLanguage(item.details, language)
  const summarised = inLanguage(
    item.details.filter(({ lang, summary }) => summary && summaryCounts(lang, language)),
    language,
  )
  const media = item.media ?? []
  const images = media.filter(({ type }) => type === 'image')
  const slides = images.filter(({ position }) => position === 'slider')
  return {
    id: item.id,
    name: entry?.name ?? '',
    blocks: richText(entry?.description ?? ''),
    summary: summarised?.summary ?? startOfText(entry?.description ?? ''),
    lead: summarised?.summary
      ? {
          text: summarised.summary,
          lang: summarised.lang === language ? undefined : summarised.lang,
        }
      : undefined,
    lang: entry && entry.lang !== language ? entry.lang : undefined,
    alternates: inEachLanguage((each) =>
      address(each, item.id, inLanguage(item.details, each)?.name),
    ),
    slides,
    video: (item.showVideo && media.find(({ type }) => type === 'video')) || null,
    pictures: images.filter(({ position }) => position === 'detail'),
  }
}

/** Texts fall back to English alone. */
function summaryCounts(lang: Language, language: Language): boolean {
  return lang === language || lang === fallbackLanguage
}
