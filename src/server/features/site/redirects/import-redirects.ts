import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import { parseSource, queryKey } from '#contract/base/addresses/redirect-source.ts'
import { fallbackMessage } from '#contract/base/text/messages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { redirectOperations, type RedirectTarget } from '#contract/site/redirects/redirects.ts'
import { requireFreshUser } from '#server/api/authentication.ts'
import { type Ahead, type RunningContext, signedIn } from '#server/api/context.ts'
import {
  explained,
  unknownColumns,
  unknownHeaders,
} from '#server/features/editing/imports/explain-issues.ts'
import {
  type Decision,
  failureIssues,
  importEntries,
  type RowIssue,
} from '#server/features/editing/imports/import-entries.ts'
import { redirects } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { echoOf } from '#server/platform/sheets/cells/cells.ts'
import { targetOf } from '#server/platform/site/redirects/redirect-index.ts'
import { leadsElsewhere, onOwnSite } from './edit-redirect.ts'
import { targetCell } from './export-redirects.ts'
import type { RedirectRow, RedirectSheet } from './read-redirect-sheet.ts'

/** Rows that are looked up at once. */
const batchSize = 100

interface Stored {
  id: string
  from: string
  to: RedirectTarget
}

/** Stored redirects by the key of their source. */
type Found = ReadonlyMap<string, Stored>

interface Import extends InputOf<'importRedirects'> {
  sheet: RedirectSheet
}

const keyOf = (from: string) => {
  const source = parseSource(from)
  return `${source.path} ${queryKey(source)}`
}

/**
 * Adds and edits the redirects of a sheet, each in a transaction of its own (requirements §5.23).
 * @throws FRESH_LOGIN_ERROR where a row leads to another host
 */
export async function importRedirects(
  context: RunningContext,
  { sheet, dryRun, ...options }: Import,
): Promise<AnswerOf<'importRedirects'>> {
  const { services } = context
  const ends = sheet.rows.flatMap(({ to }) => parsedTarget(to, services) ?? [])
  if (ends.some(leadsElsewhere)) await requireFreshUser(services, signedIn(context))
  const unknown = unknownColumns(unknownHeaders(sheet.table.columns))
  const seen = new Set<string>()

  function decide(row: RedirectRow, found: Found): Decision {
    const { errors } = row
    if (errors.length > 0) {
      return refusal(errors.map((path) => ({ path, message: sheetMessages.errorCell })))
    }
    const key = keyOf(row.from)
    if (seen.has(key)) return refusal([{ path: 'from', message: sheetMessages.repeatedRow }])
    seen.add(key)
    return decideRow(row, found.get(key), services)
  }

  return services.backgroundTasks.run(options, {
    userId: signedIn(context).id,
    operation: 'importRedirects',
    carryOut: (progress) =>
      importEntries<RedirectRow, Found>(
        context,
        {
          entries: sheet.rows,
          batchSize,
          rowsOf: ({ row }) => [row],
          find: (batch) => readStored(context.tx, batch),
          async decide(row, found) {
            const tell = (issues: readonly RowIssue[]) =>
              issues.map((issue) => explained(issue, row, sheet.placeOf, undefined))
            const decision = decide(row, found)
            return {
              ...decision,
              issues: [...unknown, ...tell(decision.issues)],
              issuesOf: (failure) => tell(failureIssues(failure)),
            }
          },
          externalIdOf: ({ from }) => echoOf(from) || null,
        },
        { sheet: sheet.table, dryRun },
        progress,
      ),
  })
}

const refusal = (issues: RowIssue[]): Decision => ({ action: 'refused', issues })

function parsedTarget(
  to: RedirectRow['to'],
  services: RunningContext['services'],
): RedirectTarget | undefined {
  const parsed = redirectOperations.addRedirect.input.shape.to.safeParse(to)
  return parsed.success ? onOwnSite(parsed.data, services) : undefined
}

function decideRow(
  { row, from, to }: RedirectRow,
  stored: Stored | undefined,
  services: RunningContext['services'],
): Decision {
  const payload = { from, to: to ?? stored?.to ?? '' }
  const { input } = redirectOperations.addRedirect
  const parsed = input.safeParse(payload, { error: fallbackMessage })
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => {
      return { row, path: String(path[0] ?? ''), message }
    })
    return refusal(issues.filter(({ path }, place) => isFirst(issues, path, place)))
  }
  if (!stored) {
    return {
      action: 'add',
      issues: [],
      ahead: [['addRedirect', payload]],
      carryOut: (call) => call('addRedirect', payload),
    }
  }
  const target = onOwnSite(parsed.data.to, services)
  if (isDeepStrictEqual(target, stored.to)) return { action: 'unchanged', issues: [] }
  const edit = { id: stored.id, to: payload.to }
  const ahead: Ahead[] = [['editRedirect', edit]]
  return {
    action: 'edit',
    issues: [],
    changes: [
      { field: 'to', before: echoOf(targetCell(stored.to)), after: echoOf(targetCell(target)) },
    ],
    ahead,
    carryOut: (call) => call('editRedirect', edit),
  }
}

/** Returns whether no issue before is about the same column. */
const isFirst = (issues: readonly { path: string }[], path: string, place: number) =>
  issues.findIndex((issue) => issue.path === path) === place

async function readStored(tx: Tx, batch: readonly RedirectRow[]): Promise<Found> {
  const rows = await tx
    .select()
    .from(redirects)
    .where(
      inArray(redirects.fromPath, [...new Set(batch.map(({ from }) => parseSource(from).path))]),
    )
  return new Map(
    rows.map((row) => [
      `${row.fromPath} ${row.fromQuery}`,
      { id: row.id, from: row.from, to: targetOf(row) },
    ]),
  )
}
