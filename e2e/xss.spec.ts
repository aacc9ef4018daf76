import { expect, type Page, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { signInAsAdmin } from './sign-in.ts'
import { site } from './site.ts'

const script = '<script>window.intruder = 1</script>'
const markup = `</script>${script}<img src=x onerror="window.intruder = 2">"'--><svg onload=alert(1)>`
/** As it may stand in a name, with what JavaScript takes for the end of a line. */
const name = `Iguazú ${markup}\u2028`
const description = [
  markup,
  '[a link](javascript:window.intruder=3)',
  '![](x" onerror="alert(1))',
].join('\n\n')

/** Fails when anything that was written as text has run, or has become part of the page. */
async function expectTextAlone(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'intruder'))).toBeUndefined()
  await expect(page.locator('[onerror], [onload], a[href^="javascript:"]')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const json of data) expect(() => JSON.parse(json) as unknown).not.toThrow()
}

test('what is written as text is shown as text, on every page and in the panel', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const admin = await callerOf(site.admin)
  const { id: countryId } = await admin('addCountry', { name: `País ${Date.now()} ${script}` })
  const { id: regionId } = await admin('addRegion', { countryId, name: `Región ${script}` })
  const { id: categoryId } = await admin('addCategory', { name: `Clase ${Date.now()} ${script}` })
  const details = (['es', 'en'] as const).map((lang) => ({ name, description, lang }))
  const destination = await admin('addDestination', {
    regionId,
    details,
    tags: [script],
    starred: true,
  })
  const place = { destinationId: destination.id, details, tags: [script] }
  const tour = await admin('addTour', { ...place, categoryId })
  const hotel = await admin('addHotel', { ...place, category: 4 })
  const incentive = await admin('addIncentive', { destinationId: destination.id, details })
  const quote = await visitor('createQuote', {
    email: 'visitor@example.com',
    name: `Ana ${script}`,
    message: markup,
    entityType: 'destination',
    entityId: destination.id,
  })

  try {
    const addresses = [
      `/es/destinations/${destination.id}`,
      `/en/tours/${tour.id}`,
      `/es/hotels/${hotel.id}`,
      `/es/incentives/${incentive.id}`,
      '/es',
      '/es/destinations',
      `/es/search?${new URLSearchParams({ q: name })}`,
      `/es/search?${new URLSearchParams({ q: script })}`,
    ]
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectTextAlone(page)
    }
    await page.goto(`/es/destinations/${destination.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(script)
    expect(await page.title()).toContain(script)

    await signInAsAdmin(page)
    for (const address of ['/admin-panel/destinations', '/admin-panel/quotes']) {
      await page.goto(address)
      await expect(
        page.locator('[data-item], tr').filter({ hasText: script }).first(),
      ).toBeVisible()
      await expectTextAlone(page)
    }
    expect(dialogs).toEqual([])
  } finally {
    await admin('deleteQuote', { quoteId: quote.id })
    await admin('deleteTour', { id: tour.id })
    await admin('deleteHotel', { id: hotel.id })
    await admin('deleteIncentive', { id: incentive.id })
    await admin('deleteDestination', { id: destination.id })
    await admin('deleteRegion', { id: regionId })
    await admin('deleteCountry', { id: countryId })
    await admin('deleteCategory', { id: categoryId })
  }
})
