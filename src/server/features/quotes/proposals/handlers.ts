import type { proposalOperations } from '#contract/quotes/proposals.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { answeringHandlers } from './answering.ts'
import { draftHandlers } from './drafts.ts'
import { sendingHandlers } from './sending.ts'

export const proposalHandlers: HandlersOf<keyof typeof proposalOperations> = {
  ...draftHandlers,
  ...sendingHandlers,
  ...answeringHandlers,
}
