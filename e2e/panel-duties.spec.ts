import { expect, test } from '@playwright/test'
import type { Duty } from '#contract/base/rights/duties.ts'
import { callerOf } from './caller.ts'
import { addAccount } from './new-accounts.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

/** A new admin with some duties. */
async function addAdmin(duties: Duty[]) {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  await admin('editUserAdmin', { id: account.id, duties })
  return account
}

const offices: { who: string; duties: Duty[]; sees: string; not: string }[] = [
  { who: 'sales', duties: ['requests'], sees: 'quotes', not: 'rates' },
  { who: 'editing', duties: ['catalogue'], sees: 'destinations', not: 'quotes' },
  { who: 'contracting', duties: ['rates', 'trade'], sees: 'rates', not: 'quotes' },
  { who: 'the site', duties: ['site', 'publish'], sees: 'site', not: 'rates' },
  { who: 'the team', duties: ['team', 'privacy'], sees: 'users', not: 'rates' },
]

for (const { who, duties, sees, not } of offices) {
  test(`the panel of ${who} offers what it may do, and asks the server for nothing else`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${page.url()} ${response.url()}`)
    })
    await openPanel(page, '/admin-panel/dashboard', { account: await addAdmin(duties) })
    const menu = page.getByRole('navigation').first()
    const closed = menu.getByRole('button', { expanded: false })
    while ((await closed.count()) > 0) await closed.first().click()
    const links = menu.locator('a[href^="/admin-panel/"]')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const paths = [...new Set(found.filter((path) => path !== null))]
    expect(paths).toContain(`/admin-panel/${sees}`)
    expect(paths).not.toContain(`/admin-panel/${not}`)
    for (const path of paths) {
      await page.goto(path)
      await untilLoaded(page)
    }
    expect(refused).toEqual([])
  })
}

test('duties are given by profile or one by one; what visitors see waits as a draft', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  await openPanel(page, `/admin-panel/admins/${account.id}/edit`)
  const duties = page.locator('#content')
  await expect(duties.getByRole('checkbox', { checked: true })).toHaveCount(8)
  await page.getByRole('button', { name: 'Edición' }).click()
  await expect(duties.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await duties.getByRole('checkbox', { name: 'Publicar' }).uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/users$/)
  expect((await admin('detailUserAdmin', { id: account.id })).duties).toEqual(['catalogue'])

  const { circuitId: id } = await addJourney(admin, uniqueName('Circuito'))
  const panel = await browser.newPage()
  await openPanel(panel, `/admin-panel/circuits/edit/${id}`, { account })
  await expect(panel.getByText('lo que guarde queda como borrador')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Días' }).fill('9')
  await panel.getByRole('button', { name: 'Guardar como borrador' }).click()
  await expect
    .poll(async () => (await admin('detailCircuit', { id, adminPanel: true })).draft?.by.id)
    .toBe(account.id)
  await panel.goto('/admin-panel/quotes')
  await expect(panel.getByText('Su cuenta no tiene la función «Cotizaciones»')).toBeVisible()
})
