import { z } from 'zod'
import { declareDelete } from './catalogue/declare.ts'
import { answeredId, id, idOnly, noPayload, placeName } from './fields.ts'
import { operation } from './operation.ts'
import { region } from './regions.ts'

const country = z.object({ id: z.guid(), name: z.string() }).meta({ id: 'Country' })

export const countryOperations = {
  addCountry: operation({
    summary: 'Adds a country.',
    access: 'admin',
    effect: 'writes',
    changes: 'country',
    input: z.object({ name: placeName }),
    output: answeredId,
    failures: [],
  }),
  editCountry: operation({
    summary: 'Renames a country.',
    access: 'admin',
    effect: 'writes',
    changes: 'country',
    input: z.object({ id, name: placeName }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteCountry: declareDelete('country'),
  listCountries: operation({
    summary: 'All countries by name.',
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(country) }),
    failures: [],
  }),
  getCountry: operation({
    summary:
      'A country with its regions by name; for admins with adminPanel, how many destinations each has.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: idOnly.extend({ adminPanel: z.boolean().optional() }),
    output: country.extend({
      regions: z.array(region.extend({ destinations: z.int().optional() })),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
