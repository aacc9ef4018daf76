import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

type Answer = AnswerOf<'suggestPrices'>
type Warning = Answer['warnings'][number]

interface Stay {
  /** Null while the proposal has no first day. */
  from: string | null
  /** Its number among the proposal's days, from 1. */
  day: number
  nights: number
}

/** "29 December 2026, 3 nights"; "Day 3, 3 nights" without dates. */
export function useStayLabel(): (stay: Stay) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  return ({ from, day, nights }) =>
    t('proposalForm.suggest.stayOf', {
      day: from === null ? t('journey.day', { day }) : dayText(from, language),
      count: nights,
    })
}

/** A warning of a suggestion, in words. */
export function useSuggestionMessages({
  startOn,
}: Pick<Answer, 'startOn'>): (warning: Warning) => string {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const day = (value: unknown) => (typeof value === 'string' ? dayText(value, language) : '…')
  const stayText = useStayLabel()
  const what = ({ basis, room, age }: Warning['context']) => {
    const key =
      typeof basis === 'string'
        ? `rates.bases.${basis}`
        : typeof room === 'string'
          ? `request.roomKinds.${room}`
          : ''
    if (typeof age === 'number') return t('proposalForm.suggest.children', { ages: String(age) })
    return has(key) ? t(key) : t('proposalForm.suggest.party')
  }
  return ({ code, context }) => {
    const days = Array.isArray(context['days']) ? context['days'].map(day).join(', ') : ''
    const { from, to, bookFrom, bookTo } = context
    const stays = (Array.isArray(context['stays']) ? (context['stays'] as Stay[]) : []).map(
      (stay) => stayText(stay),
    )
    const word = (name: string) => {
      const value = context[name]
      return typeof value === 'string' || typeof value === 'number' ? value : ''
    }
    return t(`proposalForm.suggest.codes.${code}`, {
      days,
      stays: stays.join('; '),
      startOn: day(startOn),
      what: what(context),
      from: day(from ?? bookFrom),
      to: day(to ?? bookTo),
      minNights: word('minNights'),
      nights: word('nights'),
      places: word('places'),
      travellers: word('travellers'),
      currency: word('currency'),
      proposal: word('proposal'),
      sheet: word('sheet'),
    })
  }
}
