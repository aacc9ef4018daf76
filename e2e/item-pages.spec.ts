import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'

const quotable = ['destination', 'tour', 'circuit', 'package', 'incentive'] as const
const screens = [
  { width: 390, height: 664 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
const ask = { es: 'Pedir una cotización', en: 'Ask for a quote', pt: 'Pedir uma cotação' }

for (const screen of screens) {
  test.describe(`at ${screen.width} × ${screen.height}`, () => {
    test.use({ viewport: screen })

    test('an item says in the first screen what it is and where to ask for it', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      const pages = await publicPages()
      for (const language of ['es', 'en', 'pt'] as const) {
        for (const kind of quotable) {
          await page.goto(`/${language}${pages[kind]}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
          const link = page.getByRole('link', { name: ask[language] }).first()
          await expect(link).toBeInViewport({ ratio: 1 })
        }
      }
    })
  })
}

/** How wide the first picture is drawn on the screen, and how wide the file that was chosen for it is. */
async function pixelsOf(page: Page) {
  const picture = page.locator('main picture img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  return picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    const drawn = Math.max(width, (height * 16) / 9) * devicePixelRatio
    return { drawn, file: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]) }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 })

  test('the opening picture is the file that its box needs, not the one of its width', async ({
    page,
  }) => {
    await page.goto('/es')
    const banner = await pixelsOf(page)
    expect(banner.drawn).toBeGreaterThan(1_500)
    expect(banner.file).toBe(1600)
  })
})

test('a theme leads to its page, which shows all that have it', async ({ page }) => {
  const pages = await publicPages()
  await openPage(page, `/es${pages.circuit}`)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const theme = page.getByRole('heading', { name: 'Temas' }).locator('xpath=..').getByRole('link')
  const tag = await theme.first().innerText()
  await theme.first().click()
  await expect(page).toHaveURL(/\/es\/themes\/./)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${tag}$`, 'i'))
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeAttached()
})

test('a destination says what time it is there, whatever the visitor’s clocks say', async ({
  browser,
}) => {
  const { destination } = await publicPages()
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' })
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-07-01T15:07:00Z')
  await openPage(page, `/en${destination}`)
  const said = page.getByText('(GMT')
  await expect(said).toContainText(':07')
  const [, hour, ahead] = /^(\d\d):07 \(GMT(-\d)\)$/.exec(await said.innerText()) ?? []
  expect(Number(hour)).toBe(15 + Number(ahead))
  await context.close()
})
