import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { linkMailedTo } from './mailbox.ts'
import { openPage } from './open-page.ts'

/** Of everybody who registers. */
export const password = 'Viajar-Lejos-2026!'

export interface Registration {
  surname: string
  email: string
  agency: { name: string; taxId: string; city?: string; website?: string }
}

export const uniqueEmail = (surname: string) =>
  `${surname.replace(' ', '-').toLowerCase()}@example.com`
export const uniqueTaxId = () => `30-${String(Date.now()).slice(-8)}-9`

/** Registers through the public form on a phone, and confirms the e-mail by the link in the mail. */
export async function register(
  page: Page,
  { surname, email, agency }: Registration,
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/es/register')
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Inés')
  await form.getByRole('textbox', { name: 'Apellido' }).fill(surname)
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await form.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  const fields = form.getByRole('group', { name: 'Su agencia' })
  await fields.getByRole('textbox', { name: 'Agencia', exact: true }).fill(agency.name)
  await fields.getByRole('combobox', { name: 'País' }).selectOption({ label: 'Argentina' })
  await fields.getByRole('textbox', { name: 'Ciudad' }).fill(agency.city ?? 'Rosario')
  await fields.getByRole('textbox', { name: /^Identificación tributaria/ }).fill(agency.taxId)
  if (agency.website) await fields.getByRole('textbox', { name: 'Sitio web' }).fill(agency.website)
  await fields.getByRole('textbox', { name: 'Su cargo' }).fill('Ventas')
  expect(await beyondTheEdge(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByText(email)).toBeVisible({ timeout: 90_000 })
  await openPage(page, await linkMailedTo(email, '/verify-email/'))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su correo está confirmado')
}
