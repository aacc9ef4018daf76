import { expect, type Page, test } from '@playwright/test'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

/** What a finger or a pointer is meant for and is too small: 44 px for controls, 24 px for links. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, summary, input, textarea, [role="button"], nav a, form a'
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(`${controls}, a`)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // What stands in a sentence is as high as the sentence's line.
      if (element.matches('p a, dd a, [role="presentation"] *')) continue
      // What a map's names lead to stands in the list beside it, at full size.
      if (element.matches('svg a')) continue
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const least = element.matches(controls) && !element.closest('main ol') ? 44 : 24
      if (width < least || height < least) {
        const text = (element.innerText || element.getAttribute('aria-label')) ?? ''
        found.push(`${element.tagName} “${text.trim().slice(0, 30)}” ${width} × ${height}`)
      }
    }
    return found
  })
}

test('on a phone every page has targets that a finger hits', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [name, path] of Object.entries(await publicPages())) {
    await openPage(page, `/es${path}`)
    expect.soft(await smallTargets(page), name).toEqual([])
  }
})

test('the open menu, the filters and the tray fit as well', async ({ page }) => {
  const fits = async (what: string) => {
    expect.soft(await beyondTheEdge(page), what).toBe(0)
    expect.soft(await smallTargets(page), what).toEqual([])
  }
  await openPage(page, '/es/destinations')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await page.getByRole('banner').getByText('Destinos', { exact: true }).click()
  await fits('menu')
  await page.getByRole('button', { name: 'Cerrar el menú' }).click()

  await page.getByRole('main').getByRole('button', { name: 'Filtros' }).click()
  await fits('filters')
  await page.locator('#filters').getByRole('button', { name: 'Cerrar' }).click()

  const compare = page.locator('#results').getByRole('button', { name: /^Comparar\b/ })
  for (let step = 0; step < 3; step += 1) await compare.first().click()
  await expect(page.getByRole('region', { name: 'Comparación' })).toBeVisible()
  await fits('tray')

  const box = page.getByRole('main').getByRole('combobox')
  await openPage(page, '/es')
  await box.fill('salta')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await fits('search list')
})
