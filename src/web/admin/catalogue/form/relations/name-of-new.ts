import type { KeyboardEvent } from 'react'
import { fold } from '#web/admin/panel/shell/fold.ts'

/** The name among others that a typed one repeats, case and accents aside. */
export function sameName(
  typed: string,
  others: readonly { name: string }[] = [],
): string | undefined {
  const wanted = fold(typed.trim())
  return others.find(({ name }) => fold(name) === wanted)?.name
}

/** Enter in a text field adds: a dialog over a form is no form of its own, which would send the one below. */
export function onEnter(add: () => void) {
  return (event: KeyboardEvent) => {
    const { target } = event
    const isField = target instanceof HTMLInputElement && target.role !== 'combobox'
    if (event.key === 'Enter' && isField) add()
  }
}
