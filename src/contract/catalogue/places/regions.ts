import { z } from 'zod'
import { declareDelete } from '../kinds/declare.ts'
import { answeredId, id, idOnly, placeName } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { aliases, answeredRegion, givesSomething, namedFields } from './place-fields.ts'

const fields = namedFields(placeName).extend({ aliases })

export const regionOperations = {
  addRegion: operation({
    summary: 'Adds a region to a country.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'region',
    input: fields.extend({
      countryId: id,
      names: fields.shape.names.default({}),
      aliases: aliases.default([]),
      intro: fields.shape.intro.default({}),
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editRegion: operation({
    summary: 'Edits a region; omitted fields keep their value.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'region',
    input: fields
      .partial()
      .extend({ id })
      .refine(givesSomething, { error: messages.placeNameEmpty, path: ['name'] }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteRegion: declareDelete('region'),
  listRegions: operation({
    summary: 'All regions by name, or those of one country.',
    access: 'public',
    effect: 'reads',
    input: z.object({ countryId: id.optional() }),
    output: z.object({ list: z.array(answeredRegion) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getRegion: operation({
    summary: 'A region.',
    access: 'public',
    effect: 'reads',
    input: idOnly,
    output: answeredRegion,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
