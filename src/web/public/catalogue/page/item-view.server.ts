import { type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inEachLanguage, inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { richText, startOfText } from '#web/public/ui/rich-text.server.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'

/** Content about the item itself on every item's page, in one language. */
export interface ItemView {
  id: string
  name: string
  /** The day of its last change, `YYYY-MM-DD`. */
  changedOn: string
  /** The page's title. */
  title: string
  blocks: Block[]
  /** The item in a sentence: its own summary, else the first words of the description. */
  summary: string
  /** That summary, to be shown where it is written and the description does not begin with it. */
  lead?: { text: string; lang?: Language }
  /** The language of name and description, where it is not the page's. */
  lang?: Language
  alternates: Record<Language, string>
  /** The languages in which it is described. */
  written: Language[]
  slides: Media[]
  /** Shown instead of the slides where the item asks for it. */
  video: Media | null
  pictures: Media[]
}

interface Item {
  id: string
  updatedAt: Date
  details: readonly TextsEntry[]
  showVideo?: boolean
  media?: Media[]
}

type Address = (language: Language, id: string, name?: string) => string

export function toItemView(item: Item, language: Language, address: Address): ItemView {
  const { name, description, summary, seoTitle } = textsIn(item.details, language)
  const repeats = summary && description?.value.startsWith(summary.value)
  const media = item.media ?? []
  const images = media.filter(({ type }) => type === 'image')
  const slides = images.filter(({ position }) => position === 'slider')
  return {
    id: item.id,
    name: name?.value ?? '',
    changedOn: item.updatedAt.toISOString().slice(0, 'YYYY-MM-DD'.length),
    title: seoTitle?.value ?? name?.value ?? '',
    blocks: richText(description?.value ?? ''),
    summary: summary?.value ?? startOfText(description?.value ?? ''),
    lead: summary && !repeats ? { text: summary.value, lang: summary.lang } : undefined,
    lang: name?.lang,
    alternates: inEachLanguage((each) =>
      address(each, item.id, inLanguage(item.details, each)?.name),
    ),
    written: item.details.map(({ lang }) => lang),
    slides,
    video: (item.showVideo && media.find(({ type }) => type === 'video')) || null,
    pictures: images.filter(({ position }) => position === 'detail'),
  }
}
