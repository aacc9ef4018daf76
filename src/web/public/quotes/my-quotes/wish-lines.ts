import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { VisitorsQuote } from '#contract/quotes/visitors.ts'
import { capitalised, countryName, languageName, listText } from '#web/shared/i18n/formats.ts'
import type { Translate } from '#texts/translate.ts'

type Travel = NonNullable<VisitorsQuote['travel']>
type Line = [label: string, text: string]

/** All that was said of the journey and of who asks, label by label; what was not said has no line. */
export function wishLines(
  quote: Omit<VisitorsQuote, 'messages' | 'proposals'>,
  language: Language,
  t: Translate,
): Line[] {
  const { travel, budget, occasion, rooms, hotelClass, guideLanguage, flights } = quote
  const { answerBy, country, phone, channel } = quote
  const brief: Partial<NonNullable<VisitorsQuote['brief']>> = quote.brief ?? {}
  const said = {
    destinations: listText(quote.destinations, language),
    travel: travel && travelText(travel, language, t),
    adults: quote.adults,
    children: quote.children.join(', '),
    nights: quote.nights,
    budget: budget && `${moneyText(budget, language)}, ${t(`request.bases.${budget.per}`)}`,
    occasion: occasion && t(`request.occasions.${occasion}`),
    event: brief.event,
    meetingRooms: brief.meetingRooms,
    childrenCount: quote.childrenCount,
    freePlaces: brief.freePlaces,
    decisionOn: brief.decisionOn && dayText(brief.decisionOn, language),
    competing: brief.competing,
    gala: brief.gala ? '✓' : null,
    rooms: rooms
      .map(({ kind, count }) => `${count} × ${t(`request.roomKinds.${kind}`)}`)
      .join(', '),
    hotelClass: hotelClass && t('request.stars', { count: hotelClass }),
    guideLanguage: guideLanguage && capitalised(languageName(guideLanguage, language)),
    flights: flights && t(`request.flightWishes.${flights}`),
    answerBy: answerBy && dayText(answerBy, language),
    channel: phone && t(`request.channels.${channel}`),
    phone,
    country: country && countryName(country, language),
    company: quote.company,
  }
  const labels = Object.keys(said) as (keyof typeof said)[]
  return labels.flatMap((label): Line[] => {
    const text = String(said[label] ?? '')
    return text === '' ? [] : [[t(`request.${label}`), text]]
  })
}

/** "March 2027", or "3 May 2027 to 9 May 2027, 3 days sooner or later". */
function travelText(travel: Travel, language: Language, t: Translate): string {
  if (travel.from !== undefined) {
    const { from, to, flexibleDays } = travel
    const days = { from: dayText(from, language), to: dayText(to, language) }
    const flexible = flexibleDays ? t('request.flexibleBy', { count: flexibleDays }) : undefined
    return [t('request.travelDays', days), flexible].filter(Boolean).join(', ')
  }
  const months = travel.months ?? [travel.month]
  const format = dateFormat(language, { month: 'long', year: 'numeric' })
  return listText(
    months.map((month) => format.format(new Date(`${month}-01`))),
    language,
  )
}
