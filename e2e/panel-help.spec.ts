import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openPanel } from './open-panel.ts'

test('the manual opens beside a page, at what is about it, and leads on', async ({ page }) => {
  const chapters: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/\d+-[\w-]+\.js/.test(request.url())) chapters.push(request.url())
  })
  await openPanel(page, '/admin-panel/sheets')
  const help = page.getByRole('dialog', { name: 'Ayuda' })
  const button = page.getByRole('button', { name: 'Ayuda sobre esta página' })
  expect(chapters).toEqual([])

  await test.step('by its button; the page stays in use', async () => {
    await button.click()
    await expect(help.getByRole('heading', { name: 'Planillas', exact: true })).toBeVisible()
    expect(chapters.length).toBeGreaterThan(0)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'CSV', exact: true }).focus()
    await expect(help).toBeVisible()
  })

  await test.step('to another section of the chapter, and to another chapter', async () => {
    await help.getByRole('button', { name: 'Mostrar, destacar, eliminar' }).click()
    const heading = help.getByRole('heading', { level: 2 }).nth(1)
    await expect(heading).toHaveText('Mostrar, destacar, eliminar')
    await expect(heading).toBeFocused()
  })

  await test.step('closed, the focus is at the button; the key "?" opens it, not in a field', async () => {
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.goto('/admin-panel/tours')
    await page.getByRole('searchbox').fill('?')
    await expect(help).toHaveCount(0)
    await page.getByRole('main').getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('?')
    await expect(help.getByRole('heading', { name: 'Mostrar, destacar, eliminar' })).toBeVisible()
  })
})

test('the help speaks the language of the panel', async ({ page }) => {
  await openPanel(page, '/admin-panel/rates', { language: 'pt' })
  await page.getByRole('button', { name: 'Ajuda sobre esta página' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(1)).toHaveText(
    /Encontrar/,
  )
})

test('in the requests the key "?" shows the keys of the inbox', async ({ page }) => {
  await openPanel(page, '/admin-panel/quotes')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Ayuda' })).toHaveCount(0)
})
