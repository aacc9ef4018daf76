import { dayText } from '#contract/base/dates/day-text.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { type Control, controlsOf } from './plain-form.ts'

type Line = [label: string, text: string]

/** Copies the content of a form's used controls, label by label, as it is sent. */
export function copyOf(form: HTMLFormElement, used: readonly string[]): Line[] {
  const lines = new Map<Element, Line>()
  for (const control of controlsOf(form)) {
    if (!used.includes(control.name) || !isSaid(control)) continue
    const together = control.closest('[data-one-line]')
    const place = together ?? control
    const text = textOf(control, together)
    const known = lines.get(place)
    if (known) known[1] += `, ${text}`
    else lines.set(place, [together ? legendOf(together) : labelOf(control), text])
  }
  return [...lines.values()]
}

function isSaid(control: Control): boolean {
  const isTick = control.type === 'checkbox' || control.type === 'radio'
  return isTick ? (control as HTMLInputElement).checked : control.value.trim() !== ''
}

function textOf(control: Control, together: Element | null): string {
  if (control.type === 'checkbox') return together ? labelOf(control) : '✓'
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control.type === 'date') return dayText(control.value, pageLanguage())
  if (control.type === 'number' && together) return `${labelOf(control)} ${control.value}`
  return control.value.trim()
}

function labelOf(control: Control): string {
  return control.labels?.[0]?.textContent.trim() ?? ''
}

function legendOf(group: Element): string {
  return group.querySelector('legend')?.textContent.trim() ?? ''
}

/** Writes such lines into a list of descriptions. */
export function writeLines(list: Element | null, lines: readonly Line[]): void {
  list?.replaceChildren(
    ...lines.flatMap(([label, text]) => [withText('dt', label), withText('dd', text)]),
  )
}

function withText(tag: 'dt' | 'dd', text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
