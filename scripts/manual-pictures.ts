import type { Page } from '@playwright/test'
import type { AdminTexts } from '#texts/texts.ts'

/** The manual's pictures of the demonstration. */
export interface Shown {
  /** The panel's texts in the picture's language. */
  t: AdminTexts
  /** Ids of an item each. */
  destination: string
  circuit: string
}

interface ManualPicture {
  name: string
  path: (shown: Shown) => string
  /** The actions on the page before its picture. */
  act?: (page: Page, shown: Shown) => Promise<void>
}

/** Puts a heading near the top of the window, below the panel's bar. */
async function scrollTo(page: Page, heading: string, above = 150): Promise<void> {
  const found = page.getByRole('heading', { name: heading, exact: true }).first()
  await found.evaluate((element, px) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - px })
  }, above)
}

const panel = (path: string) => () => `/admin-panel/${path}`

/** The pictures of the editor's manual, in the order of its chapters. */
export const manualPictures: readonly ManualPicture[] = [
  { name: 'panel', path: panel('destinations') },
  {
    name: 'palette',
    path: panel('destinations'),
    async act(page, { t }) {
      await page.keyboard.press('Control+K')
      await page.getByPlaceholder(t.palette.placeholder).fill('iguazu')
      await page.getByRole('dialog').locator('img').first().waitFor()
    },
  },
  { name: 'identity', path: panel('site') },
  { name: 'colors', path: panel('site/look') },
  { name: 'contact', path: panel('site/contact') },
  { name: 'hours', path: panel('site/hours') },
  { name: 'languages', path: panel('site/languages') },
  { name: 'pages', path: panel('pages') },
  { name: 'texts', path: panel('texts') },
  { name: 'banner', path: panel('banner') },
  {
    name: 'test-mail',
    path: panel('mails'),
    act: (page, { t }) => page.getByRole('button', { name: t.mailList.test }).click(),
  },
  { name: 'countries', path: panel('countries') },
  {
    name: 'item-texts',
    path: ({ destination }) => `/admin-panel/destinations/edit/${destination}`,
  },
  {
    name: 'item-facts',
    path: ({ destination }) => `/admin-panel/destinations/edit/${destination}`,
    async act(page, { t }) {
      await page.getByRole('button', { name: new RegExp(`^${t.factForm.groups.calendar}`) }).click()
      await scrollTo(page, t.factForm.title)
    },
  },
  {
    name: 'days',
    path: ({ circuit }) => `/admin-panel/circuits/edit/${circuit}`,
    act: (page, { t }) => scrollTo(page, t.dayForm.title, 250),
  },
  {
    name: 'media',
    path: ({ destination }) => `/admin-panel/destinations/${destination}`,
    act: (page, { t }) => scrollTo(page, t.item.media),
  },
  {
    name: 'focal-point',
    path: panel('banner'),
    async act(page, { t }) {
      await page.getByRole('button', { name: t.media.edit }).first().click()
      const point = page.getByRole('dialog').getByRole('region', { name: t.media.focusTitle })
      await point.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'quotes',
    path: panel('quotes'),
    // One that was read before: opening marks it, and the pictures of the next language would differ.
    async act(page) {
      await page.locator('[data-item]').nth(3).getByRole('button').click()
    },
  },
  { name: 'figures', path: panel('figures?by=kind') },
  { name: 'agents', path: panel('users') },
  { name: 'people', path: panel('people') },
  { name: 'activity', path: panel('activity') },
  { name: 'rates', path: panel('rates') },
  {
    name: 'partners',
    path: panel('partners'),
    act: (page, { t }) => page.getByRole('button', { name: t.partners.addKey }).click(),
  },
]
