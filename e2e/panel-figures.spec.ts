import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf, visitor } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

/** Days in which no other story asks for anything, nor the same one before its repetition. */
function makeSpan() {
  const year = 1960 + Math.floor(Math.random() * 60)
  const [from, to] = [`${year}-03-04`, `${year}-05-05`]
  const address = (by: string) => `/admin-panel/figures?span=own&from=${from}&to=${to}&by=${by}`
  return { year, from, to, address }
}

/** Three requests of these days: one that was won by an agency for USD 2,500, one that was lost, one that is open. */
async function askThrice(year: number): Promise<string> {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Agencia')
  const { id: agencyId } = await admin('addAgency', { name, country: 'BR' })
  const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@example.com`
  const agent = { name, surname: 'Agente', email, password: 'Viajar-2026!', agencyId }
  const { id: userId } = await admin('addUserAdmin', { ...agent, role: 'user' })
  // By the agent's own e-mail all would be the agency's.
  const asked = {
    name,
    email: `visitor-${email}`,
    message: 'Dos',
    origin: 'fair' as const,
    adults: 2,
  }
  const ask = async (day: string, rest: object = {}) =>
    (await admin('addQuote', { ...asked, receivedAt: `${year}-${day}T15:00:00Z`, ...rest })).id
  const quoteId = await ask('03-05', { userId })
  const { id } = await admin('addProposal', { quoteId })
  await admin('editProposal', {
    id,
    title: 'Norte',
    days: [{ title: 'Llegada' }],
    prices: [{ label: 'Todo', quantity: 2, unit: { amount: 125_000, currency: 'USD' } }],
    validUntil: '2099-12-31',
  })
  const { version } = await admin('sendProposal', { id })
  const { url } = await admin('addProposalLink', { id })
  const token = url.split('/').at(-1) ?? ''
  await visitor('answerProposal', { token, version, answer: 'accepted' })
  const lost = await ask('03-06')
  await admin('quoteSetState', { quoteId: lost, state: 'lost', reason: 'price' })
  await ask('05-01')
  return name
}

const tile = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) })

test('a manager reads what became of requests, and opens those behind a number', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const span = makeSpan()
  const agency = await askThrice(span.year)
  await openPanel(page, '/admin-panel/dashboard')

  await test.step('chosen days', async () => {
    await page.getByRole('link', { name: 'Cifras' }).click()
    await page.getByRole('combobox', { name: 'Período' }).click()
    await page.getByRole('option', { name: 'Otros días' }).click()
    await expect(page.getByLabel('Desde')).not.toHaveValue('')
    await page.getByLabel('Hasta').fill(span.to)
    await expect(page.getByText('Elija dos días en orden')).toBeVisible()
    await page.getByLabel('Desde').fill(span.from)
    await untilLoaded(page)
    await expect(page).toHaveURL(new RegExp(`from=${span.from}.*to=${span.to}`))
    await expect(tile(page, 'Cotizaciones').getByText('3', { exact: true })).toBeVisible()
    await expect(tile(page, 'Aceptado')).toContainText('USD 2.500')
  })

  await test.step('months without requests have a bar too, and rows are those with some', async () => {
    const table = page.getByRole('table', { name: 'Las cotizaciones y cómo terminaron' })
    const names = table.getByRole('rowheader')
    await expect(names).toHaveText([`Marzo de ${span.year}`, `Mayo de ${span.year}`, 'En total'])
    const chart = page.locator('.mantine-BarChart-root').first()
    await expect(chart.locator('.recharts-xAxis .recharts-cartesian-axis-tick')).toHaveCount(3)
  })

  await test.step('by agency, and to the requests of one', async () => {
    await page.getByRole('combobox', { name: 'Agrupar por' }).click()
    await page.getByRole('option', { name: 'Agencia', exact: true }).click()
    await untilLoaded(page)
    await expect(page.getByText('No puede buscar solo «Sin agencia»')).toBeVisible()
    const row = page
      .getByRole('table', { name: 'Las cotizaciones y cómo terminaron' })
      .getByRole('row', { name: agency })
    await row.getByRole('link', { name: `${agency}: Ganadas 1. Abre las cotizaciones` }).click()
    await untilLoaded(page)
    await expect(page).toHaveURL(/quotes\?.*agency=.*state=won/)
    await expect(page.getByText('1 resultado', { exact: true })).toBeVisible()
    await page.goBack()
  })

  await test.step('as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toMatch(/^\uFEFFkey,name,requests,/)
    expect(text).toContain(`${agency},1,1,`)
    expect(text).toContain('2500')
  })

  await test.step('nothing moves once there are numbers', async () => {
    await page.goto(span.address('country'))
    await page.getByRole('table').first().waitFor()
    const chart = page.locator('.mantine-BarChart-root').first()
    const before = await chart.boundingBox()
    await page.waitForLoadState('networkidle')
    expect(await chart.boundingBox()).toEqual(before)
  })
})

test('figures can be read on a phone, in the dark, in each language and on paper', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { year, address } = makeSpan()
  await askThrice(year)
  for (const [language, heading] of [
    ['es', 'Cifras'],
    ['en', 'Figures'],
    ['pt', 'Números'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPanel(page, address('reason'), { language })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.getByRole('table').first().waitFor()
    expect(await beyondTheEdge(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', media: 'print' })
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden()
})
