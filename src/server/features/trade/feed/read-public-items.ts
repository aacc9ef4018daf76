import { paths } from '#contract/base/addresses/addresses.ts'
import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Media } from '#contract/catalogue/media.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readCardsOf } from '#server/features/catalogue/cards/card-readers.ts'
import { presentDays, readDaysOf } from '#server/features/catalogue/itineraries/read-days.ts'
import { readMediaOf } from '#server/features/catalogue/kit/read-media.ts'

interface ItemTexts {
  lang: Language
}

/** An item as a feed tells it: what lists show of it, its pictures and days, and where its page is. */
export type FeedItem = { id: string; url: string; media: Media[] } & Record<string, unknown>

type Card = { id: string; details: (ItemTexts & { name: string })[] }

type Omitted = { mainImage?: unknown; updatedAt?: unknown }

interface Wanted {
  kind: Kind
  /** Texts in one language alone, or what comes closest. */
  lang: Language | undefined
  siteUrl: string
}

/** Visible items by their ids, in the order of these; what is hidden by now is left out. Never a rate. */
export async function readPublicItems(
  tx: Tx,
  { kind, lang, siteUrl }: Wanted,
  ids: string[],
): Promise<FeedItem[]> {
  if (ids.length === 0) return []
  const cards: Card[] = await readCardsOf[kind](tx, { visibility: 'visible', ids })
  const media = await readMediaOf(tx, ids)
  const hasDays = kind === 'circuit' || kind === 'package'
  const days = hasDays && (await readDaysOf(tx, ids, 'visible'))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => {
    const card = byId.get(id)
    if (!card) return []
    const details = inLanguage(card.details, lang)
    const { name } = inLanguage(card.details, lang ?? fallbackLanguage)[0] ?? {}
    const path = paths[kind](lang ?? fallbackLanguage, id, name)
    // Pressing "save" moves `updatedAt` though nothing changes; the record knows better.
    const { mainImage: _main, updatedAt: _at, ...presented } = card as Card & Omitted
    const own = (media.get(id) ?? []).map((medium) => withWholeAddresses(medium, siteUrl))
    const itinerary = days && daysIn(presentDays(days.get(id) ?? []), lang)
    return [
      {
        ...presented,
        details,
        url: new URL(path, siteUrl).href,
        media: own,
        ...(itinerary && { itinerary }),
      },
    ]
  })
}

/** Texts in a language, else in English, else in whatever there is; all of them where none is asked for. */
function inLanguage<Text extends ItemTexts>(texts: Text[], lang: Language | undefined): Text[] {
  if (!lang) return texts
  const found = [lang, fallbackLanguage].flatMap((each) => texts.filter((one) => one.lang === each))
  return [...found, ...texts].slice(0, 1)
}

function daysIn(days: AnsweredItinerary, lang: Language | undefined): AnsweredItinerary {
  return days.map((day) => ({ ...day, details: inLanguage(day.details, lang) }))
}

/** Pictures are fetched by programs that do not know from where. */
function withWholeAddresses(medium: Media, siteUrl: string): Media {
  const whole = (url: string) => new URL(url, siteUrl).href
  const sources = medium.sources.map((source) => ({ ...source, url: whole(source.url) }))
  return { ...medium, url: whole(medium.url), sources }
}
