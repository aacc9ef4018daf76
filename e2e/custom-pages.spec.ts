import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const slug = 'how-we-travel'
const written = {
  English: { title: 'How we travel', body: 'We go **slowly**.', lang: 'en' },
  Español: { title: 'Cómo viajamos', body: 'Vamos **despacio**.', lang: 'es' },
  Português: { title: 'Como viajamos', body: 'Vamos **devagar**.', lang: 'pt' },
} as const

async function write(page: Page, language: keyof typeof written) {
  const { title, body } = written[language]
  await page.getByRole('tab', { name: new RegExp(language) }).click()
  const tabPanel = page.getByRole('tabpanel', { name: new RegExp(language) })
  await tabPanel.getByRole('textbox', { name: 'Título' }).fill(title)
  await tabPanel.getByRole('button', { name: 'Markdown' }).click()
  await tabPanel.getByRole('textbox', { name: 'Texto' }).fill(body)
}

test.afterAll(async () => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listPages', { adminPanel: true })
  for (const page of list.filter((each) => each.slug === slug)) {
    await admin('deletePage', { id: page.id })
  }
  await admin('editTexts', { key: 'home.title', texts: {} })
})

test('an admin writes a page in three languages, and visitors read it in each', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await test.step('without an English title it is refused, beside the field', async () => {
    await openPanel(page, '/admin-panel/pages')
    await page.getByRole('link', { name: 'Agregar página' }).click()
    await save(page)
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })

  await test.step('its address follows the title; it is linked in the footer and enabled', async () => {
    await write(page, 'English')
    await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(slug)
    await write(page, 'Español')
    await write(page, 'Português')
    await page.getByRole('combobox', { name: 'Dónde se enlaza' }).selectOption('footer')
    await page.getByRole('switch', { name: 'Habilitado' }).press('Space')
    expect(await axeViolations(page)).toEqual([])
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/pages$/)
    await expect(page.getByRole('row').filter({ hasText: slug })).toContainText('Cómo viajamos')
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('visitors find it in the footer and read it without scripts', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await plain.goto('/es')
    await plain.getByRole('contentinfo').getByRole('link', { name: written.Español.title }).click()
    await expect(plain).toHaveURL(`/es/pages/${slug}`)
    for (const { title, lang } of Object.values(written)) {
      await plain.goto(`/${lang}/pages/${slug}`)
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(plain.locator('article strong')).toBeVisible()
      await expect(plain).toHaveTitle(new RegExp(`^${title} · `))
      const alternate = plain.locator('link[rel="alternate"][hreflang="pt"]')
      await expect(alternate).toHaveAttribute('href', `${site.url}/pt/pages/${slug}`)
    }
    await plain.close()
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).toMatch(new RegExp(`<loc>${site.url}/es/pages/${slug}</loc><lastmod>`))
    const reader = await browser.newPage({ baseURL: site.url })
    await reader.goto(`/en/pages/${slug}`)
    expect(await axeViolations(reader)).toEqual([])
    await reader.close()
  })

  await test.step('a language that is taken away is shown in English, and marked', async () => {
    const admin = await callerOf(site.admin)
    const { id } = await admin('getPage', { slug })
    const { title, body } = written.English
    await admin('editPage', { id, details: [{ lang: 'en', title, body }] })
    await page.goto(`/es/pages/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
    await expect(page.locator('article div[lang="en"]')).toContainText('slowly')
  })

  await test.step('disabled, it is gone for everybody', async () => {
    await openPanel(page, '/admin-panel/pages')
    await page.getByRole('switch', { name: `Habilitado: ${written.English.title}` }).press('Space')
    await expect.poll(async () => (await page.request.get(`/en/pages/${slug}`)).status()).toBe(404)
  })
})

test('an admin says a heading as a custom text, and goes back', async ({ page }) => {
  test.setTimeout(120_000)
  const shipped = 'Viajes hasta donde termina el mapa'
  const own = 'Viajes con tiempo'
  const heading = page.getByRole('group', { name: 'Título', exact: true }).first()
  const field = heading.getByRole('textbox', { name: 'Español' })

  await openPanel(page, '/admin-panel/texts')
  await expect(field).toHaveValue(shipped)
  expect(await axeViolations(page)).toEqual([])
  await field.fill(own)
  await expect(heading).toContainText(shipped)
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Travel to where the map runs out',
  )

  await openPanel(page, '/admin-panel/texts')
  await expect(field).toHaveValue(own)
  await heading.getByRole('button', { name: 'Volver al original: Título, Español' }).click()
  await expect(field).toHaveValue(shipped)
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  await page.goto('/es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipped)
})
