import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { dropFiles, makePictures } from './drop-files.ts'
import { logInPage } from './logged-in-page.ts'
import { mailTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { password, register, uniqueEmail, uniqueTaxId } from './registering.ts'
import { site } from './site.ts'

/** Logs in through the public form. */
async function enter(page: Page, email: string): Promise<void> {
  await openPage(page, '/es/login')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an agency comes with who registers for it, is approved with them, and the next one joins it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const surname = uniqueName('Rivera')
  const agency = { name: uniqueName('Viajes'), taxId: uniqueTaxId() }
  await register(page, { surname, email: uniqueEmail(surname), agency })

  const panel = await browser.newPage()
  await test.step('it waits in the list, with its person and nothing checked', async () => {
    await openPanel(panel, '/admin-panel/agencies')
    await panel.getByRole('button', { name: /^En espera/ }).click()
    await panel.getByRole('searchbox').fill(agency.name)
    const row = panel.getByRole('row').filter({ hasText: agency.name })
    await expect(row).toContainText('Rosario, Argentina')
    await expect(row).toContainText('En espera')
    await expect(row).toContainText('1 persona')
    await row.getByRole('link', { name: agency.name }).click()
    await expect(card(panel, 'Personas')).toContainText('Ventas')
    await expect(card(panel, 'Personas')).toContainText('En espera')
  })

  await test.step('a tick is kept at once, with who and when; one of our own is gone unticked', async () => {
    const checks = card(panel, 'Controles')
    const taxId = checks.getByRole('checkbox', { name: 'El número fiscal es suyo' })
    const own = checks.getByRole('checkbox', { name: 'Nos vimos en la feria' })
    // It shows what the server has taken.
    await taxId.click()
    await expect(taxId).toBeChecked()
    await checks.getByRole('textbox', { name: 'Otro control' }).fill('Nos vimos en la feria')
    await panel.keyboard.press('Enter')
    await expect(own).toBeChecked()
    await panel.reload()
    await untilLoaded(panel)
    await expect(taxId).toBeChecked()
    await expect(taxId).toHaveAccessibleDescription(/, \d/)
    await own.click()
    await expect(own).not.toBeChecked()
  })

  await test.step('approving its person approves it', async () => {
    await card(panel, 'Personas').getByRole('link', { name: 'Verlas en la lista' }).click()
    await panel.getByRole('button', { name: `Aprobar: Inés ${surname}` }).click()
    const dialog = panel.getByRole('dialog', { name: `¿Aprobar a Inés ${surname}?` })
    await expect(dialog).toContainText(`Vende para ${agency.name} (Rosario, Argentina)`)
    await expect(dialog).toContainText('se aprueba junto con esta persona')
    expect(await axeViolations(panel)).toEqual([])
    await dialog.getByRole('button', { name: 'Aprobar' }).click()
    await expect(panel.getByText(/Se aprobó a Inés/)).toBeVisible()
    await panel.getByRole('link', { name: agency.name }).click()
    await expect(card(panel, 'Personas')).toContainText('Aprobada')
    await expect(panel.getByRole('combobox', { name: 'Estado' })).toHaveValue('Aprobada')
  })

  await test.step('who registers with the same tax number joins it, and waits alone', async () => {
    const second = uniqueName('Quiroga')
    const written = agency.taxId.replaceAll('-', ' ')
    const same = { name: uniqueName('Otro nombre'), taxId: written }
    await register(page, { surname: second, email: uniqueEmail(second), agency: same })
    await panel.reload()
    await untilLoaded(panel)
    const people = card(panel, 'Personas').getByRole('listitem')
    await expect(people).toHaveCount(2)
    await expect(people.filter({ hasText: second })).toContainText('En espera')
  })
})

test('a registration is refused with a reason, which is mailed and told at log-in', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const surname = uniqueName('Paz')
  const email = uniqueEmail(surname)
  const agency = { name: uniqueName('Horizonte'), taxId: uniqueTaxId() }
  await register(page, { surname, email, agency })

  const panel = await browser.newPage()
  await openPanel(panel, `/admin-panel/users?group=noApproved&q=${surname}`)
  await panel.getByRole('button', { name: `Rechazar: Inés ${surname}` }).click()
  const dialog = panel.getByRole('dialog', { name: `¿Rechazar el registro de Inés ${surname}?` })
  await dialog.getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(dialog.getByText('Escriba el motivo en al menos un idioma.')).toBeVisible()
  expect(await axeViolations(panel)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No encontramos su legajo.')
  await dialog.getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(panel.getByText('Se rechazó a Inés y se le avisó por mail')).toBeVisible()

  const row = panel.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Rechazado')
  await expect(row.getByRole('button', { name: /^Rechazar/ })).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^Aprobar/ })).toBeVisible()
  await row.getByRole('link', { name: `Inés ${surname}` }).click()
  await expect(panel.getByText(/El registro se rechazó el/)).toBeVisible()
  await expect(panel.getByRole('combobox', { name: 'Agencia' })).toHaveValue(agency.name)
  await expect(panel.getByText(/^Cargo: Ventas/)).toBeVisible()

  await mailTo(email, ({ text }) => text?.includes('No encontramos su legajo.') ?? false)
  await enter(page, email)
  await expect(page.getByText('No pudimos aprobar su cuenta')).toBeVisible()
})

test('two that are one become one: people go over, and the first is gone', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Litoral')
  const taxId = uniqueTaxId()
  const place = { country: 'AR', city: 'Rosario' }
  const { id: stays } = await admin('addAgency', { name, ...place, terms: { kind: 'net' } })
  const { id: gone } = await admin('addAgency', {
    name: `${name}s`,
    ...place,
    taxId,
    status: 'pending',
  })
  const { id: personId } = await addAccount(admin, 'user')
  await admin('editUserAdmin', { id: personId, agencyId: gone })

  await openPanel(page, `/admin-panel/agencies/edit/${gone}`)
  const alike = card(page, 'Puede ser la misma que')
  await expect(alike).toContainText('casi el mismo nombre')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('1')
  await expect(alike.getByRole('button', { name: `Unir con ${name}` })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('')
  await alike.getByRole('button', { name: `Unir con ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Hacer una de dos agencias' })
  await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked()
  await expect(dialog).toContainText(`pasan a «${name}», y «${name}s» desaparece`)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect(page.getByText(`«${name}s» ahora es parte de «${name}»`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/agencies/edit/${stays}$`))
  await expect(card(page, 'Personas')).toContainText('Agustina Agencia')
  await expect(page.getByRole('textbox', { name: 'Número fiscal' })).toHaveValue(taxId)
  await expect(admin('detailAgency', { id: gone })).rejects.toThrow('NOT_FOUND_ERROR')
})

test('who matches two agencies joins neither: the office sees both before it approves', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const admin = await callerOf(site.admin)
  const surname = uniqueName('Duarte')
  const domain = `${surname.replace(' ', '-').toLowerCase()}.example.net`
  const website = `https://${domain}`
  const taxId = uniqueTaxId()
  const [byTax, bySite] = [uniqueName('Norte'), uniqueName('Sur')]
  const common = { country: 'AR', terms: { kind: 'net' as const } }
  const { id: joined } = await admin('addAgency', { ...common, name: byTax, taxId })
  await admin('addAgency', { ...common, name: bySite, website })
  const own = { name: uniqueName('Registrada'), taxId, website }
  await register(page, { surname, email: `ventas@${domain}`, agency: own })

  const panel = await browser.newPage()
  await openPanel(panel, `/admin-panel/users?group=noApproved&q=${surname}`)
  await panel.getByRole('button', { name: `Aprobar: Inés ${surname}` }).click()
  const dialog = panel.getByRole('dialog', { name: `¿Aprobar a Inés ${surname}?` })
  await expect(dialog.getByRole('alert')).toContainText('no se unió a ninguna')
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${byTax}: el mismo número fiscal`,
    `${bySite}: el mismo sitio web`,
  ])
  expect(await axeViolations(panel)).toEqual([])
  await dialog.getByRole('link', { name: 'Ver la agencia' }).click()
  const suggested = card(panel, '¿Cuál agencia es?')
  await expect(suggested.getByRole('listitem')).toHaveCount(2)
  expect(await axeViolations(panel)).toEqual([])
  await suggested.getByRole('button', { name: `Unir con ${byTax}` }).click()
  const merge = panel.getByRole('dialog', { name: 'Hacer una de dos agencias' })
  await merge.getByRole('radio', { name: byTax, exact: true }).check()
  await merge.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect(panel).toHaveURL(new RegExp(`/agencies/edit/${joined}$`))
  await expect(card(panel, 'Personas')).toContainText(surname)
})

test('who sells for an agency that is suspended is out, until it is approved again', async ({
  page,
  browser,
}) => {
  const admin = await callerOf(site.admin)
  const { id } = await admin('addAgency', { name: uniqueName('Rayuela'), country: 'FR' })
  const account = await addAccount(admin, 'user')
  await admin('editUserAdmin', { id: account.id, agencyId: id })
  await logInPage(page, account)
  await openPage(page, '/es/rates')
  await expect(page.getByRole('button', { name: 'Abrir las tarifas' })).toBeVisible()

  const panel = await browser.newPage()
  const status = panel.getByRole('combobox', { name: 'Estado' })
  await openPanel(panel, `/admin-panel/agencies/edit/${id}`)
  await status.click()
  await panel.getByRole('option', { name: 'Suspendida' }).click()
  await expect(status).toHaveAccessibleDescription(/quedan fuera de inmediato/)
  await save(panel)
  await expect(panel.getByText('Guardado', { exact: true })).toBeVisible()

  await page.goto('/es/rates')
  await expect(page).toHaveURL(/\/es\/login/)
  await enter(page, account.email)
  await expect(page.getByText('Su solicitud está en revisión')).toBeVisible()
})

test('an agency is added, edited beside somebody else, given a logo, and deleted once it has nobody', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Cordillera')
  await openPanel(page, '/admin-panel/agencies/add')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Tipo de licencia' }).fill('Legajo')
  await save(page)
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Número de licencia' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('combobox', { name: 'País' }).fill('Chil')
  await page.getByRole('option', { name: 'Chile' }).click()
  await page.getByRole('textbox', { name: 'Número de licencia' }).fill('77')
  await page.getByRole('combobox', { name: 'Condiciones', exact: true }).click()
  await page.getByRole('option', { name: 'Comisión' }).click()
  await page.getByRole('textbox', { name: 'Comisión' }).fill('12.5')
  await page.getByRole('combobox', { name: 'Tarifarios' }).fill('Mercosur')
  await page.keyboard.press('Enter')
  // The form has to know the agency as it is now, before somebody else changes it.
  const read = page.waitForResponse((response) => response.url().endsWith('/api/detailAgency'))
  await save(page)
  await read
  await expect(page).toHaveURL(/\/agencies\/edit\//)
  await expect(page.getByRole('textbox', { name: 'Número de licencia' })).toHaveValue('77')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await admin('detailAgency', { id })).toMatchObject({
    country: 'CL',
    status: 'approved',
    licence: { kind: 'Legajo', number: '77' },
    terms: { kind: 'commission', percent: 12.5 },
    sheets: ['general', 'Mercosur'],
  })

  await test.step('what somebody else changed meanwhile is chosen, field by field', async () => {
    await admin('editAgency', { id, city: 'Valparaíso', terms: { kind: 'net' } })
    await page.getByRole('textbox', { name: 'Ciudad' }).fill('Santiago')
    await save(page)
    const dialog = page.getByRole('dialog', { name: /^Otra persona lo modificó/ })
    await expect(dialog.getByRole('radiogroup', { name: 'Ciudad' })).toContainText('Valparaíso')
    await expect(dialog.getByRole('radiogroup', { name: 'Condiciones' })).toContainText('netas')
    await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => admin('detailAgency', { id }))
      .toMatchObject({ city: 'Santiago', terms: { kind: 'net' } })
  })

  await test.step('a logo is put up and taken down at once', async () => {
    const logo = card(page, 'Logo')
    await dropFiles(logo.getByText('Suelte un archivo aquí'), await makePictures(['#245']))
    await expect(logo.getByRole('img', { name: `Logo: ${name}` })).toBeVisible()
    await logo.getByRole('button', { name: /^Quitar/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(logo.getByRole('img')).toHaveCount(0)
  })

  await test.step('it is found by name from anywhere, and its changes lead to it', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('textbox').fill(name)
    await expect(page.getByRole('dialog').getByText('Santiago, Chile')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/admin-panel/activity')
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/agencies/edit/${id}$`))
  })

  await test.step('it goes once it has nobody', async () => {
    const { id: personId } = await addAccount(admin, 'user')
    await admin('editUserAdmin', { id: personId, agencyId: id })
    const row = page.getByRole('row').filter({ hasText: name })
    const askToDelete = async () => {
      await page.goto(`/admin-panel/agencies?q=${name}`)
      await row.getByRole('button', { name: /^Más acciones/ }).click()
      await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    }
    await askToDelete()
    await expect(page.getByRole('dialog').getByText(/^Tiene personas/)).toBeVisible()
    await admin('editUserAdmin', { id: personId, agencyId: null })
    await askToDelete()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(row).toHaveCount(0)
    await expect(admin('detailAgency', { id })).rejects.toThrow('NOT_FOUND_ERROR')
  })
})

test('the inbox shows whose agency asks, leads there, and is narrowed by it', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Nevada')
  const { id } = await admin('addAgency', { name, country: 'AR', city: 'Salta' })
  const account = await addAccount(admin, 'user')
  await admin('editUserAdmin', { id: account.id, agencyId: id })
  await admin('addQuote', {
    name: 'Inés Rivera',
    email: account.email,
    userId: account.id,
    lang: 'es',
    message: '¿Salta en julio?',
    origin: 'phone',
  })

  await openPanel(page, `/admin-panel/quotes?agency=${id}`)
  await expect(page.getByRole('combobox', { name: 'Agencia' })).toHaveValue(name)
  const list = page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await expect(list).toContainText(name)
  await list.getByRole('button').click()
  await page.getByRole('article').getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/agencies/edit/${id}$`))
})
