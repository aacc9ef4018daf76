import type { proposalOperations } from '#contract/quotes/proposals.ts'
import type { proposalCheckOperations } from '#contract/quotes/proposals/check-proposal.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { answeringHandlers } from './answering/answering.ts'
import { draftHandlers } from './drafts.ts'
import { sendingHandlers } from './sending.ts'
import { checkHandlers } from './warnings/check-proposal.ts'

export const proposalHandlers: HandlersOf<
  keyof (typeof proposalOperations & typeof proposalCheckOperations)
> = {
  ...draftHandlers,
  ...sendingHandlers,
  ...answeringHandlers,
  ...checkHandlers,
}
