import { type Duties, isOpenedBy } from '#contract/base/rights/duties.ts'
import { navigation, type NavigationGroup, type Section } from './navigation.ts'

/**
 * The groups of the navigation as somebody with these duties needs them: those of the own duties first, then those
 * of which single pages are open. Pages and groups that no own duty opens are left out.
 */
export function navigationOf(held: Duties): NavigationGroup[] {
  const open = navigation
    .map((group) => ({
      ...group,
      sections: group.sections.filter(({ duties }) => isOpenedBy(held, duties)),
    }))
    .filter(({ sections }) => sections.length > 0)
  const isOwn = ({ ledBy }: NavigationGroup) => isOpenedBy(held, ledBy)
  return [...open.filter(isOwn), ...open.filter((group) => !isOwn(group))]
}

/** The section that somebody with these duties works in: the first of the groups of the own duties. */
export function firstSectionOf(held: Duties): Section | undefined {
  return navigationOf(held).find(({ group }) => group !== 'overview')?.sections[0]
}
