import { expect, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { addDestination, addJourney, uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('an address of the panel leads through the log-in and back', async ({ page }) => {
  await page.goto('/admin-panel/circuits?status=disabled')
  await expect(page).toHaveURL(/\/es\/login/)
  await openPage(page, page.url())
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(site.admin.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(site.admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/admin-panel\/circuits\?status=disabled$/)
  await page.goto('/admin-panel')
  await expect(page).toHaveURL(/\/admin-panel\/destinations$/)
})

test('a user who is no admin is not let in', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const agent = await addAccount(admin, 'user')
  await logInPage(page, agent)
  for (const path of ['/admin-panel', '/admin-panel/users', '/admin-panel/destinations/add']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/unauthorized$/)
  }
  await admin('deleteUser', { id: agent.id })
})

test('the palette finds items in any language and actions, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await openPanel(page, '/admin-panel/quotes')
  const palette = page.getByRole('dialog')
  // Nobody waits for it before they type.
  const open = async () => {
    await expect(palette).toHaveCount(0)
    await page.keyboard.press('Control+k')
  }
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('an item by its English and Portuguese names, shown in Spanish', async () => {
    for (const words of ['iguazu falls', 'cataratas do iguacu']) {
      await open()
      await page.keyboard.type(words)
      await expect(palette.getByText('Cataratas del Iguazú').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(heading).toHaveText('Cataratas del Iguazú')
    }
  })

  await test.step('a section, and an action further down', async () => {
    await open()
    await page.keyboard.type('pa')
    await expect(palette.getByText('Historia y patrimonio')).toBeVisible()
    // What has "pa" in its name is not what Enter opens now.
    await page.keyboard.type('ises')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin-panel\/countries$/)
    await open()
    await page.keyboard.type('agregar')
    await expect(palette.getByText('Agregar experiencia')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin-panel\/tours\/add$/)
  })

  await test.step('nothing found says so; Escape closes it', async () => {
    await open()
    await page.keyboard.type('qqqqq')
    await expect(palette.getByText('No se encontraron resultados')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  })
})

test('what the palette finds late does not take the selection from who has moved it', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Agregar')
  const { id } = await addDestination(admin, name)
  await openPanel(page, '/admin-panel/quotes')
  let find = () => {}
  const asked = new Promise<void>((resolve) => (find = resolve))
  await page.route('**/api/listDestinations', async (route) => {
    await asked
    await route.continue()
  })
  const palette = page.getByRole('dialog')
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('agregar')
  await expect(palette.getByText('Agregar experiencia')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  find()
  await expect(palette.getByText(name)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-panel\/tours\/add$/)
  await admin('deleteDestination', { id })
})

test('the palette finds people, quotes, categories and places, and does what the menus do', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Hallazgo')
  const { destinationId } = await addJourney(admin, name)
  const agent = await addAccount(admin, 'user')
  await visitor('createQuote', {
    email: 'ana@example.com',
    name: `Pedido ${name}`,
    message: 'Hola',
    entityType: 'destination',
    entityId: destinationId,
  })
  await openPanel(page, '/admin-panel/destinations')
  const palette = page.getByRole('dialog')
  const find = async (words: string, entry: string) => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(words)
    await palette.getByText(entry, { exact: true }).first().click()
  }

  await test.step('a category, a country and a region', async () => {
    await find(`categoria ${name}`, `Categoría ${name}`)
    await expect(page).toHaveURL(/\/category\/[0-9a-f-]{36}\/tours$/)
    await find(`pais ${name}`, `País ${name}`)
    await expect(page).toHaveURL(/\/countries\/[0-9a-f-]{36}$/)
    await find(`region ${name}`, `Región ${name}`)
    await expect(page).toHaveURL(/\/regions\/[0-9a-f-]{36}\/edit$/)
    // The first field of that page takes the focus as the page arrives.
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused()
  })
  await test.step('a person by e-mail, and a quote, which opens', async () => {
    await find(agent.email, agent.email)
    await expect(page).toHaveURL(new RegExp(`/admins/${agent.id}/edit$`))
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
    await find(`pedido ${name}`, `Pedido ${name}`)
    await expect(page.getByRole('article', { name: `Pedido ${name}` })).toBeVisible()
  })
  await test.step('another language, and the way out', async () => {
    await find('english', 'Idioma: English')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Requests')
    await find('log out', 'Log out')
    await expect(page).toHaveURL(/\/en$/)
  })
  await admin('deleteUser', { id: agent.id })
})

test('a section by keyboard alone: find, switch, edit and save', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Teclado')
  await admin('addCategory', { name })
  await openPanel(page, '/admin-panel/destinations')

  await test.step('the first Tab offers the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  /** Presses Tab until the element has the focus. */
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0], timeout: 30_000 })
  }

  await test.step('goes to the categories and finds one', async () => {
    await page.reload()
    await tabTo(page.getByRole('link', { name: 'Categorías' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/categories$/)
    await tabTo(page.getByRole('searchbox'))
    await page.keyboard.type(name)
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  })

  await test.step('renames it through its menu', async () => {
    await tabTo(page.getByRole('button', { name: `Más acciones para ${name}` }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' nueva')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/categories$/)
  })

  await test.step('deletes it; the question holds the focus and Enter answers it', async () => {
    await tabTo(page.getByRole('searchbox'))
    await page.keyboard.type(name)
    await tabTo(page.getByRole('button', { name: `Más acciones para ${name} nueva` }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `¿Eliminar «${name} nueva»?` })
    await expect(dialog).toBeVisible()
    await tabTo(dialog.getByRole('button', { name: 'Eliminar' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Se eliminó «${name} nueva»`)).toBeVisible()
    await expect(page.getByRole('link', { name: `${name} nueva` })).toHaveCount(0)
    // Nothing is left in the list: the keyboard goes on from the page's heading.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('the menu bears the site’s name, and tells the version at its foot', async ({ page }) => {
  const shell = await (await fetch(`${site.url}/admin-panel`)).text()
  expect(shell).toContain('<title>Ñandú Travel</title>')
  const { version, commit } = await (await fetch(`${site.url}/healthz`)).json()
  expect(shell).not.toContain(version)
  await openPanel(page, '/admin-panel/categories', { language: 'en' })
  await expect(page.getByRole('link', { name: 'Ñandú Travel' })).toBeVisible()
  await expect(page.getByText(`Version ${version} (${commit})`)).toBeVisible()
})
