import { z } from 'zod'
import { idOnly } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Objections to a proposal, money first; none blocks its sending. */
export const proposalWarnings = [
  'NO_PRICE',
  'PARTLY_PRICED',
  'NET_OFFERED',
  'MIXED_NET_AND_GROSS',
  'NIGHTS_GUESSED',
  'VAT_EXCLUDED',
  'RESIDENTS_DIFFER',
  'NO_PAYMENTS',
  'PAYMENTS_DIFFER',
  'DUE_PASSED',
  'CANCELLATION_ORDER',
  'SCALE_GAP',
  'SCALE_OVERLAPS',
  'TWO_CONDITIONS',
  'VALID_AFTER_START',
  'HOLD_AFTER_VALIDITY',
  'CLOSED_THEN',
] as const

export type ProposalWarningCode = (typeof proposalWarnings)[number]

/** An objection, and the field that it is about. */
export interface ProposalWarning {
  code: ProposalWarningCode
  path: string
  /** Its subject, by amounts, days, numbers and names. */
  context: Record<string, unknown>
}

export const proposalCheckOperations = {
  checkProposal: operation({
    summary: 'Objections to a proposal before it is sent, money first; nothing is stored.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: idOnly,
    output: z.object({
      warnings: z.array(
        z.object({
          code: z.enum(proposalWarnings),
          path: z.string(),
          context: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
