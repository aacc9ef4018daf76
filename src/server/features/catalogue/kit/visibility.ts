import type { OperationContext } from '#server/api/context.ts'
import type { Visibility } from './fragments.ts'

/** What an answer may hold: all for an admin who asked with adminPanel, else what is visible. */
export function visibilityOf(context: OperationContext): Visibility {
  return context.adminPanel ? 'all' : 'visible'
}
