import { useState } from 'react'
import { useLocation } from 'react-router'
import { chosenFor, withGroup } from './groups.ts'
import { useChosenGroups } from '../stored-choices.ts'
import { isWithin, type NavigationGroup } from '../navigation.ts'

/**
 * Which groups are open: the one of the page in sight unless it is closed on that page, the others as they were left,
 * and at first the one that the admin needs first.
 */
export function useOpenGroups(groups: readonly NavigationGroup[]) {
  const { pathname } = useLocation()
  const [chosen, setChosen] = useChosenGroups()
  const current = groups.find(({ sections }) => sections.some((each) => isWithin(each, pathname)))
  const [closedHere, setClosedHere] = useState<string>()
  // Whoever comes back to a group finds it open.
  if (closedHere !== undefined && closedHere !== current?.group) setClosedHere(undefined)
  const first = groups.find(({ group }) => group !== 'overview')?.group
  const isOpen = (group: string) =>
    group === current?.group ? closedHere !== group : (chosenFor(chosen, group) ?? group === first)
  const toggle = (group: string) => {
    const opens = !isOpen(group)
    if (group === current?.group) setClosedHere(opens ? undefined : group)
    setChosen(withGroup(chosen, group, opens))
  }
  return { isOpen, toggle }
}
