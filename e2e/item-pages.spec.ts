import { expect, type Locator, type Page, test } from '@playwright/test'
import { visitor } from './caller.ts'
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

test('the page of the flagship circuit is no longer than a traveller scrolls', async ({ page }) => {
  test.setTimeout(180_000)
  const { list } = await visitor('listCircuits', {})
  const flagship = list.find(({ code }) => code === 'AR-ESENCIAL-11')
  for (const language of ['es', 'en', 'pt']) {
    for (const [width, most] of [
      [390, 12_000],
      [1440, 9_000],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `/${language}/circuits/${flagship?.id}`)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(await height(), `${language}, ${width} px`).toBeLessThanOrEqual(most)
      // What decides is there all the same.
      for (const id of ['day-1', `day-${flagship?.days}`, 'quote'])
        await expect(page.locator(`#${id}`)).toBeVisible()
    }
  }
})

test('one or two cards fill their row on a desktop', async ({ page }) => {
  const { list } = await visitor('listDestinations', { brief: true })
  const { list: tours } = await visitor('listTours', { brief: true })
  const few = list.filter(
    ({ id }) => tours.filter((each) => each.destinationId === id).length === 2,
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `/es/destinations/${few.at(-1)?.id}`)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Experiencias' }),
  })
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0)
  const row = await section.getByRole('list').first().boundingBox()
  const last = await section.getByRole('listitem').last().boundingBox()
  expect(right(row) - right(last)).toBeLessThan(2)
})

test('the link on the opening picture opens the gallery at once, by keyboard too', async ({
  page,
}) => {
  const { destination } = await publicPages()
  const gallery = page.getByRole('dialog')
  for (const press of [(link: Locator) => link.click(), (link: Locator) => link.press('Enter')]) {
    await page.goto(`/en${destination}`)
    await press(page.getByRole('main').getByRole('link', { name: /^\d+ pictures$/ }))
    await expect(gallery.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
  }
})

test('who goes to the form by keyboard lands on its name', async ({ page }) => {
  const { circuit } = await publicPages()
  await openPage(page, `/en${circuit}`)
  await page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).first().press('Enter')
  await expect(page.getByRole('region', { name: 'Ask for a quote' })).toBeFocused()
})
