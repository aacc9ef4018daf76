import type { Page } from '@playwright/test'

/** Fills a language's name and description. */
export async function writeTexts(
  page: Page,
  language: 'English' | 'Español' | 'Português',
  name: string,
  description: string,
): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(language) }).click()
  const tabPanel = page.getByRole('tabpanel', { name: new RegExp(language) })
  await tabPanel.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await tabPanel.getByRole('textbox', { name: 'Descripción' }).fill(description)
}

/** Saves the form on the page. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
}

/** Saves a new item and opens a fresh form for the next. */
export async function saveAndAddAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más formas de guardar' }).click()
  await page.getByRole('menuitem', { name: 'Guardar y agregar otro' }).click()
}

/** Saves what the form holds and lets visitors see it. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
}
