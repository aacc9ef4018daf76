import { type Kind } from '#contract/base/kinds.ts'
import { inEachLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { Specialist } from '#contract/site/specialists.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import type { Completeness } from '#web/admin/kit/form/languages/language-tabs.tsx'

interface Texts {
  role: string
  bio: string
}

/** A specialist as the form holds it: '' is what is not said. */
export interface SpecialistFormValues extends Record<string, unknown> {
  name: string
  texts: Record<Language, Texts>
  languages: string[]
  regionIds: string[]
  kinds: Kind[]
  phone: string
  whatsapp: string
  email: string
  userId: string
  status: boolean
  order: NumberFieldValue
}

export function toSpecialistFormValues(stored?: Specialist): SpecialistFormValues {
  return {
    name: stored?.name ?? '',
    texts: inEachLanguage((lang) => ({
      role: stored?.role[lang] ?? '',
      bio: stored?.bio[lang] ?? '',
    })),
    languages: stored?.languages ?? [],
    regionIds: stored?.regionIds ?? [],
    kinds: stored?.kinds ?? [],
    phone: stored?.phone ?? '',
    whatsapp: stored?.whatsapp ?? '',
    email: stored?.email ?? '',
    userId: stored?.userId ?? '',
    status: stored?.status ?? true,
    order: stored?.order ?? 0,
  }
}

/** As addSpecialist and editSpecialist take it. */
export function toSpecialistPayload(values: SpecialistFormValues): PayloadOf<'addSpecialist'> {
  const { texts, order, ...fields } = values
  const entries = Object.entries(texts) as [Language, Texts][]
  const inLanguages = (field: keyof Texts) =>
    Object.fromEntries(entries.map(([lang, said]) => [lang, said[field].trim() || null]))
  return {
    name: fields.name,
    languages: fields.languages,
    regionIds: fields.regionIds,
    kinds: fields.kinds,
    phone: fields.phone,
    whatsapp: fields.whatsapp,
    email: fields.email,
    userId: fields.userId,
    status: fields.status,
    role: inLanguages('role'),
    bio: inLanguages('bio'),
    order: order === '' ? 0 : order,
  }
}

/** How much of a language is written. */
export function completenessOf({ role, bio }: Texts): Completeness {
  const written = [role, bio].filter((text) => text.trim() !== '').length
  return written === 0 ? 'blank' : written === 2 ? 'complete' : 'incomplete'
}
