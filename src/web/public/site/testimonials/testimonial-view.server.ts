import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Testimonial } from '#contract/site/testimonials.ts'
import { dateFormat } from '#contract/base/dates/day-text.ts'
import { countryName } from '#web/shared/i18n/formats.ts'
import type { PageContext } from '#web/page-context.ts'

export type TestimonialView = ReturnType<typeof toTestimonialView>

/** More would be a page of their own. */
const shownMax = 3

function toTestimonialView(
  { id, text, author, country, travelledOn, origin }: Testimonial,
  { language, t }: Pick<PageContext, 'language' | 't'>,
) {
  const from = country && countryName(country, language)
  const month = travelledOn && monthOf(travelledOn, language)
  return {
    id,
    words: pickText(text, language),
    author: [author, from, month && t('testimonials.travelled', { month })]
      .filter(Boolean)
      .join(', '),
    origin,
  }
}

const monthOf = (month: string, language: Language) =>
  dateFormat(language, { month: 'long', year: 'numeric' }).format(new Date(month))

type Page = Pick<PageContext, 'caller' | 'language' | 't'>

/** The first testimonials of an item. */
export async function loadTestimonialsOf(
  page: Page,
  kind: Kind,
  entityId: string,
): Promise<TestimonialView[]> {
  const { list } = await page.caller('listTestimonials', { kind, entityId })
  return list.slice(0, shownMax).map((each) => toTestimonialView(each, page))
}

/** The first of all, those about the agency as a whole before those about items. */
export async function loadTestimonials(page: Page): Promise<TestimonialView[]> {
  const { list } = await page.caller('listTestimonials', {})
  const ofAgency = list.filter(({ kind }) => kind === null)
  const ofItems = list.filter(({ kind }) => kind !== null)
  return [...ofAgency, ...ofItems].slice(0, shownMax).map((each) => toTestimonialView(each, page))
}
