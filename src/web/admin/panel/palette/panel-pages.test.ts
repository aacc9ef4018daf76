import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { paths } from '#contract/base/addresses/addresses.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { textLanguages } from '#texts/languages.ts'
import { loadAdminTexts } from '#web/shared/i18n/admin-texts.ts'
import { adminPaths } from '../admin-paths.ts'
import { adminRoutes } from '../routes.ts'
import { panelPages } from './panel-pages.ts'
import { addingForms } from './use-palette-actions.ts'

/** Addresses of pages that need nothing but their address. */
function plainAddresses(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path === undefined || path.includes('/:') ? [] : [`/${path}`]),
    ...plainAddresses(children ?? []),
  ])
}

it('the palette leads to every page of the panel that needs nothing but its address', () => {
  const reached = [...panelPages, ...addingForms].map(({ to }) => to.split('?')[0])
  const addresses = plainAddresses(adminRoutes)
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses).toContain(adminPaths.dashboard)
  // The panel's own address leads on.
  expect(addresses.filter((address) => !reached.includes(address))).toEqual([paths.adminPanel])
})

it('the palette leads to no address that is not there', () => {
  const addresses = plainAddresses(adminRoutes)
  const strays = [...panelPages, ...addingForms]
    .map(({ to }) => to.split('?')[0] ?? '')
    .filter((to) => !addresses.includes(to) && !to.startsWith(`${adminPaths.dashboard}/`))
  expect(strays.filter((to) => !to.endsWith('/add'))).toEqual([])
  expect(strays.every((to) => to.startsWith(paths.adminPanel))).toBe(true)
})

it.each(textLanguages)(
  'every page of the palette has a name and other words in %s',
  async (lang) => {
    const texts = flatten(await loadAdminTexts(lang))
    const missing = panelPages.filter(
      ({ title, words }) => !texts[title] || !texts[`searchWords.${words}`],
    )
    expect(missing).toEqual([])
  },
)
