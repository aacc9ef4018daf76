import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { id, nothing, page, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'

/** An address without a page that visitors asked for more than once. */
const deadAddress = z
  .object({
    /** Without a query. */
    path: z.string(),
    count: z.int(),
    lastAt: z.date(),
    /** Host of the page that linked to it last; null where the browser did not say. */
    referrerHost: z.string().nullable(),
    /** The item that the address seems to have been about. */
    suggestion: z.object({ kind: z.enum(kinds), id }).nullable(),
  })
  .meta({ id: 'DeadAddress' })

export type DeadAddress = z.infer<typeof deadAddress>

/** Addresses that visitors asked for in vain, so that redirects lead them on. */
export const deadAddressOperations = {
  listDeadAddresses: operation({
    summary: 'Addresses without a page that were asked for repeatedly, the most asked for first.',
    access: 'admin',
    duties: ['site'],
    effect: 'reads',
    input: z.object(page),
    output: z.object({ list: z.array(deadAddress), total: z.int() }),
    failures: [],
  }),
  dismissDeadAddress: operation({
    summary: 'Takes an address out of the list; asked for again, it is listed anew.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    input: z.object({ path: text(limits.deadAddressMaxLength) }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
