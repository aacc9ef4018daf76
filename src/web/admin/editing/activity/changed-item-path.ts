import { kinds } from '#contract/base/kinds.ts'
import type { Change } from '#contract/editing/activity.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'

/** Where the panel shows what was changed; undefined when it is gone. */
export function changedItemPath(change: Change): string | undefined {
  const { kind, itemId, itemExists } = change
  if (kind === 'banner' || kind === 'settings') return adminPaths.banner
  if (kind === 'site') return adminPaths.site
  if (kind === 'tag') return adminPaths.tags
  if (kind === 'term') return adminPaths.glossary
  if (kind === 'key' || kind === 'webhook') return adminPaths.partners
  if (kind === 'text') return adminPaths.texts
  if (kind === 'redirect') return adminPaths.redirects
  if (itemId === null || !itemExists) return undefined
  const itemKind = kinds.find((each) => each === kind)
  if (itemKind) return adminPaths.view(itemKind, itemId)
  if (kind === 'category') return adminPaths.editCategory(itemId)
  if (kind === 'country') return adminPaths.country(itemId)
  if (kind === 'page') return adminPaths.editPage(itemId)
  if (kind === 'specialist') return adminPaths.editSpecialist(itemId)
  if (kind === 'testimonial') return adminPaths.editTestimonial(itemId)
  if (kind === 'user') return adminPaths.editAdmin(itemId)
  if (kind === 'quote') return adminPaths.quote(itemId)
  if (kind === 'termSet') return adminPaths.editTermSet(itemId)
  if (kind === 'template') return adminPaths.editTemplate(itemId)
  if (kind === 'proposal') return adminPaths.proposal(itemId)
  if (kind === 'rate') return adminPaths.editRate(itemId)
  if (kind === 'agency') return adminPaths.editAgency(itemId)
  return adminPaths.countries
}
