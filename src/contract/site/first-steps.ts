import { z } from 'zod'
import { noPayload, nothing } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Steps from an empty installation to a site that can be shown, in their order. */
export const firstSteps = [
  'name',
  'logo',
  'contact',
  'privacy',
  'destination',
  'experience',
  'languages',
  'mail',
] as const

export type FirstStep = (typeof firstSteps)[number]

/** The panel's first steps (requirements §6.9). */
export const firstStepOperations = {
  getFirstSteps: operation({
    summary: 'The steps to a site that can be shown, as the stored data have them done or not.',
    access: 'admin',
    duties: ['site'],
    effect: 'reads',
    input: noPayload,
    output: z.object({
      steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
      /** The caller has put them away. */
      hidden: z.boolean(),
    }),
    failures: [],
  }),
  hideFirstSteps: operation({
    summary: 'Puts the first steps away for the caller alone, or brings them back.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    input: z.object({ hidden: z.boolean() }),
    output: nothing,
    failures: [],
  }),
} as const
