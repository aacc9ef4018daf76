import { z } from 'zod'
import { id, nothing } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'

export const browserReportKinds = ['error', 'policy'] as const

export const browserReport = z
  .object({
    id,
    /** `error`: a script failed; `policy`: a page was kept from what its Content-Security-Policy forbids. */
    kind: z.enum(browserReportKinds),
    /** The error's own words, or the directive and what it forbade. */
    message: z.string(),
    /** `/assets/x.js:1:20`, line and column where they are known; empty where nothing is. */
    source: z.string(),
    /** The path of the page it happened on last, without tokens. */
    page: z.string(),
    /** `Firefox, Windows`, the last one; empty where it does not say. */
    browser: z.string(),
    count: z.int(),
    firstAt: z.date(),
    lastAt: z.date(),
  })
  .meta({ id: 'BrowserReport' })

export type BrowserReport = z.infer<typeof browserReport>

/** Errors in visitors' and admins' browsers, as these report them (requirements §19). */
export const browserReportOperations = {
  listBrowserReports: operation({
    summary: `What browsers reported within 30 days, the newest first, at most ${limits.browserReports}.`,
    access: 'admin',
    duties: ['team'],
    effect: 'reads',
    input: z.object({}),
    output: z.object({ list: z.array(browserReport) }),
    failures: [],
  }),
  dismissBrowserReport: operation({
    summary: 'Takes a report out of the list; reported again, it is listed anew.',
    access: 'admin',
    duties: ['team'],
    effect: 'writes',
    input: z.object({ id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
