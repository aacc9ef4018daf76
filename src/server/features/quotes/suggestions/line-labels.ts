import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { type DocumentTranslate, translateInto } from '#server/platform/runtime/translate.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { SuggestedLine } from './suggest-lines.ts'
import type { Stay } from './stay.ts'

interface Named {
  item: string
  stay: Stay
  lang: Language
}

/** "Hotel Salta, base doble, con desayuno, 3 noches (2 Alta, 1 Baja)"; of an extra its own name. */
export function labelOf({ of }: SuggestedLine, { item, stay, lang }: Named): string {
  const t = translateInto(lang)
  if ('extra' in of) {
    return cut([
      pickText(of.extra.label, lang)?.text ?? pickText(of.extra.label, fallbackLanguage)?.text,
    ])
  }
  const { line } = of
  return cut([
    item,
    line.supplement && t('rates.supplement'),
    t(`priceLines.bases.${line.basis}`),
    line.ages && t('rates.ages', line.ages),
    line.room,
    line.class && t(`rates.classes.${line.class}`),
    line.board && t(`rates.boards.${line.board}`),
    line.service && t(`priceLines.services.${line.service}`),
    line.bed && t(`rates.beds.${line.bed}`),
    line.per !== 'person' && line.basis !== 'unit' && t(`rates.per.${line.per}`),
    line.perNight && nightsText(stay, t),
  ])
}

function nightsText({ seasons }: Stay, t: DocumentTranslate): string {
  const count = seasons.reduce((sum, { nights }) => sum + nights, 0)
  const all = t('common.nights', { count })
  if (seasons.length < 2) return all
  const split = seasons.map(
    ({ season, nights }) => `${nights} ${season.name ?? season.ranges[0]?.from ?? ''}`,
  )
  return `${all} (${split.join(', ')})`
}

function cut(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ').slice(0, limits.priceLabelMaxLength).trim()
}
