import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { textLanguages } from '#texts/languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { loadAdminTexts } from '#web/shared/i18n/admin-texts.ts'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { isOpenedBy } from '#contract/base/rights/duties.ts'
import { navigationOf } from '../navigation/navigation-of.ts'
import { useTrailPlaces } from '../navigation/trail/use-trail-places.ts'
import { matches } from '../shell/fold.ts'
import { panelPages } from './panel-pages.ts'
import type { PaletteAction } from './use-palette-actions.ts'

/** The places that the admin opened last, while nothing is typed. */
export function usePaletteRecents(open: boolean, wanted: string): PaletteAction[] {
  const navigate = useNavigate()
  const places = useTrailPlaces(open && wanted === '')
  if (wanted !== '') return []
  return places.map(({ to, label, note, Icon }) => ({
    key: `recent ${to}`,
    label,
    note,
    Icon,
    run: () => void navigate(to),
  }))
}

/**
 * The pages whose name or other words fit to what is typed, in any language of the panel: by name first, and in the
 * order in which the admin needs them.
 */
export function usePalettePlaces(open: boolean, wanted: string): PaletteAction[] {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const held = useHeldDuties()
  const texts = useTextsOfAll(open && wanted !== '')
  const order = navigationOf(held).flatMap(({ sections }) => sections.map(({ to }) => to))
  const rank = (to: string) => (order.includes(to) ? order.indexOf(to) : order.length)
  const allowed = panelPages
    .filter(({ duties }) => isOpenedBy(held, duties))
    .toSorted((one, other) => rank(one.to) - rank(other.to))
    .map((page) => ({ ...page, label: t(page.title) }))
  const named = allowed.filter(({ label }) => matches(label, wanted))
  const meant = allowed.filter(
    ({ label, title, words }) =>
      !matches(label, wanted) &&
      matches(
        [
          label,
          t(`searchWords.${words}`),
          ...texts.map((of) => `${of[title]} ${of[`searchWords.${words}`]}`),
        ].join(' '),
        wanted,
      ),
  )
  return [...named, ...meant].map(({ to, label, Icon }) => ({
    key: to,
    label,
    Icon,
    run: () => void navigate(to),
  }))
}

/** The panel's texts in all of its languages, as far as they are here. */
function useTextsOfAll(enabled: boolean): Readonly<Record<string, string>>[] {
  const loaded = useQueries({
    queries: textLanguages.map((language) => ({
      queryKey: ['texts', language],
      queryFn: async () => flatten(await loadAdminTexts(language)),
      enabled,
      staleTime: Infinity,
      gcTime: Infinity,
    })),
  })
  return loaded.flatMap(({ data }) => (data ? [data] : []))
}
