import { z } from 'zod'
import { page } from './fields.ts'
import { operation } from './operation.ts'
import { listKeyword } from './search.ts'

export const tagOperations = {
  listTags: operation({
    summary: 'Tags in use, by name, and how many items have each as their own.',
    access: 'admin',
    effect: 'reads',
    input: z.object({
      /** Tags that contain it, case and accents aside. */
      keyword: listKeyword.optional(),
      limit: page.limit,
    }),
    output: z.object({ list: z.array(z.object({ tag: z.string(), uses: z.int() })) }),
    failures: [],
  }),
} as const
