import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

/** Where the demonstration's two are. */
const hidden = ['/demonstration/reservations', '/demonstration/price-list']

test('no page and no page data says where rates and reservations are', async ({ page }) => {
  const spanish = Object.values(await publicPages()).map((path) => `/es${path}`)
  for (const path of [...spanish, '/en', '/pt', '/en/rates', '/rates', '/es/no-such-page']) {
    const data = path.replace(/(\?.*)?$/, '.data$1')
    for (const address of [path, data, '/_root.data']) {
      const text = await (await page.request.get(address)).text()
      expect(text.length).toBeGreaterThan(0)
      for (const link of hidden) expect(text, address).not.toContain(link)
    }
  }
})

test('the menu leads an approved agent to both', async ({ page }) => {
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await logInPage(page, agent)
  await openPage(page, '/es')
  await page.getByRole('banner').getByText('Agustina').click()
  await page.getByRole('banner').getByRole('link', { name: 'Tarifas y reservas' }).click()
  await expect(page.getByRole('button', { name: 'Abrir las tarifas' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Abrir las reservas' }).click()
  await expect((await opened).getByRole('heading', { name: 'Reservas en línea' })).toBeVisible()
})

test('a session that ended meanwhile leads from the rates to the log-in', async ({ page }) => {
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await logInPage(page, agent)
  await page.route('**/api/getPublicConfig', async (route) => {
    await route.continue({ headers: { ...route.request().headers(), authorization: 'ended' } })
  })
  await openPage(page, '/es/rates')
  await expect(page).toHaveURL(/\/es\/login\?returnTo=%2Fes%2Frates$/)
})

test('the rates wait for a server that is away', async ({ page }) => {
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await logInPage(page, agent)
  await page.clock.install()
  await page.route('**/api/getPublicConfig', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await openPage(page, '/es/rates')
  await failed
  await page.unroute('**/api/getPublicConfig')
  await page.clock.runFor(5_000)
  await expect(page.getByRole('button', { name: 'Abrir las tarifas' })).toBeVisible()
})
