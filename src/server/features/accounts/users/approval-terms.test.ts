import { describe, expect, it } from 'vitest'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { readWholeDashboard } from '#testing/dashboard.ts'

const app = await startTestApp()
const { admin } = app

async function makeApplicant(fields: { terms?: { kind: 'net' }; sheets?: string[] } = {}) {
  const agency = { name: 'Trade Reisen', country: 'DE', status: 'pending' as const, ...fields }
  const { id: agencyId } = await admin('addAgency', agency)
  return { agencyId, user: await app.makeUser({ agencyId, isApproved: false }) }
}

const promise = /tarifas/
const promised = async (email: string) => {
  const [mail] = await mailsTo(app, email)
  return promise.test(mail?.text ?? '')
}

describe('an approval', () => {
  it('gives the agency terms and sheets, and the mail promises rates', async () => {
    const { agencyId, user } = await makeApplicant({ sheets: [] })
    const { id: termSetId } = await admin('addTermSet', { name: 'Agencies' })
    const terms = { kind: 'commission' as const, percent: 12 }
    const given = { terms, sheets: ['general', 'DE'], termSetId }
    await admin('toggleUserApproved', { id: user.id, lang: 'es', ...given })
    expect(await admin('detailAgency', { id: agencyId })).toMatchObject({
      status: 'approved',
      ...given,
    })
    expect(await promised(user.email)).toBe(true)
  })

  it.each([{ sheets: ['general'] }, { terms: { kind: 'net' as const }, sheets: [] }])(
    'promises no rates to who will see none: %j',
    async (fields) => {
      const { agencyId, user } = await makeApplicant(fields)
      await admin('toggleUserApproved', { id: user.id, lang: 'es' })
      expect(await promised(user.email)).toBe(false)
      const silent = await admin('listAgencies', { withoutTerms: true })
      expect(silent.list.map(({ id }) => id)).toContain(agencyId)
      const { agencies } = await readWholeDashboard(admin)
      expect(agencies.withoutTerms).toBe(silent.total)
    },
  )

  it('leaves what is not said, and is listed among none', async () => {
    const { agencyId, user } = await makeApplicant({ terms: { kind: 'net' }, sheets: ['DE'] })
    await admin('toggleUserApproved', { id: user.id, lang: 'es' })
    const stored = await admin('detailAgency', { id: agencyId })
    expect(stored).toMatchObject({ terms: { kind: 'net' }, sheets: ['DE'] })
    const silent = await admin('listAgencies', { withoutTerms: true })
    expect(silent.list.map(({ id }) => id)).not.toContain(agencyId)
    expect(await promised(user.email)).toBe(true)
  })

  it('gives no terms to who sells for nobody, and none that there are not', async () => {
    const alone = await app.makeUser({ isApproved: false })
    const call = { id: alone.id, lang: 'es' as const }
    await expect(
      admin('toggleUserApproved', { ...call, terms: { kind: 'net' } }),
    ).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'terms' }] },
    })
    const { user } = await makeApplicant()
    const termSetId = '3f0c9b52-8e1d-4c7a-9a56-0d2b7e4f1c38'
    await expect(
      admin('toggleUserApproved', { id: user.id, lang: 'es', termSetId }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'termSetId' }] } })
  })
})
