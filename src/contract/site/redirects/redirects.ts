import { z } from 'zod'
import { ownPath } from '#contract/base/addresses/addresses.ts'
import { parseSource } from '#contract/base/addresses/redirect-source.ts'
import {
  answeredFile,
  answeredId,
  id,
  idOnly,
  isHttpsAddress,
  nothing,
  page,
  text,
} from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { startedTask } from '#contract/editing/background-tasks.ts'
import { importReport, sheetInput, sheetTypes } from '#contract/editing/transfer.ts'
import { redirectedKinds } from './redirected-kinds.ts'
import { redirectMessages } from './redirect-messages.ts'

/** First segments of addresses that belong to the server. */
const reserved = [
  'api',
  'media',
  'assets',
  'feed',
  'kit',
  'mcp',
  'client',
  'admin-panel',
  '.well-known',
]

const isReserved = (address: string) => {
  const [, first = ''] = parseSource(address).path.split('/')
  return reserved.includes(first)
}

/** An address of the former site: a path with an optional query. */
export const redirectFrom = text(limits.redirectFromMaxLength)
  .refine((address) => /^\/(?![/\\])[^#]*$/.test(address), {
    error: redirectMessages.redirectFrom,
    abort: true,
  })
  .refine((address) => !isReserved(address), { error: redirectMessages.redirectReserved })

const address = text(limits.redirectToMaxLength).refine(
  (address) => ownPath(address) !== undefined || isHttpsAddress(address),
  { error: redirectMessages.redirectTo },
)

/** The page of an item or a place, or an address: a path of this site, or an https address. */
export const redirectTo = z.union([z.object({ kind: z.enum(redirectedKinds), id }), address])

export type RedirectTarget = z.output<typeof redirectTo>

/** A redirect as the panel lists it. */
const redirect = z.object({
  id,
  from: z.string(),
  to: z.union([z.object({ kind: z.enum(redirectedKinds), id }), z.string()]),
  /** Number of visits that it has led on. */
  hits: z.int(),
  createdAt: z.date(),
})

export type Redirect = z.infer<typeof redirect>

/** Redirects of a former site's addresses. */
export const redirectOperations = {
  listRedirects: operation({
    summary: 'Redirects, the newest first; a keyword is looked for in both addresses.',
    access: 'admin',
    duties: ['site'],
    effect: 'reads',
    input: z.object({ keyword: text(limits.redirectFromMaxLength).optional(), ...page }),
    output: z.object({ list: z.array(redirect), total: z.int() }),
    failures: [],
  }),
  addRedirect: operation({
    summary: `Leads an address that has no page to one that has; at most ${limits.redirectsMax}. Another host asks for a fresh log-in.`,
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'redirect',
    input: z.object({ from: redirectFrom, to: redirectTo }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'FRESH_LOGIN_ERROR'],
  }),
  editRedirect: operation({
    summary:
      'Edits a redirect; omitted fields keep their value. Another host asks for a fresh log-in.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'redirect',
    input: z.object({ id, from: redirectFrom.optional(), to: redirectTo.optional() }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'FRESH_LOGIN_ERROR'],
  }),
  deleteRedirect: operation({
    summary: 'Deletes a redirect.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'redirect',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  importRedirects: operation({
    summary:
      'Adds and edits redirects from a sheet with columns from and to, a row a redirect; multipart with file and dryRun.',
    access: 'admin',
    duties: ['site'],
    publishes: true,
    effect: 'orchestrates',
    upload: 'sheet',
    input: z.object(sheetInput),
    output: z.union([importReport, startedTask]),
    failures: ['FRESH_LOGIN_ERROR'],
  }),
  exportRedirects: operation({
    summary: 'All redirects as a sheet that importRedirects reads, as CSV unless asked otherwise.',
    access: 'admin',
    duties: ['site'],
    effect: 'reads',
    input: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: answeredFile,
    answersFile: [sheetTypes.csv, sheetTypes.xlsx],
    failures: [],
  }),
} as const
