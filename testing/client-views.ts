import type { PayloadOf } from '#contract/index.ts'
import type { TestApp, TestUser } from './app.ts'

/** A last day that is not over when the test runs, and less than a year ahead. */
export const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

type NewView = PayloadOf<'addClientView'>

/** An agency with an approved agent. */
export async function makeAgent(
  app: TestApp,
  agency: Partial<PayloadOf<'addAgency'>> = {},
): Promise<TestUser & { agencyId: string }> {
  const { id } = await app.admin('addAgency', {
    name: 'Viajes Cordillera',
    country: 'ES',
    ...agency,
  })
  return { ...(await app.makeUser({ agencyId: id })), agencyId: id }
}

/** A client view of an item, as an agent makes it; in English until soon unless told otherwise. */
export async function makeClientView(
  agent: Pick<TestUser, 'call'>,
  of: Pick<NewView, 'items' | 'proposalId'>,
  fields: Partial<NewView> = {},
): Promise<{ id: string; url: string; token: string; path: string }> {
  const base = { lang: 'en', title: 'A journey for the Silvas', expiresOn: soon } as const
  const { id, url } = await agent.call('addClientView', { ...base, ...of, ...fields })
  const path = new URL(url).pathname
  return { id, url, path, token: path.split('/').at(-1) ?? '' }
}

/** A view of the sample agency, and a value for each field of the operations about views. */
export async function makeClientViewSamples(app: TestApp, agencyId: string, entityId: string) {
  const items = [{ entityType: 'destination' as const, entityId }]
  const { id } = await makeClientView(await app.makeUser({ agencyId }), { items })
  const fields: Record<string, unknown> = {
    lang: 'es',
    title: 'Sample',
    remarks: 'Sample.',
    ownPrices: [{ label: 'Sample', amount: { amount: 100, currency: 'USD' } }],
    startOn: '2027-05-03',
    travellers: 'Sample',
    expiresOn: soon,
    showPrices: false,
    markup: null,
    terms: 'Sample.',
    validUntil: '2027-05-03',
    items,
    token: 'sample',
  }
  return { id, fields }
}
