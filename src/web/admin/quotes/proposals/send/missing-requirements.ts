import type { ProposalFormValues } from '../form/proposal-form-values.ts'

/** Requirements that a draft must meet before it can be sent. */
export const requirements = ['title', 'content', 'validUntil', 'past'] as const

export type Requirement = (typeof requirements)[number]

/** Returns the requirements that a draft lacks to be sent; `today` is the agency's day. */
export function missingRequirementsOf(
  values: Pick<
    ProposalFormValues,
    'title' | 'days' | 'prices' | 'scale' | 'validUntil' | 'validDays'
  >,
  today: string,
): Requirement[] {
  const lacks: Record<Requirement, boolean> = {
    title: values.title.trim() === '',
    content: [values.days, values.prices, values.scale].every((list) => list.length === 0),
    validUntil: values.validUntil === '' && values.validDays === '',
    past: values.validUntil !== '' && values.validUntil < today,
  }
  return requirements.filter((need) => lacks[need])
}
