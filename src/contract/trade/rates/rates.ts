import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { sheetInput, importReport } from '#contract/editing/transfer.ts'
import { startedTask, backgroundInput } from '#contract/editing/background-tasks.ts'
import { answeredId, id, idOnly, moment, noPayload, nothing, page } from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type AnsweredFile, operation } from '#contract/base/operation.ts'
import { listKeyword } from '#contract/catalogue/search.ts'
import { sortedBy } from '#contract/base/sorting.ts'
import { answeredRate, listedRate, rateFields, ratedKinds } from './rate-fields.ts'
import { generalRateList, rateListName } from './rate-terms.ts'
import { rateWarning } from './rate-warnings.ts'

const newRate = z.object({
  ...rateFields,
  sheet: rateFields.sheet.default(generalRateList),
  seasons: rateFields.seasons.default([]),
  commissionable: rateFields.commissionable.default(true),
  commissionFixed: rateFields.commissionFixed.default(false),
  vat: rateFields.vat.default('included'),
  residents: rateFields.residents.default('nonResidents'),
  extras: rateFields.extras.default([]),
  cancellation: rateFields.cancellation.default({}),
  stopSales: rateFields.stopSales.default([]),
  remarks: rateFields.remarks.default({}),
  status: rateFields.status.default(true),
})

/** A season or stop sale of a copied rate that holds a feast in one of the two years alone. */
const movableDays = z.object({
  code: z.literal('MOVABLE_DAYS'),
  path: z.string(),
  context: z.object({
    season: z.string().nullable(),
    from: z.string(),
    to: z.string(),
    feast: z.enum(['carnival', 'easter']),
  }),
})

export type MovableDays = z.infer<typeof movableDays>

/** Which rates; agents see those of their agency's sheets that may be sold today, in any case. */
export const rateFilters = {
  entityType: z.enum(ratedKinds).optional(),
  entityId: id.optional(),
  destinationId: id.optional(),
  countryId: id.optional(),
  regionId: id.optional(),
  /** One of its seasons holds this day. */
  validOn: day.optional(),
  updatedSince: moment.optional(),
  /** In names of items, of their places in every language, of sheets, and in references. */
  keyword: listKeyword.optional(),
  sheet: rateListName.optional(),
  /** For admins: as this agency sees them. */
  asAgency: id.optional(),
}

const sorts = sortedBy('name', 'sheet', 'validFrom', 'validTo', 'updatedAt')

/**
 * Prices for agencies (requirements §16.2): shown to approved agents of active agencies and to admins, and to nobody
 * else.
 */
export const rateOperations = {
  listRates: operation({
    summary: 'A page of rates, newest first, as the terms of the caller’s agency show them.',
    access: 'user',
    effect: 'reads',
    input: z.object({
      ...page,
      ...rateFilters,
      /** Newest first unless asked otherwise; `item`: by kind and name of the item. */
      sort: z.enum(['item', ...sorts.options]).optional(),
    }),
    output: z.object({ list: z.array(listedRate), total: z.int() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  detailRate: operation({
    summary: 'A rate with everything that admins see of it.',
    access: 'admin',
    duties: ['rates'],
    effect: 'reads',
    input: idOnly,
    output: answeredRate,
    failures: ['NOT_FOUND_ERROR'],
  }),
  listSheets: operation({
    summary: 'Every sheet that a rate or an agency names, with how many do.',
    access: 'admin',
    duties: ['rates', 'trade'],
    effect: 'reads',
    input: noPayload,
    output: z.object({
      list: z.array(z.object({ sheet: z.string(), rates: z.int(), agencies: z.int() })),
    }),
    failures: [],
  }),
  addRate: operation({
    summary: 'Adds a rate of a circuit, package, experience or hotel.',
    access: 'admin',
    duties: ['rates'],
    effect: 'writes',
    changes: 'rate',
    input: newRate,
    output: answeredId.extend({ warnings: z.array(rateWarning) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  editRate: operation({
    summary: 'Edits any of the fields of a rate; lists are replaced whole.',
    access: 'admin',
    duties: ['rates'],
    effect: 'writes',
    changes: 'rate',
    input: z.object(rateFields).partial().extend({ id, updatedAt: moment.optional() }),
    output: answeredId.extend({ warnings: z.array(rateWarning) }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  deleteRate: operation({
    summary: 'Deletes a rate.',
    access: 'admin',
    duties: ['rates'],
    effect: 'writes',
    changes: 'rate',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  duplicateRate: operation({
    summary:
      'Copies a rate, hidden: its days moved, its prices raised or lowered, to another sheet; next year’s begins so.',
    access: 'admin',
    duties: ['rates'],
    effect: 'writes',
    changes: 'new rate',
    idempotent: true,
    input: z
      .object({
        id,
        sheet: rateListName.optional(),
        /** Calendar years by which its days move; 1 where neither is given. */
        years: z.int().min(1).max(limits.copiedYearsMax).optional(),
        /** Days by which they move instead. */
        shiftDays: z.int().min(-limits.shiftDaysMax).max(limits.shiftDaysMax).optional(),
        percent: z.number().min(-100).max(limits.percentChangeMax).default(0),
        /** Rounds to whole units of the currency, half to even. */
        wholeUnits: z.boolean().default(false),
      })
      .refine(({ years, shiftDays }) => years === undefined || shiftDays === undefined, {
        error: messages.oneMove,
        path: ['years'],
      }),
    output: answeredId.extend({ warnings: z.array(movableDays) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  exportRates: operation({
    summary:
      'The rates that listRates shows, as CSV or XLSX: in words for agents, for editing to admins.',
    access: 'user',
    effect: 'reads',
    answersFile: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    input: z.object({
      ...rateFilters,
      format: z.enum(['csv', 'xlsx']).default('csv'),
      /** Of an agent's sheet; that of the call unless given. */
      lang: z.enum(languages).optional(),
      ...backgroundInput,
    }),
    output: z.custom<AnsweredFile | z.infer<typeof startedTask>>(),
    failures: ['NOT_FOUND_ERROR'],
  }),
  importRates: operation({
    summary:
      'Adds and edits rates from a sheet as exportRates writes it, a row a line; multipart with file and dryRun.',
    access: 'admin',
    duties: ['rates'],
    effect: 'orchestrates',
    upload: 'sheet',
    input: z.object(sheetInput),
    output: z.union([importReport, startedTask]),
    failures: [],
  }),
} as const
