import { z } from 'zod'
import type { BrowserReport } from '#contract/site/browser-reports.ts'
import { withoutSecrets } from '../http/address-without-secrets.ts'

/** A report as it is counted, without what this server knows better. */
export type ReadReport = Pick<BrowserReport, 'kind' | 'message' | 'source' | 'page'>

const textMax = 300

const text = z.string().max(8_192)

const place = { line: z.number().optional(), column: z.number().optional() }

/** As the site's own script sends it (`src/web/public/frame/scripts/report-error.ts`). */
const sentByScript = z.object({ message: text, source: text, page: text, ...place })

/** As browsers send what a policy forbade (CSP 3, §5.3). */
const sentByBrowser = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'script-sample': text.optional(),
    'source-file': text.nullish(),
    'line-number': z.number().nullish(),
    'column-number': z.number().nullish(),
  }),
})

/** Files of the browser's own add-ons: what fails there is nothing of ours. */
const ofAddOns = /^[a-z-]+-extension:/i

/** Reads a browser's report, cut to the parts worth keeping; null if it is no report, or not about this site. */
export function readBrowserReport(body: unknown): ReadReport | null {
  const ofScript = sentByScript.safeParse(body)
  if (ofScript.success) {
    const { message, source, page, line, column } = ofScript.data
    return reportOf('error', { message, source, page, line, column })
  }
  const ofBrowser = sentByBrowser.safeParse(body)
  if (!ofBrowser.success) return null
  const report = ofBrowser.data['csp-report']
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
  const forbidden = addressOf(report['blocked-uri'] ?? '')
  return reportOf('policy', {
    message: [directive, forbidden, report['script-sample']].filter(Boolean).join(' '),
    source: report['source-file'] ?? '',
    page: report['document-uri'],
    line: report['line-number'] ?? undefined,
    column: report['column-number'] ?? undefined,
  })
}

interface SentReport {
  message: string
  source: string
  page: string
  line: number | undefined
  column: number | undefined
}

function reportOf(kind: ReadReport['kind'], sent: SentReport): ReadReport | null {
  const message = shortened(sent.message)
  if (message === '' || ofAddOns.test(sent.source)) return null
  const source = [addressOf(sent.source), sent.line, sent.column].filter(Boolean).join(':')
  return {
    kind,
    message,
    source: shortened(source),
    page: shortened(addressOf(sent.page)),
  }
}

/** The path of an address of any site's, without its query and tokens; words that are no address as they are. */
function addressOf(address: string): string {
  const url = URL.parse(address, 'http://page.invalid')
  if (!url || !/^(?:https?:|\/)/.test(address)) return address
  return withoutSecrets(url.pathname)
}

/** One line: what is shown in a list has neither control characters nor an end that is far away. */
function shortened(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, textMax)
}
