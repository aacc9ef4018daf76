import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Travel } from '#contract/quotes/wish-fields.ts'
import { countryName, languageName, listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useOfficeMoment } from '../../inbox/use-office-moment.ts'
import type { QuoteDetail } from '../quote-detail.ts'

interface QuoteLabel {
  label: string
  text: string
  /** Takes a line of its own. */
  wide?: boolean
}

/** Tells what was asked for in words, field by field; what was not said is left out. */
export function useQuoteLabels(): (quote: QuoteDetail) => QuoteLabel[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const moment = useOfficeMoment()

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
    if (flexibleDays) return `${days} (${t('inbox.facts.flexibleDays', { count: flexibleDays })})`
    return flexible ? `${days} (${t('inbox.facts.flexible')})` : days
  }
  const travellers = ({ adults, children, childrenCount }: QuoteDetail): string => {
    const count = children.length || childrenCount || 0
    const ages = children.length > 0 && t('inbox.facts.ages', { ages: children.join(', ') })
    const young = count > 0 && t('inbox.facts.children', { count })
    return [
      adults !== null && t('inbox.facts.adults', { count: adults }),
      young && (ages ? `${young} (${ages})` : young),
    ]
      .filter(Boolean)
      .join(', ')
  }

  return (quote) => {
    const { budget, brief, source, rooms, consent } = quote
    const said: [label: string, text: string | number | null | undefined | false, wide?: true][] = [
      [t('inbox.facts.travel'), quote.travel && travelLabel(quote.travel)],
      [t('inbox.facts.nights'), quote.nights],
      [t('inbox.facts.travellers'), travellers(quote)],
      [
        t('inbox.facts.rooms'),
        rooms
          .map(({ kind, count }) => `${count} × ${t(`inbox.facts.roomKinds.${kind}`)}`)
          .join(', '),
      ],
      [t('inbox.facts.hotelClass'), quote.hotelClass && '★'.repeat(quote.hotelClass)],
      [t('inbox.facts.occasion'), quote.occasion && t(`inbox.facts.occasions.${quote.occasion}`)],
      [
        t('inbox.facts.budget'),
        budget && `${moneyText(budget, language)} ${t(`inbox.facts.per.${budget.per}`)}`,
      ],
      [t('inbox.facts.flights'), quote.flights && t(`inbox.facts.flightWishes.${quote.flights}`)],
      [
        t('inbox.facts.guideLanguage'),
        quote.guideLanguage && languageName(quote.guideLanguage, language),
      ],
      [t('inbox.facts.answerBy'), quote.answerBy && dayText(quote.answerBy, language)],
      [t('inbox.facts.event'), brief?.event],
      [t('inbox.facts.meetingRooms'), brief?.meetingRooms, true],
      [t('inbox.facts.gala'), brief?.gala && t('inbox.facts.yes')],
      [t('inbox.facts.freePlaces'), brief?.freePlaces],
      [t('inbox.facts.decisionOn'), brief?.decisionOn && dayText(brief.decisionOn, language)],
      [t('inbox.facts.competing'), brief?.competing],
      [t('inbox.facts.company'), quote.company],
      [t('inbox.facts.user'), quote.user?.name],
      [t('inbox.facts.clientReference'), quote.clientReference],
      [t('inbox.facts.country'), quote.country && countryName(quote.country, language)],
      [t('inbox.facts.language'), languageName(quote.lang, language)],
      [t('inbox.facts.channel'), t(`inbox.channels.${quote.channel}`)],
      [t('inbox.facts.origin'), t(`inbox.channels.${quote.origin}`)],
      [t('inbox.facts.received'), moment(quote.creationDate)],
      [
        t('inbox.facts.source'),
        source &&
          [source.utmSource, source.utmMedium, source.utmCampaign, source.referrer]
            .filter(Boolean)
            .join(' · '),
      ],
      [
        t('inbox.facts.consent'),
        consent && t('inbox.facts.consentText', { date: moment(consent.at) }),
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
