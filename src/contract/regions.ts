import { z } from 'zod'
import { declareDelete } from './catalogue/declare.ts'
import { answeredId, id, idOnly, placeName } from './fields.ts'
import { operation } from './operation.ts'

export const region = z
  .object({ id: z.guid(), name: z.string(), countryId: z.guid() })
  .meta({ id: 'Region' })

export const regionOperations = {
  addRegion: operation({
    summary: 'Adds a region to a country.',
    access: 'admin',
    effect: 'writes',
    changes: 'region',
    input: z.object({ countryId: id, name: placeName }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editRegion: operation({
    summary: 'Renames a region.',
    access: 'admin',
    effect: 'writes',
    changes: 'region',
    input: z.object({ id, name: placeName }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteRegion: declareDelete('region'),
  listRegions: operation({
    summary: 'All regions by name, or those of one country.',
    access: 'public',
    effect: 'reads',
    input: z.object({ countryId: id.optional() }),
    output: z.object({ list: z.array(region) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getRegion: operation({
    summary: 'A region.',
    access: 'public',
    effect: 'reads',
    input: idOnly,
    output: region,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
