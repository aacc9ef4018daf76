import { index, layout, prefix, route } from '@react-router/dev/routes'

/**
 * Every page of the panel is this one module, which fetches the page that its route is named after
 * and says so when it cannot: the router itself would reload the document, and lose it.
 */
const page = 'admin/panel/page.client.tsx'
const at = (path: string, id: string) => route(path, page, { id })

/** One page adds and edits: its two routes have its name, and below it what they do. */
const adding = (path: string, name: string) => at(path, `${name}/add`)
const editing = (path: string, name: string) => at(path, `${name}/edit`)

/** The panel's addresses (requirements §6.1), all behind the guard. Modules named .client stay out of the server's bundle. */
export const adminRoutes = [
  layout('admin/guard.tsx', [
    layout('admin/panel/panel.client.tsx', [
      ...prefix('admin-panel', [
        index(page, { id: 'admin/home-page' }),
        at('destinations', 'admin/destinations/destinations-page'),
        at('destinations/:id', 'admin/destinations/destination-page'),
        adding('destinations/add', 'admin/destinations/destination-form-page'),
        editing('destinations/edit/:id', 'admin/destinations/destination-form-page'),
        at('tours', 'admin/tours/tours-page'),
        adding('tours/add/:destinationId', 'admin/tours/tour-form-page'),
        editing('tours/edit/:id', 'admin/tours/tour-form-page'),
        at('tours/:id', 'admin/tours/tour-page'),
        at('hotels', 'admin/hotels/hotels-page'),
        adding('hotels/add/:destinationId', 'admin/hotels/hotel-form-page'),
        editing('hotels/edit/:id', 'admin/hotels/hotel-form-page'),
        at('hotels/:id', 'admin/hotels/hotel-page'),
        at('circuits', 'admin/circuits/circuits-page'),
        adding('circuits/add', 'admin/circuits/circuit-form-page'),
        at('circuits/:id', 'admin/circuits/circuit-page'),
        editing('circuits/edit/:id', 'admin/circuits/circuit-form-page'),
        at('packages', 'admin/packages/packages-page'),
        adding('packages/add', 'admin/packages/package-form-page'),
        at('packages/:packageId', 'admin/packages/package-page'),
        editing('packages/edit/:id', 'admin/packages/package-form-page'),
        at('incentives', 'admin/incentives/incentives-page'),
        adding('incentives/add', 'admin/incentives/incentive-form-page'),
        at('incentives/:id', 'admin/incentives/incentive-page'),
        editing('incentives/edit/:id', 'admin/incentives/incentive-form-page'),
        at('categories', 'admin/categories/categories-page'),
        adding('categories/add', 'admin/categories/category-form-page'),
        editing('categories/edit/:id', 'admin/categories/category-form-page'),
        at('tags', 'admin/tags/tags-page'),
        at('countries', 'admin/countries/countries-page'),
        adding('countries/add', 'admin/countries/country-form-page'),
        editing('countries/edit/:id', 'admin/countries/country-form-page'),
        at('countries/:countryId', 'admin/countries/country-page'),
        adding('countries/:countryId/regions/add', 'admin/countries/region-form-page'),
        editing('countries/:countryId/regions/:regionId/edit', 'admin/countries/region-form-page'),
        at('banner', 'admin/banner/banner-page'),
        at('banner/create', 'admin/banner/add-banner-page'),
        at('pages', 'admin/pages/pages-page'),
        adding('pages/add', 'admin/pages/page-form-page'),
        editing('pages/edit/:id', 'admin/pages/page-form-page'),
        at('texts', 'admin/texts/texts-page'),
        at('users', 'admin/users/users-page'),
        adding('admins/add', 'admin/users/user-form-page'),
        editing('admins/:id/edit', 'admin/users/user-form-page'),
        at('unconfirmed-users', 'admin/users/unconfirmed-users-page'),
        at('quotes', 'admin/quotes/quotes-page'),
        at('proposals/:id', 'admin/proposals/proposal-page'),
        at('quotes/add', 'admin/quotes/add/add-request-page'),
        at('templates', 'admin/templates/templates-page'),
        adding('templates/add', 'admin/templates/template-form-page'),
        editing('templates/edit/:id', 'admin/templates/template-form-page'),
        at('mails', 'admin/mails/mails-page'),
        at('people', 'admin/people/people-page'),
        at('site', 'admin/site/identity/identity-page'),
        at('site/look', 'admin/site/look/look-page'),
        at('site/contact', 'admin/site/contact/contact-page'),
        at('site/hours', 'admin/site/hours/hours-page'),
        at('site/legal', 'admin/site/legal/legal-page'),
        at('site/mail', 'admin/site/mail/mail-page'),
        at('activity', 'admin/activity/activity-page'),
      ]),
      at('category/:categoryId/tours', 'admin/categories/category-tours-page'),
    ]),
  ]),
]
