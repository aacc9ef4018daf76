import { expect, test } from '@playwright/test'
import { openPanel } from './open-panel.ts'

test('an error on a page is told to the admins, who dismiss it', async ({ page, context }) => {
  const message = `Story ${Date.now()} went wrong`
  const visitor = await context.newPage()
  await visitor.goto('/es/tours')
  await expect(visitor.locator('html')).toHaveAttribute('data-ready')
  const sent = visitor.waitForResponse('**/browser-reports')
  await visitor.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text)
    })
  }, message)
  expect((await sent).status()).toBe(204)

  await expect(async () => {
    await openPanel(page, '/admin-panel/browser-errors')
    await expect(page.getByRole('row').filter({ hasText: message })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  const row = page.getByRole('row').filter({ hasText: message })
  await expect(row).toContainText('/es/tours')
  await expect(row).toContainText('Error')
  await row.getByRole('button', { name: 'Descartar' }).click()
  await expect(row).toHaveCount(0)
})

test('a script that got into a page does not run, and its report says where', async ({ page }) => {
  const reported = page.waitForRequest('**/browser-reports')
  await page.route('**/es/about-us', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<main', '<script>window.intruder = 1</script><main')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/es/about-us')
  expect((await reported).postData()).toContain('script-src')
  expect(await page.evaluate(() => Reflect.get(window, 'intruder'))).toBeUndefined()
})

test('text becomes no element of the panel', async ({ page }) => {
  await openPanel(page, '/admin-panel/activity')
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.intruder = 1">')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TypeError')
  expect(await page.evaluate(() => Reflect.get(window, 'intruder'))).toBeUndefined()
})
