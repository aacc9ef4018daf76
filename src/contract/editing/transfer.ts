import { z } from 'zod'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { answeredFile, ids } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { type AnsweredFile, operation } from '#contract/base/operation.ts'
import { messages } from '#contract/base/text/messages.ts'
import { rateWarning } from '#contract/trade/rates/rate-warnings.ts'
import { startedTask, backgroundInput } from './background-tasks.ts'

/** Kinds in the order of an import: items refer to items of earlier kinds, packages to each other. */
export const kindsInOrder = [
  'destination',
  'tour',
  'hotel',
  'package',
  'circuit',
  'incentive',
] as const satisfies Kind[]

export const sheetFormats = ['csv', 'xlsx', 'json'] as const

export type SheetFormat = (typeof sheetFormats)[number]

export const sheetTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const satisfies Record<SheetFormat, string>

/** Outcomes of a row; `conflict` is not carried out, because its item changed since the sheet was exported. */
export const rowActions = ['add', 'edit', 'unchanged', 'conflict', 'refused'] as const

export type RowAction = (typeof rowActions)[number]

/** Fields of a form arrive as texts. */
export const formTruth = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
])

/** A header of each column with the column that it means; null leaves it out. As JSON where a form sends it. */
const chosenColumns = z
  .union([
    z.record(z.string(), z.string().nullable()),
    z.string().transform((text, context) => {
      try {
        return z.record(z.string(), z.string().nullable()).parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: messages.invalid })
        return z.NEVER
      }
    }),
  ])
  .optional()

/** Input that every import of a sheet takes. */
export const sheetInput = {
  dryRun: formTruth.default(false),
  /** Carries out rows too whose items changed since the sheet was exported. */
  overwrite: formTruth.default(false),
  columns: chosenColumns,
  /** Number of the header's line; the first line of the first 20 with the most known columns where left out. */
  headerRow: z.coerce.number().int().min(1).max(limits.sheetRowsMax).optional(),
  /** The order of day and month in `3/4/2027`. */
  dayOrder: z.enum(['dmy', 'mdy']).default('dmy'),
  ...backgroundInput,
  background: formTruth.optional(),
} as const

/** A problem of a row, or a note of what happens on the way. */
const rowIssue = z.object({
  /** A column. */
  path: z.string(),
  message: z.string(),
  code: z.enum(['HTML_CONVERTED']).optional(),
  /** Place of the cell as spreadsheets write it: "J2". */
  cell: z.string().optional(),
  /** Text of the cell, at most 200 characters. */
  value: z.string().optional(),
  /** Forms that the column accepts, in Spanish. */
  accepts: z.string().optional(),
})

export type ImportIssue = z.infer<typeof rowIssue>

/** Result of the import of a sheet, row by row. */
export const importReport = z.object({
  rows: z.array(
    z.object({
      /** Its number in the sheet. Of rates a row is a line: what happens to its rate. */
      row: z.int(),
      externalId: z.string().nullable(),
      action: z.enum(rowActions),
      issues: z.array(rowIssue),
      /** Of rates: doubtful points of what is stored all the same; `path` is a column. */
      warnings: z.array(rateWarning).optional(),
      /** Of edits: each column whose value changes, with both as cells, cut to 200 characters. */
      changes: z
        .array(
          z.object({
            field: z.string(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        )
        .optional(),
      /** Of rows with a column `images` alone: the item, and the names of files that are its pictures. */
      id: z.guid().nullable().optional(),
      images: z.array(z.string()).optional(),
      /** Place of the cell that names them: "J2". */
      imagesCell: z.string().optional(),
    }),
  ),
  /** Name of the sheet of a workbook that was read. */
  sheet: z.string().nullable(),
  /** Number of its header's line. */
  headerRow: z.int(),
  /** Each header with the column that it means; null means none. */
  columns: z.record(z.string(), z.string().nullable()),
  /** Columns that the sheet could have. */
  fields: z.array(z.string()),
  counts: z.object({
    add: z.int(),
    edit: z.int(),
    unchanged: z.int(),
    conflict: z.int(),
    refused: z.int(),
    /** How many values edits would empty, by their columns. */
    cleared: z.record(z.string(), z.int()),
  }),
})

export type ImportReport = z.infer<typeof importReport>

export type ImportedRow = ImportReport['rows'][number]

export const transferOperations = {
  exportCatalogue: operation({
    summary:
      'All items of a kind, or the given ones, with every field: as CSV, as a workbook or as JSON.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({
      kind: z.enum(kinds),
      format: z.enum(sheetFormats).default('csv'),
      /** Those alone. */
      ids: ids(1).optional(),
      ...backgroundInput,
    }),
    output: z.custom<AnsweredFile | z.infer<typeof startedTask>>(),
    answersFile: Object.values(sheetTypes),
    failures: [],
  }),
  importCatalogue: operation({
    summary:
      'Adds and edits items of a kind from a sheet, a row an item; multipart with kind, file and dryRun.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'orchestrates',
    upload: 'sheet',
    input: z.object({
      kind: z.enum(kinds),
      ...sheetInput,
      /** Keeps edits as drafts, and what is added disabled: nothing is published. */
      asDrafts: formTruth.default(false),
    }),
    output: z.union([importReport, startedTask]),
    failures: [],
  }),
  exportUsers: operation({
    summary: 'All users, as CSV unless asked otherwise, or as a workbook.',
    access: 'admin',
    duties: ['privacy'],
    effect: 'reads',
    input: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: answeredFile,
    answersFile: [sheetTypes.csv, sheetTypes.xlsx],
    failures: [],
  }),
} as const
