import { paths } from '#contract/base/addresses/addresses.ts'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import { adminPaths } from '../../admin-paths.ts'
import { sections, type SectionName } from '../navigation.ts'

/** Most places that the panel offers to go back to. */
export const trailMax = 6

/** The place behind an address of the trail: a section, or one thing of a section. */
export type Visited = { to: string; section: SectionName } & (
  | { thing: 'section' }
  | { thing: Kind | 'quote' | 'proposal' | 'agency' | 'user' | 'country'; id: string }
)

const id = '(?<id>[0-9a-f-]{36})'

/** The things that have pages, by the addresses that lead to them. */
const things: readonly {
  thing: Exclude<Visited['thing'], 'section'>
  section: SectionName
  address: RegExp
  to: (id: string) => string
}[] = [
  ...kinds.map((kind) => ({
    thing: kind,
    section: kindFacts[kind].plural,
    address: new RegExp(`^${adminPaths.list(kind)}/(?:edit/)?${id}(?:\\?|$)`),
    to: (of: string) => adminPaths.view(kind, of),
  })),
  {
    thing: 'quote',
    section: 'quotes',
    address: new RegExp(`^${adminPaths.quotes}(?:\\?(?:.*&)?open=|/edit/)${id}`),
    to: adminPaths.quote,
  },
  {
    thing: 'proposal',
    section: 'quotes',
    address: new RegExp(`^${paths.adminPanel}/proposals/${id}`),
    to: adminPaths.proposal,
  },
  {
    thing: 'agency',
    section: 'agencies',
    address: new RegExp(`^${adminPaths.agencies}/edit/${id}`),
    to: adminPaths.editAgency,
  },
  {
    thing: 'user',
    section: 'users',
    address: new RegExp(`^${paths.adminPanel}/admins/${id}/edit`),
    to: adminPaths.editAdmin,
  },
  {
    thing: 'country',
    section: 'countries',
    address: new RegExp(`^${adminPaths.countries}/(?:edit/)?${id}(?:\\?|$)`),
    to: adminPaths.country,
  },
]

/** Reads what an address of the panel leads to; undefined for forms of new things, and the dashboard. */
export function visitedAt(address: string): Visited | undefined {
  for (const { thing, section, address: pattern, to } of things) {
    const found = pattern.exec(address)?.groups?.['id']
    if (found) return { thing, section, id: found, to: to(found) }
  }
  const [pathname] = address.split('?')
  const section = sections.find(({ to }) => to === pathname)
  if (!section || section.name === 'dashboard') return undefined
  return { thing: 'section', section: section.name, to: section.to }
}

/** The trail after a visit, newest first; one more than is offered, since the page in sight is not offered. */
export function withVisit(trail: readonly string[], to: string): string[] {
  return [to, ...trail.filter((each) => each !== to)].slice(0, trailMax + 1)
}
