import { listKinds } from '#contract/base/addresses/addresses.ts'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Caller } from '#contract/index.ts'
import { visitor } from './caller.ts'

/** Every public page, by what it is; the addresses lack the language. */
export async function publicPages(call: Caller = visitor): Promise<Record<string, string>> {
  const oldest = await Promise.all(
    kinds.map(async (kind) => {
      const { list } = await call(operationsOfKind[kind].list, { brief: true })
      return [kind, list.at(-1)?.id] as const
    }),
  )
  const oldestOf = new Map<Kind, string | undefined>(oldest)
  const [tour, circuit, hotel] = (['tour', 'circuit', 'hotel'] as const).map((kind) =>
    oldestOf.get(kind),
  )
  const destinations = await call('listDestinations', { brief: true })
  // The oldest: the demonstration's own, not what another story left behind.
  const ids = destinations.list.slice(-3).map(({ id }) => id)
  const { country, region, tags = [] } = destinations.list.at(-1) ?? {}
  const { list: experiences } = await call('listTours', { brief: true })
  return {
    landing: '',
    ...Object.fromEntries(listKinds.map((list) => [list, `/${list}`])),
    'destinations, narrowed': `/destinations?sort=name&country=${country?.id}`,
    ...Object.fromEntries(oldest.map(([kind, id]) => [kind, `/${kindFacts[kind].plural}/${id}`])),
    destination: `/destinations/${ids[0]}`,
    country: `/countries/${country?.id}`,
    region: `/regions/${region?.id}`,
    category: `/categories/${experiences.at(-1)?.categoryId}`,
    theme: `/themes/${encodeURIComponent(tags[0] ?? '')}`,
    month: '/when/10',
    search: '/search',
    'search, with results': '/search?q=salta',
    'search, without results': '/search?q=qqqqqqqq',
    comparison: `/compare?ids=${ids.join(',')}`,
    'comparison, empty': '/compare',
    shortlist: `/shortlist?items=destination:${ids[0]},tour:${tour},circuit:${circuit},hotel:${hotel}`,
    'shortlist, empty': '/shortlist',
    request: '/request',
    'request, of a shortlist': `/request?items=tour:${tour},hotel:${hotel}`,
    login: '/login',
    register: '/register',
    'reset request': '/reset-password-request',
    reset: '/reset-password/no-token',
    'verification that fails': '/verify-email/nobody@example.com/no-token',
    account: '/account',
    agents: '/agents',
    rates: '/rates',
    about: '/about-us',
    unauthorized: '/unauthorized',
    'missing item': '/destinations/00000000-0000-4000-8000-000000000000',
  }
}
