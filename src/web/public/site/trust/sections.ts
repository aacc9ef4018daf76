import { type ListKind, listKinds } from '#contract/base/addresses/addresses.ts'
import { notFound } from '#contract/base/failures.ts'
import type { SiteAnswer } from '#contract/site/identity/site.ts'
import type { Caller } from '#contract/index.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'

/** The kinds whose lists the site shows. */
export function shownLists({ incentives }: SiteAnswer['sections']): readonly ListKind[] {
  return incentives ? listKinds : listKinds.filter((kind) => kind !== 'incentives')
}

/**
 * Returns a caller for pages that answers as if a section that is off had no items: its lists are empty and its
 * items are NOT_FOUND_ERROR (requirements §10.10).
 */
export function withSections(caller: Caller, { incentives }: SiteAnswer['sections']): Caller {
  if (incentives) return caller
  return async (name, ...rest) => {
    if (name === 'landingDetailIncentive') throw notFound()
    const answer = await caller(name, ...rest)
    if (typeof answer !== 'object' || answer === null) return answer
    return memoizeBySource(answer, 'without incentives', () => {
      if (name === 'listIncentives') return Object.assign({}, answer, { list: [], total: 0 })
      return 'incentives' in answer ? Object.assign({}, answer, { incentives: [] }) : answer
    })
  }
}
