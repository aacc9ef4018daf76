import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { AnswerOf, OperationName, PayloadOf } from '#contract/operation.ts'
import { site } from './site.ts'

export interface Account {
  email: string
  password: string
}

/** A log-in token, got as the log-in page gets it. */
export async function logIn(request: APIRequestContext, account: Account): Promise<string> {
  const answer = await request.post('/api/login', { data: account })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** Carries out an operation as the admin does, past the panel. */
export async function callAsAdmin<Name extends OperationName>(
  request: APIRequestContext,
  operation: Name,
  data: PayloadOf<Name>,
): Promise<AnswerOf<Name>> {
  const headers = { authorization: await logIn(request, site.admin) }
  const answer = await request.post(`/api/${operation}`, { headers, data })
  expect(answer.status(), operation).toBeLessThan(300)
  return (answer.status() === 204 ? undefined : await answer.json()) as AnswerOf<Name>
}

/** Another admin, of this story alone. */
export async function addAdmin(request: APIRequestContext): Promise<Account & { id: string }> {
  const email = `editora-${crypto.randomUUID()}@example.com`
  const account = { email, password: 'Viajar-Lejos-2026!' }
  const user = { ...account, name: 'Elena', surname: 'Editora', role: 'admin' as const }
  const { id } = await callAsAdmin(request, 'addUserAdmin', user)
  return { ...account, id }
}

/** A browser of its own with the panel open in Spanish, logged in. */
export async function openPanel(
  browser: Browser,
  request: APIRequestContext,
  account: Account = site.admin,
): Promise<Page> {
  const token = await logIn(request, account)
  const localStorage = [
    { name: 'authToken', value: token },
    { name: 'language', value: 'es' },
  ]
  const context = await browser.newContext({
    locale: 'es-AR',
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  })
  return context.newPage()
}

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

/** Texts in English alone, for items that a story only needs to exist. */
export function englishTexts(name: string) {
  return [{ lang: 'en' as const, name, description: `${name}, described.` }]
}
