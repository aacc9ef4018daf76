import { visitor } from './caller.ts'

/** Every public page, by what it is; the addresses lack the language. */
export async function publicPages(): Promise<Record<string, string>> {
  const [destinations, tours, circuits, packages, incentives, hotels] = await Promise.all([
    visitor('listDestinations', { limit: 3 }),
    visitor('listTours', { limit: 1 }),
    visitor('listCircuits', { limit: 1 }),
    visitor('listPackages', { limit: 1 }),
    visitor('listIncentives', { limit: 1 }),
    visitor('listHotels', { limit: 1 }),
  ])
  const ids = destinations.list.map(({ id }) => id)
  return {
    landing: '',
    destinations: '/destinations',
    'destinations, narrowed': '/destinations?sort=name&country=Argentina',
    circuits: '/circuits',
    packages: '/packages',
    tours: '/tours',
    incentives: '/incentives',
    hotels: '/hotels',
    destination: `/destinations/${ids[0]}`,
    tour: `/tours/${tours.list[0]?.id}`,
    circuit: `/circuits/${circuits.list[0]?.id}`,
    package: `/packages/${packages.list[0]?.id}`,
    incentive: `/incentives/${incentives.list[0]?.id}`,
    hotel: `/hotels/${hotels.list[0]?.id}`,
    search: '/search',
    'search, with results': '/search?q=salta',
    'search, without results': '/search?q=qqqqqqqq',
    comparison: `/compare?ids=${ids.join(',')}`,
    'comparison, empty': '/compare',
    login: '/login',
    register: '/register',
    'reset request': '/reset-password-request',
    reset: '/reset-password/no-token',
    'verification that fails': '/verify-email/nobody@example.com/no-token',
    rates: '/rates',
    about: '/about-us',
    unauthorized: '/unauthorized',
    'missing item': '/destinations/00000000-0000-4000-8000-000000000000',
  }
}
