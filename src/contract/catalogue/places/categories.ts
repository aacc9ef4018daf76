import { z } from 'zod'
import { declareDelete } from '../kinds/declare.ts'
import { answeredId, id, idOnly, name } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { answeredCategory, categoryAliases, givesSomething, namedFields } from './place-fields.ts'

const fields = namedFields(name).extend({ aliases: categoryAliases })

export const categoryOperations = {
  addCategory: operation({
    summary: 'Adds a category of experiences.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'category',
    input: fields.extend({
      names: fields.shape.names.default({}),
      aliases: categoryAliases.default([]),
      intro: fields.shape.intro.default({}),
    }),
    output: answeredId,
    failures: [],
  }),
  editCategory: operation({
    summary: 'Edits a category; omitted fields keep their value.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'category',
    input: fields
      .partial()
      .extend({ id })
      .refine(givesSomething, { error: messages.nameEmpty, path: ['name'] }),
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
    output: z.object({ list: z.array(answeredCategory.extend({ tours: z.int().optional() })) }),
    failures: [],
  }),
  getCategory: operation({
    summary: 'A category.',
    access: 'public',
    effect: 'reads',
    input: idOnly,
    output: answeredCategory,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
