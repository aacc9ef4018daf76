import { index, layout, prefix, route } from '@react-router/dev/routes'

/**
 * Every page of the panel is this one module, which fetches the page that its route is named after
 * and says so when it cannot: the router itself would reload the document, and lose it.
 */
const page = 'admin/panel/page.client.tsx'
const at = (path: string, id: string) => route(path, page, { id })

/** The panel's addresses (requirements §6.1), all behind the guard. Modules named .client stay out of the server's bundle. */
export const adminRoutes = [
  layout('admin/guard.tsx', [
    layout('admin/panel/panel.client.tsx', [
      ...prefix('admin-panel', [
        index(page, { id: 'admin/home-page' }),
        at('destinations', 'admin/destinations/destinations-page'),
        at('destinations/:id', 'admin/destinations/destination-page'),
        at('destinations/add', 'admin/destinations/add-destination-page'),
        at('destinations/edit/:id', 'admin/destinations/edit-destination-page'),
        at('tours', 'admin/tours/tours-page'),
        at('tours/add/:id', 'admin/tours/add-tour-page'),
        at('tours/edit/:id', 'admin/tours/edit-tour-page'),
        at('tours/:id', 'admin/tours/tour-page'),
        at('hotels', 'admin/hotels/hotels-page'),
        at('hotels/add/:id', 'admin/hotels/add-hotel-page'),
        at('hotels/edit/:id', 'admin/hotels/edit-hotel-page'),
        at('circuits', 'admin/circuits/circuits-page'),
        at('circuits/add', 'admin/circuits/add-circuit-page'),
        at('circuits/:id', 'admin/circuits/circuit-page'),
        at('circuits/edit/:id', 'admin/circuits/edit-circuit-page'),
        at('packages', 'admin/packages/packages-page'),
        at('packages/add', 'admin/packages/add-package-page'),
        at('packages/:packageId', 'admin/packages/package-page'),
        at('packages/edit/:id', 'admin/packages/edit-package-page'),
        at('incentives', 'admin/incentives/incentives-page'),
        at('incentives/add', 'admin/incentives/add-incentive-page'),
        at('incentives/:id', 'admin/incentives/incentive-page'),
        at('incentives/edit/:id', 'admin/incentives/edit-incentive-page'),
        at('categories', 'admin/categories/categories-page'),
        at('categories/add', 'admin/categories/add-category-page'),
        at('categories/edit/:id', 'admin/categories/edit-category-page'),
        at('countries', 'admin/countries/countries-page'),
        at('countries/add', 'admin/countries/add-country-page'),
        at('countries/edit/:id', 'admin/countries/edit-country-page'),
        at('countries/:countryId', 'admin/countries/country-page'),
        at('countries/:countryId/regions/add', 'admin/countries/add-region-page'),
        at('countries/:countryId/regions/:regionId/edit', 'admin/countries/edit-region-page'),
        at('banner', 'admin/banner/banner-page'),
        at('banner/create', 'admin/banner/add-banner-page'),
        at('users', 'admin/users/users-page'),
        at('admins/add', 'admin/users/add-user-page'),
        at('admins/:id/edit', 'admin/users/edit-user-page'),
        at('unconfirmed-users', 'admin/users/unconfirmed-users-page'),
        at('quotes', 'admin/quotes/quotes-page'),
        at('activity', 'admin/activity/activity-page'),
      ]),
      at('category/:categoryId/tours', 'admin/categories/category-tours-page'),
    ]),
  ]),
]
