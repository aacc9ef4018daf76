import { z } from 'zod'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { answeredFile, ids } from '#contract/base/fields.ts'
import { type AnsweredFile, operation } from '#contract/base/operation.ts'
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

/** How the column of file names may be called; the import takes no picture from anywhere. */
export const imageColumns = ['images', 'imágenes', 'imagenes', 'imagens', 'pictures', 'fotos']

/** Fields of a form arrive as texts. */
export const formTruth = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
])

/** Result of the import of a sheet, row by row. */
export const importReport = z.object({
  rows: z.array(
    z.object({
      /** Its number in the sheet, where the header is 1. Of rates a row is a line: what happens to its rate. */
      row: z.int(),
      externalId: z.string().nullable(),
      action: z.enum(rowActions),
      /** Why it was refused, and what else is to be known: columns that mean nothing, what is made on the way. `path` is a column. */
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
      /** Of rows with a column `images` alone: the item, and the names of files that are its pictures. */
      id: z.guid().nullable().optional(),
      images: z.array(z.string()).optional(),
    }),
  ),
  /** Columns of the sheet that have a meaning, by the sheet's own names. */
  columns: z.array(z.string()),
  counts: z.object({
    add: z.int(),
    edit: z.int(),
    unchanged: z.int(),
    conflict: z.int(),
    refused: z.int(),
  }),
})

export type ImportReport = z.infer<typeof importReport>

export type ImportedRow = ImportReport['rows'][number]

export const transferOperations = {
  exportCatalogue: operation({
    summary:
      'All items of a kind, or the given ones, with every field: as CSV, as a workbook or as JSON.',
    access: 'admin',
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
    effect: 'orchestrates',
    upload: 'sheet',
    input: z.object({
      kind: z.enum(kinds),
      dryRun: formTruth.default(false),
      /** Carries out rows too whose items changed since the sheet was exported. */
      overwrite: formTruth.default(false),
      ...backgroundInput,
      background: formTruth.optional(),
    }),
    output: z.union([importReport, startedTask]),
    failures: [],
  }),
  exportUsers: operation({
    summary: 'All users, as CSV unless asked otherwise, or as a workbook.',
    access: 'admin',
    effect: 'reads',
    input: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: answeredFile,
    answersFile: [sheetTypes.csv, sheetTypes.xlsx],
    failures: [],
  }),
} as const
