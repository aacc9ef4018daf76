import { useTranslation } from 'react-i18next'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Travel } from '#contract/quotes/request-fields.ts'
import { countryName, languageName, listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { Request } from '../request.ts'

interface QuoteLabel {
  label: string
  text: string
  /** Takes a line of its own. */
  wide?: boolean
}

/** Tells what was asked for in words, field by field; what was not said is left out. */
export function useQuoteLabels(): (request: Request) => QuoteLabel[] {
  const { t } = useTranslation('admin')
  const language = useLanguage()

  const travelLabel = (travel: Travel): string => {
    if (travel.month !== undefined) return monthText(travel.month, language)
    if (travel.months !== undefined) {
      return listText(
        travel.months.map((month) => monthText(month, language)),
        language,
      )
    }
    const { from, to, flexible, flexibleDays } = travel
    const days = `${dayText(from, language)} – ${dayText(to, language)}`
    if (flexibleDays) return `${days} (${t('desk.facts.flexibleDays', { count: flexibleDays })})`
    return flexible ? `${days} (${t('desk.facts.flexible')})` : days
  }
  const travellers = ({ adults, children, childrenCount }: Request): string => {
    const count = children.length || childrenCount || 0
    const ages = children.length > 0 && t('desk.facts.ages', { ages: children.join(', ') })
    const young = count > 0 && t('desk.facts.children', { count })
    return [
      adults !== null && t('desk.facts.adults', { count: adults }),
      young && (ages ? `${young} (${ages})` : young),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const moment = (date: Date) =>
    date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

  return (request) => {
    const { budget, brief, source, rooms, consent } = request
    const said: [label: string, text: string | number | null | undefined | false, wide?: true][] = [
      [t('desk.facts.travel'), request.travel && travelLabel(request.travel)],
      [t('desk.facts.nights'), request.nights],
      [t('desk.facts.travellers'), travellers(request)],
      [
        t('desk.facts.rooms'),
        rooms
          .map(({ kind, count }) => `${count} × ${t(`desk.facts.roomKinds.${kind}`)}`)
          .join(', '),
      ],
      [t('desk.facts.hotelClass'), request.hotelClass && '★'.repeat(request.hotelClass)],
      [t('desk.facts.occasion'), request.occasion && t(`desk.facts.occasions.${request.occasion}`)],
      [
        t('desk.facts.budget'),
        budget && `${moneyText(budget, language)} ${t(`desk.facts.per.${budget.per}`)}`,
      ],
      [t('desk.facts.flights'), request.flights && t(`desk.facts.flightWishes.${request.flights}`)],
      [
        t('desk.facts.guideLanguage'),
        request.guideLanguage && languageName(request.guideLanguage, language),
      ],
      [t('desk.facts.answerBy'), request.answerBy && dayText(request.answerBy, language)],
      [t('desk.facts.event'), brief?.event],
      [t('desk.facts.meetingRooms'), brief?.meetingRooms, true],
      [t('desk.facts.gala'), brief?.gala && t('desk.facts.yes')],
      [t('desk.facts.freePlaces'), brief?.freePlaces],
      [t('desk.facts.decisionOn'), brief?.decisionOn && dayText(brief.decisionOn, language)],
      [t('desk.facts.competing'), brief?.competing],
      [t('desk.facts.company'), request.company],
      [t('desk.facts.user'), request.user?.name],
      [t('desk.facts.clientReference'), request.clientReference],
      [t('desk.facts.country'), request.country && countryName(request.country, language)],
      [t('desk.facts.language'), languageName(request.lang, language)],
      [t('desk.facts.channel'), t(`desk.channels.${request.channel}`)],
      [t('desk.facts.origin'), t(`desk.channels.${request.origin}`)],
      [t('desk.facts.received'), moment(request.creationDate)],
      [
        t('desk.facts.source'),
        source &&
          [source.utmSource, source.utmMedium, source.utmCampaign, source.referrer]
            .filter(Boolean)
            .join(' · '),
      ],
      [
        t('desk.facts.consent'),
        consent && t('desk.facts.consentText', { date: moment(consent.at) }),
      ],
    ]
    return said.flatMap(([label, text, wide = false]) =>
      text ? [{ label, text: String(text), wide }] : [],
    )
  }
}

/** "May 2027" for `2027-05`. */
function monthText(month: string, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`))
}
