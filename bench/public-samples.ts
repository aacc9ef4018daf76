import { type Kind, kinds } from '#contract/base/kinds.ts'
import { smallProposal } from '#testing/proposals.ts'
import { post } from './load.ts'
import type { Samples } from './public-questions.ts'
import { address } from './servers.ts'

const password = 'For-The-Bench-1'

/** Variables of a server whose admin `makeSamples` logs in as. */
export const benchAdmin = { ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: password }

const proposalDays = 12
const itemsOfView = 10

async function call(name: string, payload: object, token?: string) {
  const authorization = token === undefined ? undefined : `Bearer ${token}`
  const answer = (await post(`${address}/api/${name}`, payload, authorization)).toString()
  return JSON.parse(answer) as Record<string, never> & { id: string; token: string; url: string }
}

const last = (url: string) => url.split('/').at(-1) ?? ''

/** Lists what there is, sends a proposal of 12 days and makes a client view of 10 circuits, through operations. */
export async function makeSamples(): Promise<Samples> {
  const ids = {} as Record<Kind | 'category' | 'country' | 'region', string[]>
  const lists = {
    ...Object.fromEntries(
      kinds.map((kind) => [kind, kind[0]?.toUpperCase() + kind.slice(1) + 's']),
    ),
    category: 'Categories',
    country: 'Countries',
    region: 'Regions',
  } as Record<keyof Samples['ids'], string>
  for (const [kind, name] of Object.entries(lists)) {
    const payload = kinds.includes(kind as Kind) ? { limit: 100, brief: true } : {}
    const { list } = (await call(`list${name}`, payload)) as unknown as { list: { id: string }[] }
    ids[kind as Kind] = list.map(({ id }) => id)
  }
  const admin = (await call('login', { email: benchAdmin.ADMIN_EMAIL, password })).token
  const visitor = { name: 'Visitor', email: 'visitor@example.com', message: 'Two people in March' }
  const quote = await call(
    'addQuote',
    { ...visitor, origin: 'phone', entityType: 'circuit', entityId: ids.circuit[0], lang: 'en' },
    admin,
  )
  const proposal = await call('addProposal', { quoteId: quote.id }, admin)
  const [day] = smallProposal.days
  const days = Array.from({ length: proposalDays }, () => day)
  await call('editProposal', { ...smallProposal, id: proposal.id, days }, admin)
  await call('sendProposal', { id: proposal.id }, admin)
  const { url } = await call('addProposalLink', { id: proposal.id }, admin)
  const request = await call('addRequestLink', { quoteId: quote.id }, admin)

  const agency = await call('addAgency', { name: 'Viajes Cordillera', country: 'ES' }, admin)
  const email = 'agent@example.com'
  const agent = { name: 'Agent', surname: 'Agent', email, password, role: 'user' }
  await call('addUserAdmin', { ...agent, agencyId: agency.id }, admin)
  const { token } = await call('login', { email, password })
  const view = await call(
    'addClientView',
    {
      lang: 'en',
      title: 'A journey',
      expiresOn: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      items: ids.circuit.slice(0, itemsOfView).map((entityId) => {
        return { entityType: 'circuit', entityId }
      }),
    },
    token,
  )
  return {
    ids,
    tokens: { proposal: last(url), request: last(request.url), clientView: last(view.url) },
  }
}
