import { z } from 'zod'
import { declareDelete } from '../kinds/declare.ts'
import { answeredId, id, idOnly, noPayload, placeName } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import {
  aliases,
  answeredCountry,
  answeredRegion,
  givesSomething,
  namedFields,
} from './place-fields.ts'

const fields = namedFields(placeName).extend({ aliases })

export const countryOperations = {
  addCountry: operation({
    summary: 'Adds a country.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'country',
    input: fields.extend({
      names: fields.shape.names.default({}),
      aliases: aliases.default([]),
      intro: fields.shape.intro.default({}),
    }),
    output: answeredId,
    failures: [],
  }),
  editCountry: operation({
    summary: 'Edits a country; omitted fields keep their value.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'country',
    input: fields
      .partial()
      .extend({ id })
      .refine(givesSomething, { error: messages.placeNameEmpty, path: ['name'] }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteCountry: declareDelete('country'),
  listCountries: operation({
    summary: 'All countries by name.',
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(answeredCountry) }),
    failures: [],
  }),
  getCountry: operation({
    summary:
      'A country with its regions by name; for admins with adminPanel, how many destinations each has.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: idOnly.extend({ adminPanel: z.boolean().optional() }),
    output: answeredCountry.extend({
      regions: z.array(answeredRegion.extend({ destinations: z.int().optional() })),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
