import type { PriceBasis } from '#contract/catalogue/facts/facts.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { minorDigits, moneyText } from '#contract/base/money/money-text.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Translate } from '#texts/translate.ts'
import type { OfferedPrice } from '../page/item-json-ld.ts'

interface Priced {
  priceFrom: { amount: number; currency: string } | null
  priceFromBasis: PriceBasis
  priceFromUntil: string | null
  priceNote: LanguageTexts
  /** Circuits and packages are sold until then. */
  validTo?: string | null
}

export interface PriceView {
  /** "from USD 1,250", or that one has to ask. */
  text: string
  /** The unit that it is for. */
  basis?: string
  note?: { text: string; lang?: Language }
}

/** Whether a price still holds on a day: neither it nor the journey has lapsed (requirements §2.23). */
export function holdsPrice(item: Priced, today: string): boolean {
  const { priceFrom, priceFromUntil, validTo } = item
  const last = [priceFromUntil, validTo].filter((day) => day !== null && day !== undefined)
  return priceFrom !== null && last.every((day) => today <= day)
}

/** Returns the lowest price of an item; nothing if it never had a price. */
export function toPrice(
  item: Priced,
  { language, t, today }: { language: Language; t: Translate; today: string },
): PriceView | null {
  if (item.priceFrom === null) return null
  if (!holdsPrice(item, today)) return { text: t('facts.onRequest') }
  return {
    text: t('facts.priceFrom', { money: moneyText(item.priceFrom, language) }),
    basis: t(`facts.priceBases.${item.priceFromBasis}`),
    note: pickText(item.priceNote, language),
  }
}

/** The same for those who read data; nothing where there is no price, or it has lapsed. */
export function toOffer(item: Priced, today: string): OfferedPrice | undefined {
  if (!item.priceFrom || !holdsPrice(item, today)) return undefined
  const { amount, currency } = item.priceFrom
  const priceValidUntil = item.priceFromUntil ?? item.validTo ?? undefined
  return { price: amount / 10 ** minorDigits(currency), priceCurrency: currency, priceValidUntil }
}
