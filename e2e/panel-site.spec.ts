import type { PayloadOf } from '#contract/index.ts'
import { siteFieldNames } from '#contract/site/identity/site-fields.ts'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { sampleSite } from '#testing/sample-site.ts'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf } from './caller.ts'
import { dropFiles, makePictures } from './drop-files.ts'
import { addAccount } from './new-accounts.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const nothing = Object.fromEntries(siteFieldNames.map((each) => [each, null]))
let before: PayloadOf<'editSite'> = nothing

/** The stories begin with a site of which nobody has said anything. */
test.beforeAll(async () => {
  const admin = await callerOf(site.admin)
  const {
    inherited = [],
    updatedAt: _moment,
    ...said
  } = await admin('getSite', { adminPanel: true })
  before = { ...said, ...Object.fromEntries(inherited.map((each) => [each, null])) }
  await admin('editSite', nothing)
})

/** The other stories are about the site as it was. */
test.afterAll(async () => {
  const admin = await callerOf(site.admin)
  await admin('editSite', before)
})

test.afterEach(async () => {
  const admin = await callerOf(site.admin)
  await admin('editSite', nothing)
  await admin('removeSiteLogo')
  await admin('removeSiteLogoDark')
  await admin('removeSiteIcon')
})

const parts = ['', '/look', '/contact', '/hours', '/legal', '/mail'].map(
  (part) => `/admin-panel/site${part}`,
)

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function saved(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByText('Guardado').last()).toBeVisible()
  await expect(page.getByText('Cambios sin guardar')).toBeHidden()
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilLoaded(page)
}

test('an admin names the agency, and the panel is called so at once', async ({ page }) => {
  await openPanel(page, '/admin-panel/banner')
  await page.getByRole('link', { name: 'Identidad' }).click()
  const brand = page.getByRole('link', { name: 'Pampa Azul' })
  await expect(page.getByText(/De la configuración de la instalación/)).toBeVisible()

  await field(page, 'Nombre').fill('Pampa Azul')
  const slogan = page.getByRole('group', { name: 'Lema' })
  await slogan.getByRole('textbox', { name: 'Español' }).fill('Viajes con tiempo')
  await slogan.getByRole('textbox', { name: 'English' }).fill('Journeys that take their time')
  await saved(page)
  await expect(brand).toBeVisible()

  await reload(page)
  await expect(field(page, 'Nombre')).toHaveValue('Pampa Azul')
  await expect(slogan.getByRole('textbox', { name: 'Español' })).toHaveValue('Viajes con tiempo')

  await test.step('and goes back to the name of the installation', async () => {
    await page.getByRole('button', { name: 'Volver al valor por defecto: Nombre' }).click()
    await saved(page)
    await expect(page.getByText(/De la configuración de la instalación/)).toBeVisible()
    await expect(brand).toBeHidden()
  })

  await test.step('the activity tells of it and leads back', async () => {
    await page.goto('/admin-panel/activity?kind=site')
    await untilLoaded(page)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/admin-panel\/site$/)
  })
})

test('colours show their contrast and a preview; a weak pair is refused in words', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/site/look')
  const ink = field(page, 'Tinta, en números')
  const primary = field(page, 'Principal, en números')
  const preview = page.locator('[data-scheme="light"]')
  const button = preview.getByText('Pedir cotización')
  await expect(button).toHaveCSS('background-color', 'rgb(18, 63, 82)')

  await ink.fill('#c9c2b4')
  const inkOnPaper = page.getByRole('listitem').filter({ hasText: 'Tinta sobre papel' })
  await expect(inkOnPaper).toContainText('muy bajo: se necesita 4,5 : 1')
  await save(page)
  const refusal = page.getByRole('alert').filter({ hasText: 'El contraste no alcanza' })
  await expect(refusal).toContainText('Tinta sobre papel')
  await expect(field(page, 'Tinta, en números')).toHaveAttribute('aria-invalid', 'true')

  await ink.fill('#1d1030')
  await primary.fill('5b1a6b')
  await expect(primary).toHaveValue('#5b1a6b')
  await expect(refusal).toBeHidden()
  await expect(inkOnPaper).toContainText('se lee bien')
  await expect(button).toHaveCSS('background-color', 'rgb(91, 26, 107)')
  await saved(page)
  await reload(page)
  await expect(primary).toHaveValue('#5b1a6b')
  await page.getByLabel('Principal', { exact: true }).fill('#0b4f3a')
  await expect(primary).toHaveValue('#0b4f3a')

  await page.getByRole('button', { name: 'Volver al valor por defecto: Colores' }).click()
  await saved(page)
  await expect(page.getByText('Son los colores por defecto.')).toBeVisible()
})

const drawing = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

test('logos and icon are uploaded, shown on both grounds, replaced and removed', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/site/look')
  const logo = page.getByRole('region', { name: 'Logo', exact: true })
  const choose = async (part: typeof logo, buffer: Buffer, mimeType = 'image/png') => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      part
        .locator('button')
        .filter({ hasText: /Elegir un archivo|Reemplazar/ })
        .click(),
    ])
    await chooser.setFiles({ name: 'file.png', mimeType, buffer })
  }
  await dropFiles(logo.locator('.mantine-Dropzone-root'), await makePictures(['#5b1a6b']))
  await expect(logo.getByRole('img', { name: /sobre fondo claro/ })).toBeVisible()
  await expect(logo.getByRole('img', { name: /sobre fondo oscuro/ })).toBeVisible()
  const first = await logo.getByRole('img').first().getAttribute('src')
  // A picture moves the site on: the form around it still saves without a question.
  await field(page, 'Tinta, en números').fill('#1d1030')
  await saved(page)

  await choose(logo, await drawing(300, 100, '#0b6e4f'))
  await expect(logo.getByRole('img').first()).not.toHaveAttribute('src', first ?? '')
  await choose(logo, Buffer.from('GIF89a'), 'image/gif')
  await expect(logo.getByRole('alert')).toContainText('Se aceptan JPEG, PNG y WebP.')

  const icon = page.getByRole('region', { name: 'Ícono', exact: true })
  await choose(icon, await drawing(600, 500, '#0b6e4f'))
  await expect(icon.getByText('Recortado en círculo')).toBeVisible()
  await expect(icon.locator('img[src*="maskable-512"]')).toBeVisible()
  await icon.getByRole('button', { name: 'Quitar: Ícono' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(icon.getByText('Recortado en círculo')).toBeHidden()
})

test('contact, a market, hours, legal data and mail are saved and found again', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  await addAccount(admin, 'admin')
  await openPanel(page, '/admin-panel/site/contact')

  await test.step('contact, with a point pasted from a map', async () => {
    await card(page, 'Cómo comunicarse')
      .getByRole('textbox', { name: 'Teléfono' })
      .fill('+54 11 5555 0100')
    const latitude = page.getByRole('textbox', { name: 'Latitud' })
    await latitude.focus()
    await latitude.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'https://maps.example/@-34.6037,-58.3816,15z')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(page.getByRole('textbox', { name: 'Longitud' })).toHaveValue('-58.3816')
  })

  await test.step('a market', async () => {
    await page.getByRole('button', { name: 'Agregar un mercado' }).click()
    const market = card(page, 'Mercados')
    await save(page)
    await expect(market.getByText('El campo es obligatorio').first()).toBeVisible()
    await market.getByRole('textbox', { name: 'Español' }).fill('Europa')
    await market.getByRole('combobox', { name: 'Países' }).fill('espa')
    await market.getByRole('option', { name: 'España' }).click()
    await market.getByRole('combobox', { name: 'Las consultas van a' }).fill('agustina')
    await market.getByRole('option', { name: 'Agustina Agencia' }).first().click()
    await saved(page)
    await reload(page)
    await expect(field(page, 'Teléfono').first()).toHaveValue('+54 11 5555 0100')
    await expect(market.getByRole('button', { name: /Europa.*España/ })).toBeVisible()
    const { markets } = await admin('getSite', { adminPanel: true })
    expect(markets).toMatchObject([{ name: { es: 'Europa' }, countries: ['ES'] }])
    expect(markets[0]?.assigneeId).toBeTruthy()
  })

  await test.step('hours: in half a minute, with their promise', async () => {
    await page.getByRole('link', { name: 'Horario de atención' }).click()
    await expect(page.getByText('9 horas hábiles: un día hábil')).toBeVisible()
    const monday = page.getByRole('group', { name: 'Lunes' })
    await monday.getByLabel('Lunes, hasta').fill('13:00')
    await monday.getByRole('button', { name: 'Agregar horario: Lunes' }).click()
    await monday.getByLabel('Lunes, desde').nth(1).fill('12:00')
    await monday.getByLabel('Lunes, hasta').nth(1).fill('00:00')
    await page.getByRole('button', { name: 'Igual de lunes a viernes' }).click()
    await save(page)
    await expect(monday.getByRole('alert')).toHaveText('El valor no es válido')
    await monday.getByLabel('Lunes, desde').nth(1).fill('14:00')
    await page.getByRole('button', { name: 'Igual de lunes a viernes' }).click()
    await expect(page.getByText('Lunes a viernes 09:00–13:00, 14:00–24:00')).toBeVisible()
    await expect(page.getByText('9 horas hábiles: menos de un día hábil')).toBeVisible()
    await saved(page)
    await reload(page)
    await expect(page.getByText('Lunes a viernes 09:00–13:00, 14:00–24:00')).toBeVisible()
  })

  await test.step('legal data and links', async () => {
    await page.getByRole('link', { name: 'Legales y enlaces' }).click()
    await field(page, 'Razón social').fill('Pampa Azul S.A.')
    await field(page, 'Botón de arrepentimiento').fill('http://no.example')
    await page.getByRole('button', { name: 'Agregar una red' }).click()
    await field(page, 'Red 1').fill('https://social.example/pampa')
    await save(page)
    await expect(page.getByText('La dirección debe empezar con https://')).toBeVisible()
    await field(page, 'Botón de arrepentimiento').fill('https://si.example/baja')
    // The demonstration has a chat of its own.
    await expect(page.getByText(/De la configuración de la instalación/).last()).toBeVisible()
    await field(page, 'Chat').fill('https://chat.example/pampa')
    await saved(page)
    await reload(page)
    await expect(field(page, 'Botón de arrepentimiento')).toHaveValue('https://si.example/baja')
    await expect(field(page, 'Chat')).toHaveValue('https://chat.example/pampa')
    await expect(field(page, 'Reservas')).toHaveValue('')
    await expect(field(page, 'Red 1')).toHaveValue('https://social.example/pampa')
  })

  await test.step('mail and privacy', async () => {
    await page.getByRole('link', { name: 'Correo y privacidad' }).click()
    await page.getByRole('switch', { name: /Borrar por sí solas/ }).press('Space')
    await expect(field(page, 'Meses sin movimiento')).toHaveValue('24')
    await page.getByRole('combobox', { name: 'Proveedor' }).click()
    await page.getByRole('option', { name: 'Plausible' }).click()
    await expect(page.getByText(/No se guarda ninguna cookie/)).toBeVisible()
    await field(page, /^Dirección del servidor/).fill('https://stats.example')
    await save(page)
    await expect(page.getByText('El campo es obligatorio')).toBeVisible()
    await field(page, /^Identificador del sitio/).fill('pampa-azul.com')
    await saved(page)
    await reload(page)
    await expect(field(page, 'Meses sin movimiento')).toHaveValue('24')
  })
})

test('two admins at one part are asked field by field; at two parts, not at all', async ({
  page: first,
  browser,
}) => {
  const admin = await callerOf(site.admin)
  const second = await browser.newPage()
  await openPanel(first, '/admin-panel/site/legal')
  await openPanel(second, '/admin-panel/site/legal', { account: await addAccount(admin, 'admin') })
  await admin('editSite', { name: 'Otra parte' })

  await field(first, 'Razón social').fill('La primera S.A.')
  await saved(first)
  await field(second, 'Razón social').fill('La segunda S.A.')
  await field(second, 'Identificación fiscal').fill('30-12345678-9')
  await save(second)
  const dialog = second.getByRole('dialog', { name: /Otra persona/ })
  await expect(dialog.getByRole('radiogroup', { name: 'Razón social' })).toBeVisible()
  await expect(dialog.getByRole('radiogroup')).toHaveCount(2)
  await expect(dialog.getByText(/ lo guardó el /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expect(second.getByText('Guardado')).toBeVisible()
  const { legal, name } = await admin('getSite', { adminPanel: true })
  expect(legal).toMatchObject({ name: 'La segunda S.A.', taxId: '30-12345678-9' })
  expect(name).toBe('Otra parte')
  await second.close()
})

for (const [language, colorScheme] of [
  ['es', 'light'],
  ['en', 'dark'],
  ['pt', 'dark'],
] as const) {
  test(`on a phone nothing of the identity is wide or wrong in ${language}, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    const admin = await callerOf(site.admin)
    await admin('editSite', sampleSite)
    for (const path of parts) {
      await openPanel(page, path, { language })
      expect(await beyondTheEdge(page), path).toBe(0)
      expect(await axeViolations(page), path).toEqual([])
    }
  })
}
