import type { ReactNode } from 'react'
import type { InputProps } from './input-props.ts'

/** Errors by their path below a field; the field's own is named ''. */
export type Errors = Readonly<Record<string, ReactNode>>

/** A field that has parts or is a list. */
export interface WholeField<Value> {
  value: Value
  onChange: (value: Value) => void
  errors: Errors
}

interface FormOfParts {
  field: InputProps
  form: { errors: Errors; clearFieldError: (path: string) => void }
}

/** Ties an input of many parts to a field: changing it takes away the errors of all its parts. */
export function wholeField<Value>({ field, form }: FormOfParts, path: string): WholeField<Value> {
  const { value, onChange } = field(path)
  return {
    value: value as Value,
    onChange: (next) => {
      onChange(next)
      for (const each of Object.keys(form.errors)) {
        if (isBelow(each, path)) form.clearFieldError(each)
      }
    },
    errors: errorsBelow(form.errors, path),
  }
}

/** The errors of a part, by their path below it. */
export function errorsBelow(errors: Errors, path: string): Errors {
  const below = Object.entries(errors).filter(([each]) => isBelow(each, path))
  return Object.fromEntries(below.map(([each, error]) => [each.slice(path.length + 1), error]))
}

/** The error of a part, or of anything below it. */
export function errorAt(errors: Errors, path: string): ReactNode {
  return Object.entries(errors).find(([each]) => isBelow(each, path))?.[1]
}

/** Whether anything is wrong there. */
export function hasErrorAt(errors: Errors, path: string): boolean {
  return Object.keys(errors).some((each) => isBelow(each, path))
}

/** Any of the errors. */
export function firstError(errors: Errors): ReactNode {
  return Object.values(errors)[0]
}

function isBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`)
}
