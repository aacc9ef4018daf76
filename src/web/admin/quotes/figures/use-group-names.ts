import { dateFormat } from '#contract/base/dates/day-text.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { capitalised, countryName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** A row's key and name, as the server answers them. */
export interface NamedGroup {
  key: string | null
  name: string
}

type Markets = AnswerOf<'getSite'>['markets']

/** Names groups in the panel's language. */
export function useGroupNames(by: FigureGrouping, markets: Markets): (group: NamedGroup) => string {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const said = (key: string, otherwise: string) => (has(key) ? t(key) : otherwise)
  return ({ key, name }) => {
    if (key === null) return t(`figures.unknown.${by}`)
    switch (by) {
      case 'month':
      case 'travelMonth': {
        return monthText(key, language)
      }
      case 'country': {
        return countryName(key, language)
      }
      case 'market': {
        return pickText(markets[Number(key)]?.name ?? {}, language)?.text ?? name
      }
      case 'kind': {
        return said(`kinds.${key}`, name)
      }
      case 'origin': {
        return capitalised(said(`inbox.channels.${key}`, name))
      }
      case 'lang': {
        return said(`common.languages.${key}`, name)
      }
      case 'reason': {
        return said(`inbox.reasons.${key}`, name)
      }
      default: {
        return name
      }
    }
  }
}

/** "March 2027", for `2027-03`; short, "Mar 27". */
export function monthText(
  month: string,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  const year = length === 'long' ? 'numeric' : '2-digit'
  const format = dateFormat(language, { month: length, year })
  return capitalised(format.format(new Date(`${month}-01`)))
}
