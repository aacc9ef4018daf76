import { useTranslation } from 'react-i18next'
import { dayText } from '#contract/day-text.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { useLanguage } from '../../../i18n/use-texts.tsx'

type Warning = AnswerOf<'suggestPrices'>['warnings'][number]

/** A warning of a suggestion, in words. */
export function useSuggestionWords(): (warning: Warning) => string {
  const { t, i18n } = useTranslation(['admin', 'translation'])
  const language = useLanguage()
  const day = (value: unknown) => (typeof value === 'string' ? dayText(value, language) : '…')
  const what = ({ basis, room, ages }: Warning['context']) => {
    const key =
      typeof basis === 'string'
        ? `translation:rates.bases.${basis}`
        : typeof room === 'string'
          ? `translation:request.roomKinds.${room}`
          : ''
    if (Array.isArray(ages)) return t('proposals.suggest.children', { ages: ages.join(', ') })
    return key && i18n.exists(key) ? t(key as 'rates.basis') : t('proposals.suggest.party')
  }
  return ({ code, context }) => {
    const days = Array.isArray(context['days']) ? context['days'].map(day).join(', ') : ''
    const { from, to, bookFrom, bookTo } = context
    const word = (name: string) => {
      const value = context[name]
      return typeof value === 'string' || typeof value === 'number' ? value : ''
    }
    return t(`proposals.suggest.codes.${code}`, {
      days,
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
