import { z } from 'zod'
import { text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'

/** A percentage of commission: 0 to 50, with two decimals at most. */
export const percent = z
  .number()
  .min(0)
  .max(limits.commissionMax)
  .overwrite((value) => Math.round(value * 100) / 100)

/** The name of a market's tariff. */
export const sheetName = text(limits.sheetNameMaxLength)

/** The sheet of rates and agencies that name none. */
export const generalSheet = 'general'
