import type { ChangedKind } from '../changed-kinds.ts'
import { kinds } from '../kinds.ts'
import type { Operation } from '../operation.ts'
import type { Duty } from './duties.ts'

const ofCatalogue = [...kinds, 'category', 'country', 'region', 'tag', 'term'] as const

/** The duty of whoever changes a thing of a kind, where the operation changes things of several. */
export const dutyOfKind: Record<ChangedKind, Duty> = {
  ...(Object.fromEntries(ofCatalogue.map((kind) => [kind, 'catalogue'])) as Record<
    (typeof ofCatalogue)[number],
    Duty
  >),
  banner: 'site',
  settings: 'site',
  site: 'site',
  page: 'site',
  specialist: 'site',
  testimonial: 'site',
  redirect: 'site',
  text: 'site',
  user: 'team',
  quote: 'requests',
  template: 'requests',
  termSet: 'requests',
  proposal: 'requests',
  agency: 'trade',
  key: 'trade',
  webhook: 'trade',
  rate: 'rates',
}

/** Kinds of which visitors see every thing; of items they see those that are enabled. */
const alwaysPublic: ReadonlySet<string> = new Set<ChangedKind>([
  'category',
  'country',
  'region',
  'tag',
  'banner',
  'settings',
  'site',
  'page',
  'specialist',
  'testimonial',
  'redirect',
  'text',
])

/** Tells whether visitors see every thing of a kind. */
export function isAlwaysPublic(kind: string): boolean {
  return alwaysPublic.has(kind)
}

/** Operations that need the duty `publish` in any case; of items, those need it that visitors see. */
export function alwaysPublishes({ publishes, changes }: Pick<Operation, 'publishes' | 'changes'>) {
  return publishes === true || (changes !== undefined && isAlwaysPublic(changes))
}
