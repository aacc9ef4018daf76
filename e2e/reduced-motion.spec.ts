import { expect, type Page, test } from '@playwright/test'
import { makeVideo } from '#testing/factories.ts'
import { callerOf } from './caller.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

test.describe('the banner’s video', () => {
  let remove = async () => {}

  test.beforeAll(async () => {
    const admin = await callerOf(site.admin)
    const { id } = await admin('uploadBannerContentVideo', { file: makeVideo() })
    const { showVideo } = await admin('getPublicConfig')
    await admin('setConfig', { showVideo: true })
    remove = async () => {
      await admin('setConfig', { showVideo })
      await admin('removeBannerVideo', { id })
    }
  })

  test.afterAll(() => remove())

  /** The videos that the page has asked for so far. */
  function videosOf(page: Page): string[] {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\.(?:mp4|webm)$/.test(request.url())) asked.push(request.url())
    })
    return asked
  }

  test('is fetched, muted, behind a poster, for those who mind neither motion nor weight', async ({
    page,
  }) => {
    const asked = videosOf(page)
    await openPage(page, '/es')
    const video = page.getByRole('main').locator('video')
    await expect(video).toHaveCount(1)
    await expect(video).toHaveJSProperty('muted', true)
    await expect(async () => expect(asked).not.toEqual([])).toPass()
    await expect(
      page.getByRole('main').getByRole('button', { name: /Reproducir|Pausar/ }),
    ).toBeVisible()
  })

  test('is not fetched with reduced motion until it is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked = videosOf(page)
    await openPage(page, '/es')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.locator('video')).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Reproducir' }).click()
    await expect(page.locator('video')).toBeVisible()
    await expect(async () => expect(asked).not.toEqual([])).toPass()
  })

  test('is not fetched by those who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = videosOf(page)
    await openPage(page, '/es')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.locator('video')).toBeHidden()
  })
})

test.describe('the landing page’s pictures', () => {
  const positionOf = (page: Page) => page.getByRole('main').getByText(/^Imagen \d+ \/ \d+$/)

  test('go on by themselves, and can be paused', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/es')
    const position = positionOf(page)
    await expect(position).toHaveText(/Imagen 1 \//)
    await page.clock.runFor(7_000)
    await expect(position).toHaveText(/Imagen 2 \//)
    await page.getByRole('main').getByRole('button', { name: 'Pausar' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    await expect(position).toHaveText(/Imagen 2 \//)
  })

  test('stand still with reduced motion, and move when asked to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openPage(page, '/es')
    const position = positionOf(page)
    await page.clock.runFor(60_000)
    await expect(position).toHaveText(/Imagen 1 \//)
    await expect(page.getByRole('main').getByRole('button', { name: 'Reproducir' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Imagen siguiente' }).click()
    await expect(position).toHaveText(/Imagen 2 \//)
  })
})
