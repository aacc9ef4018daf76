import { expect, it } from 'vitest'
import { agencyOperations } from '#contract/trade/agencies.ts'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { toAgencyFormValues, toAgencyPayload } from './agency-form-values.ts'

const stored: Agency = {
  id: '3f2c7d1e-6a0b-4c58-9d6f-0d5b8f1f6a10',
  name: 'Viajes Sur',
  country: 'AR',
  city: 'Córdoba',
  website: 'https://viajes-sur.example',
  phone: '+54 351 555 0100',
  taxId: '30-12345678-9',
  licence: { kind: 'Legajo', number: '1234' },
  logo: null,
  status: 'approved',
  terms: { kind: 'commission', percent: 12.5 },
  sheets: ['general', 'Brasil'],
  legalName: 'Viajes Sur S.R.L.',
  lang: 'es',
  accountManagerId: '8c7b1b6e-3c1d-4a5e-8a77-2a0b1d0f4c11',
  termSetId: null,
  shares: 'own',
  branches: [{ name: 'Centro', city: 'Salta' }],
  contract: { signedOn: '2026-03-01', creditDays: 30 },
  users: 2,
  updatedAt: new Date('2026-03-02T10:00:00Z'),
  notes: 'Groups\nin winter',
  checks: [],
  recheckOn: '2027-03-01',
}

const written = (agency?: Agency) =>
  agencyOperations.addAgency.input.safeParse(toAgencyPayload(toAgencyFormValues(agency)))

it('what is stored is written as it was', () => {
  const { id: _id, logo: _logo, users: _users, updatedAt: _at, checks: _checks, ...fields } = stored
  expect(written(stored).data).toEqual(fields)
})

it('what is not said is null, and a new one needs a name and a country', () => {
  const { success, error } = written()
  expect(success).toBe(false)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'country'])
  const named = { ...toAgencyFormValues(), name: 'Viajes Sur', country: 'AR' }
  expect(agencyOperations.addAgency.input.parse(toAgencyPayload(named))).toMatchObject({
    status: 'approved',
    terms: null,
    licence: null,
    contract: null,
    city: null,
    lang: null,
    sheets: ['general'],
  })
})

it('half a licence is refused at its other half', () => {
  const half = { ...toAgencyFormValues(stored), licence: { kind: 'IATA', number: ' ' } }
  const { error } = agencyOperations.addAgency.input.safeParse(toAgencyPayload(half))
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['licence.number'])
})
