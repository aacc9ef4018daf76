import { z } from 'zod'
import { declareDelete } from './catalogue/declare.ts'
import { answeredId, id, idOnly, name } from './fields.ts'
import { operation } from './operation.ts'

/** A category of experiences. */
export const category = z.object({ id: z.guid(), name: z.string() }).meta({ id: 'Category' })

export const categoryOperations = {
  addCategory: operation({
    summary: 'Adds a category of experiences.',
    access: 'admin',
    effect: 'writes',
    changes: 'category',
    input: z.object({ name }),
    output: answeredId,
    failures: [],
  }),
  editCategory: operation({
    summary: 'Renames a category.',
    access: 'admin',
    effect: 'writes',
    changes: 'category',
    input: z.object({ id, name }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteCategory: declareDelete('category'),
  listCategories: operation({
    summary: 'All categories by name; for admins with adminPanel, how many tours each has.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({ adminPanel: z.boolean().optional() }),
    output: z.object({ list: z.array(category.extend({ tours: z.int().optional() })) }),
    failures: [],
  }),
  getCategory: operation({
    summary: 'A category.',
    access: 'public',
    effect: 'reads',
    input: idOnly,
    output: category,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
