import { useState } from 'react'
import { type Errors, hasErrorAt } from '../fields/whole-field.ts'

interface OpenRowsOptions {
  keys: readonly string[]
  /** Errors by path below the list. */
  errors: Errors
  /** How often a save was refused. */
  refusals: number
  /** The rows that are open to begin with; none unless told. */
  first?: readonly string[]
}

/** Which rows of a list are open: a refused save opens those that it is about, and any can be closed again. */
export function useOpenRows({ keys, errors, refusals, first = [] }: OpenRowsOptions) {
  const [open, setOpen] = useState(first)
  const [answered, setAnswered] = useState(refusals)
  if (answered !== refusals) {
    setAnswered(refusals)
    setOpen([...open, ...keys.filter((_, index) => hasErrorAt(errors, String(index)))])
  }
  return {
    isOpen: (key: string) => open.includes(key),
    toggle: (key: string) =>
      setOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key]),
  }
}
