import { type firstStepOperations, firstSteps } from '#contract/site/first-steps.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { hideFirstStepsFrom } from '#server/features/accounts/kit/change-users.ts'
import { findUser } from '#server/features/accounts/kit/find-users.ts'
import { readFirstSteps } from './read-first-steps.ts'

export const firstStepHandlers: HandlersOf<keyof typeof firstStepOperations> = {
  async getFirstSteps(context) {
    const { tx, services } = context
    const done = await readFirstSteps(tx, services.settings)
    const row = await findUser(tx, signedIn(context).id)
    return {
      steps: firstSteps.map((step) => ({ step, done: done[step] })),
      hidden: row?.firstStepsHidden ?? false,
    }
  },

  hideFirstSteps: (context, { hidden }) =>
    hideFirstStepsFrom(context.tx, signedIn(context).id, hidden),
}
