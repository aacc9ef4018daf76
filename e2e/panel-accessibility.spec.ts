import { expect, type Page, test } from '@playwright/test'
import { textLanguages } from '#texts/languages.ts'
import { axeViolations, rulesFor } from './axe.ts'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

/** Every page of the panel, with items of the demonstration and a journey of the story's own. */
async function panelPages(): Promise<string[]> {
  const admin = await callerOf(site.admin)
  const ids = await addJourney(admin, uniqueName('Eje'))
  const packages = await admin('listPackages', { adminPanel: true, limit: 1 })
  const incentives = await admin('listIncentives', { adminPanel: true, limit: 1 })
  const { admins } = await admin('listUsers')
  const agency = await admin('addAgency', { name: uniqueName('Eje'), country: 'AR' })
  const rates = await admin('listRates', { limit: 1 })
  const caller = { name: 'Eva', phone: '+54 11 5555 0000', origin: 'phone' as const }
  const quote = await admin('addQuote', { ...caller, message: 'Patagonia' })
  const packageId = packages.list[0]?.id
  const incentiveId = incentives.list[0]?.id
  const panel = [
    'destinations',
    'destinations/add',
    `destinations/${ids.destinationId}`,
    `destinations/edit/${ids.destinationId}`,
    `destinations/edit/${ids.destinationId}?translate=pt`,
    'tours',
    `tours/add/${ids.destinationId}`,
    `tours/${ids.tourId}`,
    `tours/edit/${ids.tourId}`,
    'hotels',
    `hotels/add/${ids.destinationId}`,
    `hotels/edit/${ids.hotelId}`,
    'circuits',
    'circuits/add',
    `circuits/${ids.circuitId}`,
    `circuits/edit/${ids.circuitId}`,
    `versions/circuit/${ids.circuitId}`,
    `versions/circuit/${ids.circuitId}?version=1`,
    'bin',
    'bin?kind=incentive',
    'packages',
    'packages/add',
    `packages/${packageId}`,
    `packages/edit/${packageId}`,
    'incentives',
    'incentives/add',
    `incentives/${incentiveId}`,
    `incentives/edit/${incentiveId}`,
    'categories',
    'categories/add',
    `categories/edit/${ids.categoryId}`,
    'tags',
    'dashboard',
    'dashboard/location',
    'figures',
    'figures?by=item',
    'translations',
    'glossary',
    'partners',
    'missed-searches',
    'countries',
    'countries/add',
    `countries/${ids.countryId}`,
    `countries/edit/${ids.countryId}`,
    `countries/${ids.countryId}/regions/add`,
    `countries/${ids.countryId}/regions/${ids.regionId}/edit`,
    'banner',
    'banner/create',
    'users',
    'users?q=qqqqqqqq',
    'unconfirmed-users',
    'admins/add',
    `admins/${admins[0]?.id}/edit`,
    'quotes',
    'quotes?lang=es',
    'quotes/add',
    `quotes/edit/${quote.id}`,
    'templates',
    'templates/add',
    'specialists',
    'specialists/add',
    'testimonials',
    'testimonials/add',
    'redirects',
    'redirects/sheets',
    'term-sets',
    'term-sets/add',
    'agencies',
    'agencies/add',
    `agencies/edit/${agency.id}`,
    'rates',
    'rates/add',
    `rates/edit/${rates.list[0]?.id}`,
    'rates/sheets',
    'site',
    'site/look',
    'site/contact',
    'site/hours',
    'site/legal',
    'site/mail',
    'site/trust',
    'mails',
    'people',
    'activity',
    'browser-errors',
  ]
  return [...panel.map((path) => `/admin-panel/${path}`), `/category/${ids.categoryId}/tours`]
}

let pages: string[] = []
test.beforeAll(async () => {
  pages = await panelPages()
})

async function expectNoViolation(
  page: Page,
  what: string,
  colorScheme: keyof typeof rulesFor = 'light',
): Promise<void> {
  expect.soft(await axeViolations(page, rulesFor[colorScheme]), what).toEqual([])
}

// A language changes words alone: by turns, each has a third of the pages.
for (const [turn, language] of textLanguages.entries()) {
  test(`no page of the panel has an axe violation or breaks its policy in ${language}, light and dark`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy|trusted/i.test(message.text())) refused.push(message.text())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPanel(page, pages[0] ?? '', { language })
    for (const path of pages.filter((_, at) => at % textLanguages.length === turn)) {
      await page.goto(path)
      await untilLoaded(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await expectNoViolation(page, path, colorScheme)
      }
      await page.emulateMedia({ colorScheme: 'light' })
    }
    expect(refused).toEqual([])
  })
}

test('menus, dialogs, pane, drawer and palette have no axe violation', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = page.getByRole('dialog')

  await openPanel(page, '/admin-panel/destinations')
  await page
    .getByRole('button', { name: /Más acciones para/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolation(page, "a row's menu")
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(dialog).toBeVisible()
  await expectNoViolation(page, 'the question before a deletion')
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('dialog', { name: /todavía no se puede eliminar/ })).toBeVisible()
  await expectNoViolation(page, 'a blocked deletion')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  for (const name of ['Su cuenta', 'ES: Idioma']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoViolation(page, `the menu ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  await page.keyboard.press('Control+k')
  await dialog.getByRole('textbox').fill('agr')
  await expect(dialog.getByText('Agregar circuito')).toBeVisible()
  await expectNoViolation(page, 'the palette')
  await page.keyboard.press('Escape')

  await page.goto('/admin-panel/users?group=noApproved')
  await page
    .getByRole('button', { name: /^Aprobar:/ })
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await expectNoViolation(page, 'an approval')

  await page.goto('/admin-panel/quotes')
  await page.getByRole('main').locator('[data-item] button').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await expectNoViolation(page, 'a request beside the list')
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await expectNoViolation(page, 'the keys of the inbox')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin-panel/banner')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await expect(dialog).toBeVisible()
  await expectNoViolation(page, 'the sections on a phone')
})
