import { expect, type Page, test } from '@playwright/test'
import { axeViolations, rulesFor } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { smallTargets } from './small-targets.ts'

/** Goes where the page's late parts are, and waits for them. */
async function fetchLateParts(page: Page): Promise<void> {
  const quote = page.locator('#quote')
  if ((await quote.count()) === 0) return
  await quote.scrollIntoViewIfNeeded()
  await expect(quote.locator('form')).toBeVisible()
}

/** The browser's reports of pages opened since the last call; pages report refused calls themselves. */
function complaintsOf(page: Page): () => string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refused) complaints.push(message.text())
  })
  return () => complaints.splice(0)
}

for (const [language, colorScheme, turn] of [
  // The scheme changes colours and nothing else.
  ['es', 'dark', undefined],
  // A language changes words alone: by turns, each has half of the pages.
  ['en', 'light', 0],
  ['pt', 'light', 1],
] as const) {
  test(`public pages have no axe violation, fit 320 px and a finger in ${language}, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const complaints = complaintsOf(page)
    for (const [at, [name, path]] of Object.entries(await publicPages()).entries()) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await openPage(page, `/${language}${path}`)
      await fetchLateParts(page)
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      if (turn === undefined || at % 2 === turn) {
        expect.soft(await axeViolations(page, rulesFor[colorScheme]), name).toEqual([])
      }
      // As wide as 1280 px at 400 % (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await beyondTheEdge(page), `${name}, narrow`).toBe(0)
      if (turn === undefined) expect.soft(await smallTargets(page), name).toEqual([])
      expect.soft(complaints(), name).toEqual([])
    }
  })
}

test('what opens on a page has no axe violation either', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const banner = page.getByRole('banner')
  const pages = await publicPages()

  await openPage(page, '/es')
  await banner.locator('summary').filter({ hasText: 'Destinos' }).click()
  expect.soft(await axeViolations(page), 'menu').toEqual([])
  await banner.getByRole('combobox').fill('salta')
  await expect(banner.getByRole('option').first()).toBeVisible()
  expect.soft(await axeViolations(page), 'search list').toEqual([])

  await openPage(page, `/es${pages.tour}`)
  await fetchLateParts(page)
  await page.getByRole('button', { name: 'Enviar la consulta' }).click()
  await expect(page.getByText('El mensaje no puede ser vacío')).toBeVisible()
  expect.soft(await axeViolations(page), 'errors of a form').toEqual([])

  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 403, json: { name: 'NOT_CONFIRM_EMAIL_ERROR', context: {} } }),
  )
  await openPage(page, '/es/login')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Otra-Cosa-1!')
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Enviar el enlace otra vez' })).toBeVisible()
  expect.soft(await axeViolations(page), 'an account that waits, and a toast').toEqual([])

  for (const [status, answer] of [
    [204, undefined],
    [409, { name: 'EMAIL_ALREADY_VERIFIED', context: {} }],
    [500, { name: 'UNEXPECTED_ERROR', context: {} }],
  ] as const) {
    await page.route('**/api/verifyEmail', (route) => route.fulfill({ status, json: answer }))
    await openPage(page, `/es${pages['verification that fails']}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Confirme su correo')
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await expect(heading).not.toHaveText(/^Confirm(?:e|ando) su correo/)
    expect.soft(await axeViolations(page), `verification answered with ${status}`).toEqual([])
    await page.unroute('**/api/verifyEmail')
  }

  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/es/destinations')
  const compare = page.locator('#results').getByRole('button', { name: /^Comparar\b/ })
  await compare.first().click()
  await compare.first().click()
  expect.soft(await axeViolations(page), 'tray').toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Filtros' }).click()
  expect.soft(await axeViolations(page), 'filters').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  expect.soft(await axeViolations(page), 'menu on a phone').toEqual([])
})
