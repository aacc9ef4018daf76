import type { Kind } from '#contract/base/kinds.ts'
import { inEachLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { Testimonial } from '#contract/site/testimonials.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

/** A testimonial as the form holds it: '' is what is not said. */
export interface TestimonialFormValues extends Record<string, unknown> {
  texts: Record<Language, string>
  author: string
  country: string
  travelledOn: string
  origin: { label: string; url: string }
  kind: Kind | ''
  entityId: string
  status: boolean
  order: NumberFieldValue
}

export function toTestimonialFormValues(stored?: Testimonial): TestimonialFormValues {
  return {
    texts: inEachLanguage((lang) => stored?.text[lang] ?? ''),
    author: stored?.author ?? '',
    country: stored?.country ?? '',
    travelledOn: stored?.travelledOn ?? '',
    origin: { label: stored?.origin?.label ?? '', url: stored?.origin?.url ?? '' },
    kind: stored?.kind ?? '',
    entityId: stored?.entityId ?? '',
    status: stored?.status ?? true,
    order: stored?.order ?? 0,
  }
}

/** As addTestimonial and editTestimonial take it. */
export function toTestimonialPayload(values: TestimonialFormValues): PayloadOf<'addTestimonial'> {
  const { texts, origin, kind, order, ...fields } = values
  const hasOrigin = origin.label.trim() !== '' || origin.url.trim() !== ''
  return {
    author: fields.author,
    country: fields.country,
    travelledOn: fields.travelledOn,
    entityId: kind ? fields.entityId : null,
    status: fields.status,
    text: Object.fromEntries(
      Object.entries(texts).map(([lang, words]) => [lang, words.trim() || null]),
    ),
    origin: hasOrigin ? origin : null,
    kind: kind || null,
    order: order === '' ? 0 : order,
  }
}
