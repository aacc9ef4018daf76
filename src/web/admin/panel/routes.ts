import { index, layout, prefix, route } from '@react-router/dev/routes'
import { isKindOfDestination, type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'

/**
 * Every page of the panel is this one module, which fetches the page that its route is named after
 * and says so when it cannot: the router itself would reload the document, and lose it.
 */
const page = 'admin/panel/page.client.tsx'
const at = (path: string, id: string) => route(path, page, { id })

/** One page adds and edits: its two routes have its name, and below it what they do. */
const adding = (path: string, name: string) => at(path, `${name}/add`)
const editing = (path: string, name: string) => at(path, `${name}/edit`)

/** The pages of a kind: list, form and view, in the folder of its plural. */
function pagesOf(kind: Kind) {
  const { plural } = kindFacts[kind]
  const form = `admin/catalogue/kinds/${plural}/${kind}-form-page`
  return [
    at(plural, `admin/catalogue/kinds/${plural}/${plural}-page`),
    adding(`${plural}/add${isKindOfDestination(kind) ? '/:destinationId?' : ''}`, form),
    at(`${plural}/:id`, `admin/catalogue/kinds/${plural}/${kind}-page`),
    editing(`${plural}/edit/:id`, form),
  ]
}

/** The panel's addresses (requirements §6.1), all behind the guard. Modules named .client stay out of the server's bundle. */
export const adminRoutes = [
  layout('admin/panel/guard.tsx', [
    layout('admin/panel/panel.client.tsx', [
      ...prefix('admin-panel', [
        index(page, { id: 'admin/panel/home-page' }),
        ...kinds.flatMap(pagesOf),
        at('categories', 'admin/catalogue/places/categories-page'),
        adding('categories/add', 'admin/catalogue/places/category-form-page'),
        editing('categories/edit/:id', 'admin/catalogue/places/category-form-page'),
        at('tags', 'admin/catalogue/places/tags-page'),
        at('sheets', 'admin/editing/sheets/sheets-page'),
        at('schedule', 'admin/editing/schedule/schedule-page'),
        at('countries', 'admin/catalogue/places/countries-page'),
        adding('countries/add', 'admin/catalogue/places/country-form-page'),
        editing('countries/edit/:id', 'admin/catalogue/places/country-form-page'),
        at('countries/:countryId', 'admin/catalogue/places/country-page'),
        adding('countries/:countryId/regions/add', 'admin/catalogue/places/region-form-page'),
        editing(
          'countries/:countryId/regions/:regionId/edit',
          'admin/catalogue/places/region-form-page',
        ),
        at('banner', 'admin/catalogue/banner/banner-page'),
        at('banner/create', 'admin/catalogue/banner/add-banner-page'),
        at('pages', 'admin/site/pages/pages-page'),
        adding('pages/add', 'admin/site/pages/page-form-page'),
        editing('pages/edit/:id', 'admin/site/pages/page-form-page'),
        at('specialists', 'admin/site/specialists/specialists-page'),
        adding('specialists/add', 'admin/site/specialists/specialist-form-page'),
        editing('specialists/edit/:id', 'admin/site/specialists/specialist-form-page'),
        at('testimonials', 'admin/site/testimonials/testimonials-page'),
        adding('testimonials/add', 'admin/site/testimonials/testimonial-form-page'),
        editing('testimonials/edit/:id', 'admin/site/testimonials/testimonial-form-page'),
        at('redirects', 'admin/site/redirects/redirects-page'),
        at('redirects/sheets', 'admin/site/redirects/import-redirects-page'),
        at('texts', 'admin/site/texts/texts-page'),
        at('agencies', 'admin/trade/agencies/agencies-page'),
        adding('agencies/add', 'admin/trade/agencies/agency-form-page'),
        editing('agencies/edit/:id', 'admin/trade/agencies/agency-form-page'),
        at('users', 'admin/accounts/users-page'),
        adding('admins/add', 'admin/accounts/user-form-page'),
        editing('admins/:id/edit', 'admin/accounts/user-form-page'),
        at('unconfirmed-users', 'admin/accounts/unconfirmed-users-page'),
        at('quotes', 'admin/quotes/inbox/quotes-page'),
        at('figures', 'admin/quotes/figures/figures-page'),
        at('proposals/:id', 'admin/quotes/proposals/proposal-page'),
        at('quotes/add', 'admin/quotes/add/add-quote-page'),
        at('quotes/edit/:id', 'admin/quotes/edit/edit-quote-page'),
        at('term-sets', 'admin/quotes/term-sets/term-sets-page'),
        adding('term-sets/add', 'admin/quotes/term-sets/term-set-form-page'),
        editing('term-sets/edit/:id', 'admin/quotes/term-sets/term-set-form-page'),
        at('templates', 'admin/quotes/templates/templates-page'),
        adding('templates/add', 'admin/quotes/templates/template-form-page'),
        editing('templates/edit/:id', 'admin/quotes/templates/template-form-page'),
        at('rates', 'admin/trade/rates/list/rates-page'),
        at('rates/sheets', 'admin/trade/rates/list/import-rates-page'),
        adding('rates/add', 'admin/trade/rates/rate-form-page'),
        editing('rates/edit/:id', 'admin/trade/rates/rate-form-page'),
        at('rates/versions/:id', 'admin/trade/rates/rate-versions-page'),
        at('mails', 'admin/site/mails/mails-page'),
        at('people', 'admin/privacy/people-page'),
        at('partners', 'admin/trade/partners/partners-page'),
        at('site', 'admin/site/identity/identity-page'),
        at('site/look', 'admin/site/look/look-page'),
        at('site/contact', 'admin/site/contact/contact-page'),
        at('site/hours', 'admin/site/hours/hours-page'),
        at('site/languages', 'admin/site/languages/languages-page'),
        at('site/legal', 'admin/site/identity/legal-page'),
        at('site/mail', 'admin/site/identity/mail-page'),
        at('site/trust', 'admin/site/identity/trust-page'),
        at('dashboard', 'admin/editing/dashboard/dashboard-page'),
        at('dashboard/:gap', 'admin/editing/dashboard/gap-page'),
        at('translations', 'admin/editing/translations/translations-page'),
        at('glossary', 'admin/editing/glossary/glossary-page'),
        at('missed-searches', 'admin/catalogue/missed-searches/missed-searches-page'),
        at('versions/:kind/:id', 'admin/editing/versions/versions-page'),
        at('bin', 'admin/editing/bin/bin-page'),
        at('activity', 'admin/editing/activity/activity-page'),
        at('works', 'admin/editing/works/works-page'),
        at('browser-errors', 'admin/site/browser-reports/browser-reports-page'),
      ]),
      at('category/:categoryId/tours', 'admin/catalogue/places/category-tours-page'),
    ]),
  ]),
]
