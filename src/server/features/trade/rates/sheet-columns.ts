import { languages } from '#contract/base/languages/languages.ts'

const texts = ['remarks', 'cancellation'] as const

/** The columns of a sheet of rates: one row a line, with what its season and its rate say. */
export const rateColumns = [
  'rateRef',
  'id',
  'updatedAt',
  'sheet',
  'entityType',
  'entityId',
  'entityName',
  'destination',
  'currency',
  'pricedBy',
  'validFrom',
  'validTo',
  'bookFrom',
  'bookTo',
  'season',
  'seasonNumber',
  'ranges',
  'minNights',
  'basis',
  'paxMin',
  'paxMax',
  'per',
  'perNight',
  'supplement',
  'ageFrom',
  'ageTo',
  'bed',
  'room',
  'board',
  'service',
  'class',
  'commissionable',
  'net',
  'gross',
  'commission',
  'commissionPercent',
  'rateCommissionable',
  'commissionFixed',
  'vat',
  'residents',
  'extras',
  'stopSales',
  ...texts.flatMap((text) => languages.map((lang) => `${text}.${lang}` as const)),
  'status',
] as const

/** The sheets of a workbook that say what a single sheet holds in the cells of a column; `rateRef` names the rate. */
export const furtherSheets = {
  ranges: { name: 'Ranges', columns: ['rateRef', 'seasonNumber', 'season', 'from', 'to'] },
  stopSales: { name: 'Stop sales', columns: ['rateRef', 'from', 'to', 'note'] },
  extras: {
    name: 'Extras',
    columns: [
      'rateRef',
      ...languages.map((lang) => `label.${lang}` as const),
      'amount',
      'currency',
      'per',
      'ageFrom',
      'ageTo',
      'payable',
      'included',
      'when',
      'perNight',
      'maxNights',
      'optional',
    ],
  },
} as const

export type FurtherColumn = keyof typeof furtherSheets

export const furtherColumns = Object.keys(furtherSheets) as FurtherColumn[]
