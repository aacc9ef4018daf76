import type { Page } from '@playwright/test'

/** Fills a language's name and description. */
export async function writeTexts(
  page: Page,
  language: 'English' | 'Español' | 'Português',
  name: string,
  description: string,
): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(language) }).click()
  const sheet = page.getByRole('tabpanel', { name: new RegExp(language) })
  await sheet.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await sheet.getByRole('textbox', { name: 'Descripción' }).fill(description)
}

/** Saves the form on the page. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
}
