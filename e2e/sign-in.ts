import { expect, type Page } from '@playwright/test'
import { site } from './site.ts'

/** Logs in through the form, in Spanish, and waits for the panel. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/es/login')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(site.admin.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(site.admin.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/admin-panel\/destinations/)
}
