import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { openPanel } from './open-panel.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

interface Typed {
  path: string | (() => Promise<string>)
  open: (page: Page) => Promise<void>
  /** Its fields, by their labels. */
  fields: Record<string, string>
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click()
}

const dialogs: Record<string, Typed> = {
  'a picture’s texts': {
    path: async () => `/admin-panel${(await publicPages())['destination']}`,
    open: async (page) => {
      await page
        .getByRole('button', { name: 'Acciones para Imagen 1', exact: true })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Textos y punto focal' }).click()
    },
    fields: { Crédito: 'Foto de Vera' },
  },
  'a new experience in place': {
    path: pathOfCircuit,
    open: press('Experiencia nueva'),
    fields: { 'Nombre en inglés': 'Walk', 'Descripción en inglés': 'On foot.' },
  },
  'a pasted programme': {
    path: pathOfCircuit,
    open: press('Pegar un programa'),
    fields: { Programa: 'Día 1: Llegada' },
  },
  'a tag’s names': {
    path: '/admin-panel/tags',
    open: async (page) =>
      page
        .getByRole('button', { name: /^Nombrar la etiqueta/ })
        .first()
        .click(),
    fields: { Português: 'sal' },
  },
  'a term': {
    path: '/admin-panel/glossary',
    open: press('Agregar término'),
    fields: { 'Término en inglés': 'Quebrada' },
  },
  'a partner’s key': {
    path: '/admin-panel/partners',
    open: press('Agregar clave'),
    fields: { Nombre: 'Socio' },
  },
  'a partner’s webhook': {
    path: '/admin-panel/partners',
    open: press('Agregar aviso'),
    fields: { Dirección: 'https://socio.example.com/' },
  },
  'a view of a list': {
    path: '/admin-panel/tours?status=no',
    open: async (page) => {
      await page.getByRole('button', { name: 'Vistas' }).click()
      await page.getByRole('menuitem', { name: 'Guardar estos filtros…' }).click()
    },
    fields: { Nombre: 'Con a' },
  },
  'a test mail': {
    path: '/admin-panel/mails',
    open: press('Enviar un mensaje de prueba'),
    fields: { '¿A qué dirección?': 'vera@example.com' },
  },
}

async function pathOfCircuit(): Promise<string> {
  const { list } = await (await callerOf(site.admin))('listCircuits', { brief: true })
  return `/admin-panel/circuits/edit/${list.at(-1)?.id}`
}

for (const [called, { path, open, fields }] of Object.entries(dialogs)) {
  test(`${called}: Escape and a press beside ask before what was typed is gone`, async ({
    page,
  }) => {
    await openPanel(page, typeof path === 'string' ? path : await path())
    await open(page)
    const question = page.getByRole('dialog', { name: '¿Descartar lo que escribió?' })
    const first = page
      .getByRole('dialog')
      .getByLabel(Object.keys(fields)[0] ?? '')
      .first()
    await expect(first).toBeVisible()

    // Untouched, it closes at once.
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await open(page)
    for (const [label, text] of Object.entries(fields)) {
      await page.getByRole('dialog').getByLabel(label).first().fill(text)
    }

    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Seguir escribiendo' }).click()
    await expect(question).toBeHidden()
    for (const [label, text] of Object.entries(fields)) {
      await expect(page.getByRole('dialog').getByLabel(label).first()).toHaveValue(text)
    }
    await page.mouse.click(5, 5)
    // Escape leaves the question and not the dialog below it.
    await expect(question).toBeVisible()
    // Keys are the question's once it has the focus.
    await expect(question.locator(':focus')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(first).toHaveValue(Object.values(fields)[0] ?? '')

    // The dialog has the keys again a moment after the question is gone.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(question).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await question.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
