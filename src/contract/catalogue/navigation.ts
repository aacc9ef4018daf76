import { z } from 'zod'
import { answeredNames } from './facts/details.ts'
import { noPayload } from '#contract/base/fields.ts'
import { namedReference } from './places/place-fields.ts'
import { operation } from '#contract/base/operation.ts'

const menu = z.array(z.object({ id: z.guid(), details: answeredNames, starred: z.boolean() }))

export const navigationOperations = {
  headerDropdowns: operation({
    summary:
      "The header's five menus: visible items' names in every language, whether each is starred, and the countries and categories they are grouped by.",
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: z.object({
      circuits: menu,
      experiences: menu,
      destinations: menu,
      incentives: menu,
      packages: menu,
      /** Countries of visible destinations, by name, each with those destinations. */
      countries: z.array(namedReference.extend({ destinationIds: z.array(z.guid()) })),
      /** Categories of visible experiences, by name. */
      categories: z.array(namedReference),
    }),
    failures: [],
  }),
} as const
