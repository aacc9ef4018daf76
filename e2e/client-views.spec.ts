import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { readPdf } from '#testing/read-pdf.ts'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

/** An agent of an agency of the demonstration. */
async function addAgent() {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listAgencies', { keyword: 'Operadora Norte' })
  return addAccount(admin, 'user', { agencyId: list[0]?.id ?? '' })
}

async function circuitNamed(keyword: string): Promise<string> {
  const admin = await callerOf(site.admin)
  const { circuits } = await admin('getSearchResults', { keyword, lang: 'es', typing: true })
  return circuits[0]?.id ?? ''
}

/** Texts that would reveal the operator to a traveller. */
const traces = /ñandú|nandu|localhost:|hola@|\/es\/|\/pt\/|manifest|tarif/i

test('an agent makes a client view in Portuguese, and nothing on it tells the operator', async ({
  page,
  browser,
}) => {
  await logInPage(page, await addAgent())
  const id = await circuitNamed('Argentina esencial')
  await openPage(page, `/pt/client-views?item=circuit:${id}`)
  const form = page.getByRole('form', { name: 'Nova versão para o passageiro (sem marca)' })
  await expect(form.getByRole('listitem').first()).not.toContainText('…')
  const logo = await sharp({
    create: { width: 480, height: 160, channels: 3, background: '#7a1f5c' },
  })
    .png()
    .toBuffer()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo }
  await page.getByLabel('Enviar um logo').setInputFiles(file)
  await expect(page.getByRole('img', { name: 'Logo de Operadora Norte' })).toBeVisible()

  await form.getByRole('button', { name: 'Criar' }).click()
  await expect(form.getByLabel('Título')).toBeFocused()
  await form.getByLabel('Título').fill('Argentina em família')
  await form.getByLabel('Passageiros').fill('Família Silva')
  await form.getByLabel('Início').fill(`${new Date().getFullYear() + 1}-03-12`)
  await form.getByLabel('Suas palavras').fill('Tudo pronto para vocês.')
  await form.getByRole('button', { name: 'Acrescentar um preço' }).click()
  await form.getByLabel('Item').fill('Por pessoa em base dupla')
  await form.getByLabel('Valor').fill('3210,50')
  await form.getByLabel('Moeda').selectOption('BRL')
  // What was typed is there after a reload.
  await page.reload()
  await expect(form.getByLabel('Suas palavras')).toHaveValue('Tudo pronto para vocês.')
  await expect(form.getByLabel('Valor')).toHaveValue('3210,50')
  expect(await axeViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Criar' }).click()
  const line = page.getByRole('article', { name: 'Argentina em família' })
  await expect(line.getByText('Ninguém a viu ainda')).toBeVisible()
  const address = (await line.getByRole('link').textContent()) ?? ''
  expect(address).toMatch(/^http:\/\/views\.localhost:\d+\/client\/[\w-]{43}$/)

  const privately = await browser.newContext({ colorScheme: 'dark' })
  const theirs = await privately.newPage()
  const asked: string[] = []
  theirs.on('request', (request) => asked.push(request.url()))
  const answer = await theirs.goto(address)
  expect(answer?.status()).toBe(200)
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Argentina em família' }),
  ).toBeVisible()
  await expect(theirs.getByRole('img', { name: 'Operadora Norte' })).toBeVisible()
  await expect(theirs.getByText('Dia 1 ·')).toBeVisible()
  await expect(theirs.getByText('BRL\u00a03.210,50')).toBeVisible()
  const { origin } = new URL(address)
  const said = (await theirs.content()) + JSON.stringify(answer?.headers())
  const told = said.replaceAll(origin, '')
  expect(traces.exec(told)?.[0]).toBeUndefined()
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(await privately.cookies()).toEqual([])
  for (const colorScheme of ['dark', 'light'] as const) {
    await theirs.emulateMedia({ colorScheme })
    expect(await axeViolations(theirs)).toEqual([])
  }
  await theirs.setViewportSize({ width: 390, height: 844 })
  expect(await beyondTheEdge(theirs)).toBe(0)

  // Browsers know that names below localhost are this machine; programs need not.
  const { pathname, host } = new URL(address)
  const read = (path: string) => page.request.get(site.url + path, { headers: { host } })
  const pdf = await read(`${pathname}.pdf`)
  const { pages, info } = await readPdf(await pdf.body())
  expect(info).toMatchObject({ Author: 'Operadora Norte', Title: 'Argentina em família' })
  expect(pages.join(' ')).toContain('Família Silva')
  expect(traces.exec(pages.join(' ') + JSON.stringify(info))?.[0]).toBeUndefined()
  await privately.close()

  await page.reload()
  await expect(line.getByText(/Vista \d+ ve/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await beyondTheEdge(page)).toBe(0)
  await line.getByRole('button', { name: 'Excluir' }).click()
  await line.getByRole('button', { name: 'Excluir' }).click()
  await expect(line).toHaveCount(0)
  const gone = await read(pathname)
  expect(gone.status()).toBe(404)
  expect(traces.exec(await gone.text())?.[0]).toBeUndefined()
})

test('the page of client views sends who is not logged in to log in', async ({ page }) => {
  await page.goto('/es/client-views')
  await expect(page).toHaveURL(/\/es\/login/)
})
