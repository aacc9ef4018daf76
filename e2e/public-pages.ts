import type { Caller } from '#contract/index.ts'
import { visitor } from './caller.ts'

/** Every public page, by what it is; the addresses lack the language. */
export async function publicPages(call: Caller = visitor): Promise<Record<string, string>> {
  const [destinations, ...others] = await Promise.all([
    call('listDestinations', { brief: true }),
    call('listTours', { brief: true }),
    call('listCircuits', { brief: true }),
    call('listPackages', { brief: true }),
    call('listIncentives', { brief: true }),
    call('listHotels', { brief: true }),
  ])
  // The oldest: the demonstration's own, not what another story left behind.
  const ids = destinations.list.slice(-3).map(({ id }) => id)
  const { country, region, tags = [] } = destinations.list.at(-1) ?? {}
  const { list: experiences } = await call('listTours', { brief: true })
  const [tour, circuit, package_, incentive, hotel] = others.map(({ list }) => list.at(-1)?.id)
  return {
    landing: '',
    destinations: '/destinations',
    'destinations, narrowed': `/destinations?sort=name&country=${country?.id}`,
    circuits: '/circuits',
    packages: '/packages',
    tours: '/tours',
    incentives: '/incentives',
    hotels: '/hotels',
    destination: `/destinations/${ids[0]}`,
    tour: `/tours/${tour}`,
    circuit: `/circuits/${circuit}`,
    package: `/packages/${package_}`,
    incentive: `/incentives/${incentive}`,
    hotel: `/hotels/${hotel}`,
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
