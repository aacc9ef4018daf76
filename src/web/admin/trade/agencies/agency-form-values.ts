import type { Language } from '#contract/base/languages/languages.ts'
import type { Agency, AgencyStatus, AgencyTerms } from '#contract/trade/agency-fields.ts'
import { generalRateList } from '#contract/trade/rates/rate-terms.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

/** An agency as its form holds it: '' is what is not said. */
export interface AgencyFormValues extends Record<string, unknown> {
  name: string
  legalName: string
  country: string
  city: string
  website: string
  phone: string
  taxId: string
  licence: { kind: string; number: string }
  lang: Language | ''
  status: AgencyStatus
  terms: { kind: TermsKind; percent: NumberFieldValue }
  sheets: string[]
  accountManagerId: string
  termSetId: string
  contract: { signedOn: string; endsOn: string; creditDays: NumberFieldValue }
  recheckOn: string
  shares: Agency['shares']
  branches: { name: string; city: string }[]
  notes: string
}

export const termsKinds = ['none', 'net', 'commission'] as const

export type TermsKind = (typeof termsKinds)[number]

/** The stored agency, or a new one, which is approved as it is the office that adds it. */
export function toAgencyFormValues(agency?: Agency): AgencyFormValues {
  return {
    name: agency?.name ?? '',
    legalName: agency?.legalName ?? '',
    country: agency?.country ?? '',
    city: agency?.city ?? '',
    website: agency?.website ?? '',
    phone: agency?.phone ?? '',
    taxId: agency?.taxId ?? '',
    licence: { kind: agency?.licence?.kind ?? '', number: agency?.licence?.number ?? '' },
    lang: agency?.lang ?? '',
    status: agency?.status ?? 'approved',
    terms: toTermsValues(agency?.terms),
    sheets: agency?.sheets ?? [generalRateList],
    accountManagerId: agency?.accountManagerId ?? '',
    termSetId: agency?.termSetId ?? '',
    contract: {
      signedOn: agency?.contract?.signedOn ?? '',
      endsOn: agency?.contract?.endsOn ?? '',
      creditDays: agency?.contract?.creditDays ?? '',
    },
    recheckOn: agency?.recheckOn ?? '',
    shares: agency?.shares ?? 'all',
    branches: (agency?.branches ?? []).map(({ name, city }) => ({ name, city: city ?? '' })),
    notes: agency?.notes ?? '',
  }
}

/** As addAgency and editAgency take it. */
export function toAgencyPayload({ licence, terms, contract, ...fields }: AgencyFormValues) {
  const { signedOn, endsOn, creditDays } = contract
  const isSaid = (text: string) => text.trim() !== ''
  const hasContract = [signedOn, endsOn].some(isSaid) || creditDays !== ''
  return {
    ...fields,
    lang: fields.lang || null,
    accountManagerId: fields.accountManagerId || null,
    termSetId: fields.termSetId || null,
    recheckOn: fields.recheckOn || null,
    licence: isSaid(licence.kind) || isSaid(licence.number) ? licence : null,
    terms: toTermsPayload(terms),
    contract: hasContract
      ? {
          signedOn: signedOn || undefined,
          endsOn: endsOn || undefined,
          creditDays: creditDays === '' ? undefined : creditDays,
        }
      : null,
  }
}

/** Terms as forms hold them. */
export function toTermsValues(terms: AgencyTerms | null | undefined): AgencyFormValues['terms'] {
  const percent = terms?.kind === 'commission' ? (terms.percent ?? '') : ''
  return { kind: terms?.kind ?? 'none', percent }
}

/** The terms as they are kept; null for none. */
export function toTermsPayload({ kind, percent }: AgencyFormValues['terms']): AgencyTerms | null {
  if (kind === 'none') return null
  if (kind === 'net') return { kind }
  return percent === '' ? { kind } : { kind, percent }
}
