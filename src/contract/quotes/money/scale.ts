import type { Money } from '#contract/base/money/money-text.ts'

/** A step of a scale, as far as its price depends on it. */
export interface ScaleStep {
  minPax: number
  maxPax: number
  perPerson: Money
  /** Travellers of the group who pay nothing. */
  freePlaces: number
  /** The key of its option; null, or left out, for all. */
  option?: string | null
  /** Of a proposal that was stored when scales were shown beside the price: in no total. */
  shown?: boolean
}

/** Whether a line or step is part of an option: of all, where it names none. */
export function isOf(
  { option: own = null }: { option?: string | null },
  option: string | null,
): boolean {
  return own === null || own === option
}

/** The steps that an option is priced by. */
export function stepsOf<Step extends ScaleStep>(
  scale: readonly Step[],
  option: string | null,
): Step[] {
  return scale.filter((step) => !step.shown && isOf(step, option))
}

/** The step of an option that holds a number of travellers; the first of several. */
export function stepFor<Step extends ScaleStep>(
  scale: readonly Step[],
  option: string | null,
  travellers: number,
): Step | undefined {
  return stepsOf(scale, option).find(
    ({ minPax, maxPax }) => minPax <= travellers && travellers <= maxPax,
  )
}

/** Number of travellers who pay for their place in a step; never below 0. */
export function payingIn(
  { freePlaces }: Pick<ScaleStep, 'freePlaces'>,
  travellers: number,
): number {
  return Math.max(0, travellers - freePlaces)
}
