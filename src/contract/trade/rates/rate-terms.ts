import { z } from 'zod'
import { text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'

/** A percentage of commission: 0 to 50, with two decimals at most. */
export const percent = z
  .number()
  .min(0)
  .max(limits.commissionMax)
  .overwrite((value) => Math.round(value * 100) / 100)

/** Name of a rate list, as of a market. */
export const rateListName = text(limits.sheetNameMaxLength)

/** The rate list of rates and agencies that name none. */
export const generalRateList = 'general'
