import { index, layout, prefix, route } from '@react-router/dev/routes'

/** The panel's addresses (specification 2), all behind the guard. Modules named .client stay out of the server's bundle. */
export const adminRoutes = [
  layout('admin/guard.tsx', [
    layout('admin/panel/panel.client.tsx', [
      ...prefix('admin-panel', [
        index('admin/home-page.client.tsx'),
        route('destinations', 'admin/destinations/destinations-page.client.tsx'),
        route('destinations/:id', 'admin/destinations/destination-page.client.tsx'),
        route('destinations/add', 'admin/destinations/add-destination-page.client.tsx'),
        route('destinations/edit/:id', 'admin/destinations/edit-destination-page.client.tsx'),
        route('tours/add/:id', 'admin/tours/add-tour-page.client.tsx'),
        route('tours/edit/:id', 'admin/tours/edit-tour-page.client.tsx'),
        route('tours/:id', 'admin/tours/tour-page.client.tsx'),
        route('hotels/add/:id', 'admin/hotels/add-hotel-page.client.tsx'),
        route('hotels/edit/:id', 'admin/hotels/edit-hotel-page.client.tsx'),
        route('quotes', 'admin/quotes/quotes-page.client.tsx'),
      ]),
    ]),
  ]),
]
