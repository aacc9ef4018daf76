import type { Caller, OperationName, PayloadOf } from '#contract/index.ts'

/** A rate of a circuit that the server accepts: two seasons of 2027, in dollars. */
export function makeRate(
  overrides: Partial<PayloadOf<'addRate'>> & { entityId: string },
): PayloadOf<'addRate'> {
  return {
    entityType: 'circuit',
    currency: 'USD',
    seasons: [
      {
        name: 'Low',
        from: '2027-03-01',
        to: '2027-06-30',
        lines: [
          { basis: 'double', net: 100_000, gross: 125_000 },
          { basis: 'single', net: 140_000, gross: 175_000 },
        ],
      },
      {
        name: 'High',
        from: '2027-07-01',
        to: '2027-09-30',
        lines: [{ basis: 'double', net: 120_000, gross: null }],
      },
    ],
    ...overrides,
  }
}

let serial = 0

/** A rate that operations can be about. */
export async function makeSampleRate(admin: Caller, entityId: string): Promise<string> {
  serial += 1
  const { id } = await admin('addRate', makeRate({ entityId, externalId: `sample-${serial}` }))
  return id
}

/** A value for each field of the operations of rates but ids; lists are narrowed to what is there. */
export function sampleOfRate(name: OperationName, field: string, entityId: string): unknown {
  const rate: Record<string, unknown> = {
    ...makeRate({ entityId }),
    sheet: 'general',
    externalId: 'another-sample',
    pricedBy: 'start',
    commission: 10,
    commissionable: true,
    commissionFixed: false,
    vat: 'included',
    residents: 'all',
    extras: [{ label: { en: 'Park' }, amount: 1_000, payable: 'onSpot' }],
    cancellation: { en: 'Sample.' },
    bookFrom: '2026-01-01',
    bookTo: '2027-12-31',
    stopSales: [{ from: '2027-04-01', to: '2027-04-02' }],
    remarks: { en: 'Sample.' },
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    status: true,
    shiftDays: 364,
    percent: 5,
    wholeUnits: true,
    validOn: '2027-03-12',
    format: 'csv',
    action: 'percent',
    stopSale: { from: '2027-05-01', to: '2027-05-02', note: 'Sample' },
    lang: 'en',
    ...(name === 'bulkRates' && { years: 1 }),
  }
  // Each rate has an external id of its own.
  return name === 'editRate' && field === 'externalId' ? undefined : rate[field]
}
