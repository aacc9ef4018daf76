import type { Details } from '#contract/catalogue/details.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inEachLanguage, inLanguage, type Language } from '#contract/languages.ts'
import { parseRichText, plainStart } from '../../rich-text/parse-rich-text.ts'
import type { Block } from '../../rich-text/rich-text-blocks.ts'

/** What every item's page shows of the item itself, in one language. */
export interface ItemView {
  id: string
  name: string
  blocks: Block[]
  /** The first words of the description. */
  summary: string
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
  details: Details
  showVideo?: boolean
  media?: Media[]
}

type Address = (language: Language, id: string, name?: string) => string

export function toItemView(item: Item, language: Language, address: Address): ItemView {
  const entry = inLanguage(item.details, language)
  const media = item.media ?? []
  const images = media.filter(({ type }) => type === 'image')
  const slides = images.filter(({ position }) => position === 'slider')
  return {
    id: item.id,
    name: entry?.name ?? '',
    blocks: parseRichText(entry?.description ?? ''),
    summary: plainStart(entry?.description ?? ''),
    lang: entry && entry.lang !== language ? entry.lang : undefined,
    alternates: inEachLanguage((each) =>
      address(each, item.id, inLanguage(item.details, each)?.name),
    ),
    slides,
    video: (item.showVideo && media.find(({ type }) => type === 'video')) || null,
    pictures: images.filter(({ position }) => position === 'detail'),
  }
}
