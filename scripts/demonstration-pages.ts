import { type Browser, chromium, type Page } from '@playwright/test'
import type { Sharp } from 'sharp'
import { demonstrationAdmin, type DemonstrationSite } from './demonstration-site.ts'
import { browserPath } from './browser-path.ts'

/** A page that has not been painted yet has one or two colours. */
const leastColours = 50

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox'],
  })
}

/** The token of the demonstration's admin. */
export async function tokenOf(site: DemonstrationSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demonstrationAdmin),
  })
  if (!answer.ok)
    throw new Error('The demonstration was made with another admin: delete data/audit')
  return ((await answer.json()) as { token: string }).token
}

/** Logs a page in as the demonstration's admin. */
export async function logIn(site: DemonstrationSite, page: Page): Promise<void> {
  const token = await tokenOf(site)
  await page.goto('/robots.txt')
  await page.evaluate((given) => localStorage.setItem('authToken', given), token)
}

/** Waits until answers, letters and the pictures in sight are there. */
export async function untilPainted(page: Page): Promise<void> {
  const skeletons = page.locator('[aria-busy="true"], .mantine-Skeleton-root')
  while ((await skeletons.count()) > 0) await page.waitForTimeout(100)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Those further down are not fetched before somebody comes near.
    const near = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)))
  })
}

/**
 * How many colours a picture has.
 * @throws when they are next to none: nothing was painted
 */
export async function countColours(name: string, picture: Sharp): Promise<number> {
  const size = 128
  const { data, info } = await picture
    .clone()
    .removeAlpha()
    .resize(size, size, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3))
  if (colours.size < leastColours) throw new Error(`${name} is empty: ${colours.size} colours`)
  return colours.size
}
