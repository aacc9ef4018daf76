import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import type { Translate } from './translate.ts'

type Line = Rate['seasons'][number]['lines'][number]
type Extra = Rate['extras'][number]

interface Words {
  t: Translate
  language: Language
}

/** A price line in words: "Base doble · superior · media pensión". */
export function lineWords(line: Line, t: Translate): string {
  const { pax, ages } = line
  return [
    t(`rates.bases.${line.basis}`),
    ages && t('rates.ages', ages),
    line.bed && t(`rates.beds.${line.bed}`),
    pax && t('rates.pax', pax),
    line.room,
    line.class && t(`rates.classes.${line.class}`),
    line.board && t(`rates.boards.${line.board}`),
    line.service && t(`rates.services.${line.service}`),
    line.supplement && t('rates.supplement'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** An extra in words: its name, amount, for whom, when, and who is paid. */
export function extraWords(extra: Extra, currency: string, { t, language }: Words): string {
  const { amount, ages, maxNights } = extra
  const price = moneyText({ amount, currency: extra.currency ?? currency }, language)
  const per = [t(`rates.per.${extra.per}`), extra.perNight && t('rates.perNight')]
  return [
    `${pickText(extra.label, language)?.text ?? ''}: ${price} ${per.filter(Boolean).join(' ')}`,
    ages && t('rates.ages', ages),
    ...extra.when.map(({ from, to }) =>
      from === to
        ? dayText(from, language)
        : t('rates.during', { from: dayText(from, language), to: dayText(to, language) }),
    ),
    maxNights !== null && t('rates.maxNights', { count: maxNights }),
    extra.optional && t('rates.optional'),
    t(extra.included ? 'rates.included' : `rates.payable.${extra.payable}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The conditions of a rate in words, a line each: taxes, residents, extras, stop sales. */
export function conditionsInWords(
  { vat, residents, extras, stopSales, currency }: Omit<Rate, 'item'>,
  words: Words,
): string[] {
  const { t, language } = words
  return [
    t(`rates.vat.${vat}`),
    t(`rates.residents.${residents}`),
    ...extras.map((extra) => extraWords(extra, currency, words)),
    ...stopSales.map(({ from, to, note }) => {
      const days = { from: dayText(from, language), to: dayText(to, language) }
      return t('rates.stopSale', days) + (note ? ` (${note})` : '')
    }),
  ]
}
