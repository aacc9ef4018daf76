import type { OperationContext } from '#server/api/context.ts'
import type { Visibility } from './fragments.ts'

/** Returns the permitted content of an answer: all for an admin who asked with adminPanel, else visible items. */
export function visibilityOf(context: OperationContext): Visibility {
  return context.adminPanel ? 'all' : 'visible'
}
