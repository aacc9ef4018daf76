import { z } from 'zod'
import { answeredFile, email, noPayload } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Replacements for a person's data in a request: the address reaches nobody. */
export const erased = { email: 'erased@invalid', text: '—' } as const

const person = z.object({ email })

export const peopleOperations = {
  exportPerson: operation({
    summary: 'Everything that is kept about an e-mail, as a JSON file.',
    access: 'admin',
    duties: ['privacy'],
    fresh: true,
    effect: 'reads',
    answersFile: ['application/json'],
    input: person,
    output: answeredFile,
    failures: [],
  }),
  erasePerson: operation({
    summary:
      "Replaces a person's data beyond recovery, deletes their account and the mails to and about them, and keeps accepted proposals apart for the books; an admin's account is refused.",
    access: 'admin',
    duties: ['privacy'],
    fresh: true,
    effect: 'writes',
    endsSessions: true,
    input: person,
    output: z.object({
      /** Requests whose personal data were replaced. */
      quotes: z.int(),
      /** Accounts that were deleted. */
      users: z.int(),
      /** Number of messages and replies from either side in the timelines of these quotes. */
      messages: z.int(),
      /** Accepted proposals that are kept apart for the books; told where there are any. */
      kept: z.int().optional(),
      /** The day on which the last of them is deleted. */
      until: z.string().optional(),
    }),
    failures: [],
  }),
  exportMarketing: operation({
    summary:
      'Who said yes to news by e-mail and has not taken it back, as CSV, each with the address of the way out.',
    access: 'admin',
    duties: ['privacy'],
    effect: 'reads',
    answersFile: ['text/csv'],
    input: noPayload,
    output: answeredFile,
    failures: [],
  }),
} as const
