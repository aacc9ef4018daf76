import { expect, test } from '@playwright/test'
import { axeViolations, rulesFor } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { visitor } from './caller.ts'
import { mailTo, pathIn } from './mailbox.ts'
import { openPage } from './open-page.ts'

const unknown = 'A'.repeat(43)

async function ask() {
  const email = `lost-${Date.now()}@example.com`
  const asked = { name: 'Vera', email, message: 'Hola', lang: 'es' } as const
  const { reference } = await visitor('createOpenQuote', asked)
  return { email, reference }
}

test('a visitor who has lost the link has a new one mailed, and opens the request', async ({
  page,
}) => {
  const { email, reference } = await ask()
  const response = await openPage(page, `/es/requests/${unknown}`)
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox')).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Por dónde seguir' })).toBeVisible()

  const card = main.getByRole('region', { name: 'Recibir un enlace nuevo' })
  const send = card.getByRole('button', { name: 'Enviarme un enlace nuevo' })
  await card.getByLabel('Referencia').fill('12')
  await card.getByLabel('Correo').fill(email)
  await send.click()
  await expect(card.getByText('La referencia tiene ocho letras y cifras')).toBeVisible()
  await expect(card.getByLabel('Referencia')).toBeFocused()

  await card.getByLabel('Referencia').fill(reference.toLowerCase().replace('-', ' '))
  await send.click()
  const sent = main.getByRole('heading', { name: 'Revise su correo' })
  await expect(sent).toBeFocused()
  const mail = await mailTo(email, ({ subject }) => subject?.startsWith('Enlaces nuevos') ?? false)
  await openPage(page, pathIn(mail, '/requests/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
})

test('the page of an unknown link is clean and fits a telephone, with and without scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openPage(page, `/pt/proposals/${unknown}`)
    expect(await axeViolations(page, rulesFor[colorScheme])).toEqual([])
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  }
  const html = await (await page.request.get(`/en/proposals/${unknown}`)).text()
  expect(html).toMatch(/<noscript>.*Asking for a new link needs JavaScript/)
})

test('an address of an item that is missing offers no new link', async ({ page }) => {
  await openPage(page, '/en/tours/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends here')
  await expect(page.getByText('Have a new link sent')).toHaveCount(0)
})
