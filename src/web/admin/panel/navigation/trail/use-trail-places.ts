import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { isOpenedBy } from '#contract/base/rights/duties.ts'
import { useTrail } from '../stored-choices.ts'
import { type Section, sections } from '../navigation.ts'
import { trailMax, type Visited, visitedAt, withVisit } from './trail.ts'

/** Keeps the page in sight in the trail of who is logged in. */
export function useTrailWriting(): void {
  const { pathname, search } = useLocation()
  const [trail, setTrail] = useTrail()
  const to = visitedAt(pathname + search)?.to
  const isNew = to !== undefined && trail[0] !== to
  useEffect(() => {
    if (isNew) setTrail((before) => withVisit(before, to))
  }, [isNew, to, setTrail])
}

interface TrailPlace {
  to: string
  label: string
  /** The section of a thing; undefined for a section itself. */
  note: string | undefined
  Icon: Section['Icon']
}

/**
 * The places that the admin opened before this page, newest first. The trail knows addresses alone: names are asked
 * for while `isShown`, and what is gone or closed to the admin is left out.
 */
export function useTrailPlaces(isShown: boolean): TrailPlace[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const held = useHeldDuties()
  const { pathname, search } = useLocation()
  const [trail] = useTrail()
  const here = visitedAt(pathname + search)?.to
  const visited = trail
    .filter((to) => to !== here)
    .map(visitedAt)
    .filter((each) => each !== undefined)
    .slice(0, trailMax)
  const names = useQueries({
    queries: visited.map((each) => ({
      queryKey: ['visited', each.to, language],
      queryFn: () => nameOf(each, language),
      enabled: isShown && each.thing !== 'section',
      staleTime: 60_000,
      retry: false,
    })),
  })
  return visited.flatMap(({ to, thing, section: name }, place): TrailPlace[] => {
    const section = sections.find((each) => each.name === name)
    if (!section || !isOpenedBy(held, section.duties)) return []
    const { Icon } = section
    const own = t(`sections.${name}`)
    if (thing === 'section') return [{ to, Icon, label: own, note: undefined }]
    const label = names[place]?.data
    return label ? [{ to, Icon, label, note: own }] : []
  })
}

/** Asks the server for the name of a thing; empty where it has none in any language. */
async function nameOf(visited: Visited, language: Language): Promise<string> {
  if (visited.thing === 'section') return ''
  const { thing, id } = visited
  switch (thing) {
    case 'quote':
      return (await panelCall('detailQuote', { quoteId: id })).name
    case 'proposal':
      return (await panelCall('detailProposal', { id })).title
    case 'agency':
      return (await panelCall('detailAgency', { id })).name
    case 'user': {
      const { name, surname } = await panelCall('detailUserAdmin', { id })
      return `${name} ${surname}`
    }
    case 'country': {
      const { list } = await panelCall('listCountries', {})
      return list.find((country) => country.id === id)?.name ?? ''
    }
    default: {
      const item: { details: Names } = await panelCall(operationsOfKind[thing].detail, {
        id,
        adminPanel: true,
      })
      return inLanguage(item.details, language)?.name ?? ''
    }
  }
}
