import type { Kind } from '#contract/base/kinds.ts'
import type { OperationNames } from '#contract/catalogue/kinds/kind-operations.ts'
import type { AnswerOf } from '#contract/index.ts'

/** An item of a kind as the panel views and edits it. */
export type ItemOf<K extends Kind> = AnswerOf<OperationNames<K>['detail']>
