import type { Money } from '#contract/base/money/money-text.ts'
import { amountIn, wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { jsonCell, jsonIn, type ReadCell, unreadable } from '#server/platform/sheets/cells/cells.ts'
import { refusalOf } from '#server/platform/sheets/cells/refusals.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'

type Bands = readonly Record<string, unknown>[]

/** Formats the bands of a price as JSON, their amounts in units of its currency. */
export function bandsCell(bands: unknown, priceFrom: unknown): Cell {
  const currency = (priceFrom as Money | null | undefined)?.currency
  if (!Array.isArray(bands) || currency === undefined) return jsonCell(bands)
  return jsonCell(
    (bands as Bands).map((band) => ({
      ...band,
      amount: wholeUnits(band['amount'] as number, currency),
    })),
  )
}

/** The bands of a cell, their amounts in minor units of the currency; or why they cannot be read. */
export function bandsIn(
  cell: ReadCell,
  currency: unknown,
): { bands: unknown } | { refusal: string } {
  const value = jsonIn(cell)
  if (value === unreadable) return { refusal: refusalOf(cell) }
  if (!Array.isArray(value)) return { bands: value ?? [] }
  const bands: unknown[] = []
  for (const band of value as unknown[]) {
    if (!isWithAmount(band)) {
      bands.push(band)
      continue
    }
    const read = amountIn(band.amount, currency)
    if ('refusal' in read) return read
    bands.push({ ...band, amount: read.amount })
  }
  return { bands }
}

/** True for a band with an amount to read; the rules of bands refuse any other. */
function isWithAmount(band: unknown): band is { amount: number | string } {
  if (typeof band !== 'object' || band === null || !('amount' in band)) return false
  return typeof band.amount === 'number' || typeof band.amount === 'string'
}
