import type { OperationContext } from '#server/operations/context.ts'
import type { Scope } from './fragments.ts'

/** What an answer may hold: all for an admin who asked with adminPanel, else what is visible. */
export function scopeOf(context: OperationContext): Scope {
  return context.adminPanel ? 'all' : 'visible'
}
