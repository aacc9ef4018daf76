import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { fixedPart, type Payment } from '../money/instalments.ts'
import { type ScaleStep, stepsOf } from '../money/scale.ts'
import { optionKeys, totalsOf, travellersOf } from '../money/totals.ts'
import type { ProposalWarning } from './check-proposal.ts'
import type { StoredProposal } from './stored-proposal.ts'

/** Objections to when what is paid; `today` is the agency's day. */
export function paymentWarnings(content: StoredProposal, today: string): ProposalWarning[] {
  const { payments, startOn } = content
  const totals = totalsOf(content)
  if (payments.length === 0) {
    return totals.length > 0 ? [{ code: 'NO_PAYMENTS', path: 'payments', context: {} }] : []
  }
  const travellers = travellersOf(content) ?? 1
  const areAmounts = Boolean(payments.at(-1)?.amount)
  const differing = totals.flatMap(({ option, total }) => {
    // The last is an amount itself here: one more that is nothing makes all of them the parts before it.
    const amount = fixedPart([...payments, { due: 'acceptance', rest: true }], total, travellers)
    return areAmounts && amount !== total.amount
      ? [{ option, total, payments: { ...total, amount } }]
      : []
  })
  const passed = payments.flatMap(({ due }, index) => {
    const day = plannedDay(due, startOn)
    return day !== null && day < today ? [{ index, day }] : []
  })
  return [
    ...differing.map((context): ProposalWarning => {
      return { code: 'PAYMENTS_DIFFER', path: 'payments', context }
    }),
    ...passed.map(({ index, day }): ProposalWarning => {
      return { code: 'DUE_PASSED', path: `payments.${index}`, context: { day } }
    }),
  ]
}

/** The day of a payment that follows from the proposal alone. */
function plannedDay(due: Payment['due'], startOn: string | null): string | null {
  if (due === 'acceptance' || due === 'confirmation') return null
  if (typeof due === 'string') return due
  return 'daysBefore' in due && startOn ? dayOfNumber(dayNumber(startOn) - due.daysBefore) : null
}

/** Objections to the order of a cancellation table: later is dearer, each step once. */
export function cancellationWarnings({ cancellation }: StoredProposal): ProposalWarning[] {
  return cancellation.flatMap((step, index): ProposalWarning[] => {
    const before = cancellation[index - 1]
    const isInOrder =
      !before || (before.fromDaysBefore > step.fromDaysBefore && before.percent <= step.percent)
    if (isInOrder) return []
    const context = { days: step.fromDaysBefore, percent: step.percent }
    return [{ code: 'CANCELLATION_ORDER', path: `cancellation.${index}`, context }]
  })
}

/** Objections to scales with numbers of travellers that no step holds, or two do. */
export function scaleWarnings(content: StoredProposal): ProposalWarning[] {
  const found = optionKeys(content).flatMap((option) => warningsOf(content, option))
  // A step of all options is met with each of them.
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

function warningsOf({ scale }: StoredProposal, option: string | null): ProposalWarning[] {
  const steps = stepsOf<ScaleStep>(scale, option).toSorted(
    (one, other) => one.minPax - other.minPax,
  )
  return steps.flatMap((step, index): ProposalWarning[] => {
    const before = steps[index - 1]
    if (!before || step.minPax === before.maxPax + 1) return []
    const context = { from: before.maxPax + 1, to: step.minPax - 1 }
    return step.minPax > before.maxPax
      ? [{ code: 'SCALE_GAP', path: 'scale', context }]
      : [
          {
            code: 'SCALE_OVERLAPS',
            path: 'scale',
            context: { from: step.minPax, to: Math.min(before.maxPax, step.maxPax) },
          },
        ]
  })
}

/** Objections to what a proposal says beside its prices. */
export function dateWarnings(content: StoredProposal): ProposalWarning[] {
  const { conditions, itemConditions, validUntil, startOn, hold } = content
  const found: (ProposalWarning | false)[] = [
    conditions !== '' &&
      itemConditions !== '' && { code: 'TWO_CONDITIONS', path: 'conditions', context: {} },
    validUntil !== null &&
      startOn !== null &&
      validUntil >= startOn && {
        code: 'VALID_AFTER_START',
        path: 'validUntil',
        context: { validUntil, startOn },
      },
    hold !== null &&
      validUntil !== null &&
      hold.until > validUntil && {
        code: 'HOLD_AFTER_VALIDITY',
        path: 'hold.until',
        context: { until: hold.until, validUntil },
      },
  ]
  return found.filter((each) => each !== false)
}
