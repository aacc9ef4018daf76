import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { limits } from '#contract/base/limits.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import type { Portion } from '#contract/trade/stays/line-choice.ts'
import type { StayLine } from '#contract/trade/stays/reckon.ts'
import { type DocumentTranslate, translateInto } from '#server/platform/runtime/translate.ts'

interface Named {
  item: string
  lang: Language
}

/** Names a line: "Hotel Salta, per person in a double, half board, 3 nights (2 High, 1 Low)"; an extra by its own name. */
export function labelOf({ of }: Pick<StayLine, 'of'>, { item, lang }: Named): string {
  const t = translateInto(lang)
  if ('extra' in of) {
    const { label } = of.extra
    return cut([
      pickText(label, lang)?.text ?? pickText(label, fallbackLanguage)?.text,
      of.nights !== null && t('common.nights', { count: of.nights }),
    ])
  }
  const { line, portions } = of.chosen
  const { basis } = line
  return cut([
    item,
    line.supplement && t('rates.supplement'),
    line.per === 'room' && isOfRoom(basis)
      ? t(`priceLines.rooms.${basis}`)
      : t(`priceLines.bases.${basis}`),
    line.ages && t('rates.ages', line.ages),
    line.room,
    line.class && t(`rates.classes.${line.class}`),
    line.board && t(`rates.boards.${line.board}`),
    line.service && t(`priceLines.services.${line.service}`),
    line.bed && t(`rates.beds.${line.bed}`),
    line.per !== 'person' && line.basis !== 'unit' && t(`rates.per.${line.per}`),
    line.perNight && nightsText(portions, lang, t),
  ])
}

const roomBases = ['single', 'double', 'twin', 'triple', 'quadruple'] as const

function isOfRoom(basis: string): basis is (typeof roomBases)[number] {
  return roomBases.some((each) => each === basis)
}

function nightsText(portions: readonly Portion[], lang: Language, t: DocumentTranslate): string {
  const nightsOf = new Map<string, number>()
  for (const { season, nights } of portions) {
    const name = seasonName(season, lang) ?? season.ranges[0]?.from ?? ''
    nightsOf.set(name, (nightsOf.get(name) ?? 0) + nights)
  }
  const count = portions.reduce((sum, { nights }) => sum + nights, 0)
  const all = t('common.nights', { count })
  if (nightsOf.size < 2) return all
  return `${all} (${[...nightsOf].map(([name, nights]) => `${nights} ${name}`).join(', ')})`
}

function cut(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ').slice(0, limits.priceLabelMaxLength).trim()
}
