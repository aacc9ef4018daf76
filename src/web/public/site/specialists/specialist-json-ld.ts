import type { Person } from 'schema-dts'
import type { Site } from '#web/page-context.ts'
import type { SpecialistView } from './specialist-view.server.ts'

/** A specialist for search engines, as somebody who works for the agency. */
export function specialistJsonLd(
  { name, role, photo, phone, email, speaks }: SpecialistView,
  site: Pick<Site, 'name' | 'url'>,
) {
  return {
    '@type': 'Person',
    name,
    worksFor: { '@type': 'TravelAgency', name: site.name, url: site.url },
    ...(role && { jobTitle: role.text }),
    ...(photo && { image: site.url + photo.url }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(speaks && { knowsLanguage: speaks }),
  } as const satisfies Person
}
