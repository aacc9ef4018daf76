import type { Language } from '#contract/base/languages/languages.ts'
import { moneyWriter } from '#contract/base/money/money-text.ts'
import {
  instalmentsOf,
  type PaymentDays,
  type Scheduled,
} from '#contract/quotes/money/instalments.ts'
import { stepFor, stepsOf } from '#contract/quotes/money/scale.ts'
import { type Choice, chosenTotal } from '#contract/quotes/money/totals.ts'
import { dueText } from '../due-text.ts'

/** The prices and payments of a proposal, as its page has them. */
export interface RunningPrices extends Scheduled {
  days: PaymentDays
  language: Language
  /** The words of due moments by their JSON. */
  words: Record<string, string>
}

/** Writes the total and the instalments of what a form says into it, now and with each change. */
export function followChoice(form: HTMLFormElement): void {
  const part = form.querySelector<HTMLElement>('[data-running]')
  if (!part?.dataset.running) return
  const priced = JSON.parse(part.dataset.running) as RunningPrices
  const write = () => writeChoice(part, priced, choiceIn(form, priced))
  form.addEventListener('input', write)
  write()
}

/** The choice that a form says; undefined while an option is to be chosen. */
export function choiceIn(form: HTMLFormElement, priced: RunningPrices): Choice | undefined {
  const fields = new FormData(form)
  const [sole, ...others] = priced.options
  const option = others.length > 0 ? fields.get('option') : (sole?.key ?? null)
  if (others.length > 0 && typeof option !== 'string') return undefined
  const key = typeof option === 'string' ? option : null
  const isSized = stepsOf(priced.scale ?? [], key).length > 0
  return {
    option: key,
    // A number that no step holds has no total.
    pax: isSized ? numberIn(fields, 'pax') || -1 : null,
    extras: takenIn(form, key),
  }
}

/** Whether the option is priced by the size of the group, and no step holds what is written. */
export function isOutOfScale({ scale = [] }: RunningPrices, { option, pax }: Choice): boolean {
  return stepsOf(scale, option).length > 0 && !stepFor(scale, option, pax ?? 0)
}

/** The ticked extras with their quantities, but for what belongs to another option. */
function takenIn(form: HTMLFormElement, option: string | null) {
  const fields = new FormData(form)
  const ticked = form.querySelectorAll<HTMLInputElement>('input[name=extras]:checked')
  return [...ticked]
    .filter(({ dataset }) => dataset.option === undefined || dataset.option === option)
    .map(({ value }) => {
      const written = numberIn(fields, `quantity-${value}`)
      const most = form.querySelector<HTMLInputElement>(`input[name=quantity-${value}]`)?.max ?? '1'
      return { index: Number(value), quantity: Math.min(Math.max(1, written || 1), Number(most)) }
    })
}

function numberIn(fields: FormData, name: string): number {
  return Math.trunc(Number(fields.get(name) ?? 0)) || 0
}

function writeChoice(part: HTMLElement, priced: RunningPrices, choice: Choice | undefined): void {
  const total = choice ? chosenTotal(priced, choice) : null
  const rows = choice && total ? instalmentsOf(priced, choice, priced.days) : []
  const { language, words } = priced
  const moneyOf = moneyWriter(
    [...rows.map(({ amount }) => amount), ...(total ? [total] : [])],
    language,
  )
  const sum = part.querySelector('[data-total]')
  if (sum) sum.textContent = total ? moneyOf(total) : ''
  const missing = total ? '' : choice ? 'group' : 'option'
  for (const hint of part.querySelectorAll<HTMLElement>('[data-missing]')) {
    hint.hidden = hint.dataset.missing !== missing
  }
  const lines = rows.map((row) => {
    const { when, small } = dueText(row, language, (due) => words[JSON.stringify(due)])
    return line(when, small, moneyOf(row.amount))
  })
  part.querySelector('ul')?.replaceChildren(...lines)
}

function line(when: string, small: string | undefined, amount: string): HTMLElement {
  const item = document.createElement('li')
  const label = document.createElement('span')
  const sum = document.createElement('span')
  label.textContent = when
  sum.textContent = amount
  sum.dataset.amount = ''
  if (small) {
    const note = document.createElement('small')
    note.textContent = small
    label.append(note)
  }
  item.append(label, sum)
  return item
}
