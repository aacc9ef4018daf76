import { z } from 'zod'
import { answeredNames } from './catalogue/details.ts'
import { noPayload } from './fields.ts'
import { operation } from './operation.ts'

const menu = z.array(z.object({ id: z.guid(), details: answeredNames }))

export const navigationOperations = {
  headerDropdowns: operation({
    summary: "The header's five menus: visible items' names in every language.",
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: z.object({
      circuits: menu,
      experiences: menu,
      destinations: menu,
      incentives: menu,
      packages: menu,
    }),
    failures: [],
  }),
} as const
