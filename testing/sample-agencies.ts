import type { OperationName } from '#contract/index.ts'
import type { TestApp } from './app.ts'

/** Agencies that operations can be about, and a value for each of their fields. */
export async function makeAgencySamples(app: TestApp) {
  const add = async (name: string) => {
    const { id } = await app.admin('addAgency', { name, country: 'AR' })
    return id
  }
  const sample = await add('Sample agency')
  const from = await add('Sample agency that goes')
  const applicant = await app.makeUser({ isApproved: false })
  const fields: Record<string, unknown> = {
    name: 'Sample',
    country: 'AR',
    city: 'Salta',
    website: 'https://sample.example.com',
    phone: '+54 11 5555 0000',
    taxId: '30-5555-1',
    licence: { kind: 'EVT', number: '1' },
    notes: 'Sample.',
    status: 'approved',
    terms: { kind: 'net' },
    sheets: ['general'],
    legalName: 'Sample S. A.',
    lang: 'es',
    accountManagerId: (await app.makeUser({ role: 'admin' })).id,
    contract: { signedOn: '2026-01-01' },
    recheckOn: '2027-01-01',
    check: 'phoneCall',
    done: true,
    from,
    into: sample,
  }
  return {
    sample,
    unused: await add('Sample agency that nobody needs'),
    applicant: applicant.id,
    fields,
    /** A list is narrowed by what all of them are. */
    fieldOf: (name: OperationName, field: string) =>
      name === 'listAgencies' && field === 'keyword' ? 'sample' : fields[field],
  }
}
