import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { codeOf } from './factor-codes.ts'
import { openPage } from './open-page.ts'
import { useTestServer } from './test-server.ts'
import { site } from './site.ts'

useTestServer(undefined, 1, { ADMIN_SECOND_FACTOR: 'required' })

test('an admin who must have a second factor is led to it, and sees nothing else before', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const codes = part('Códigos de una aplicación')
  await openPage(page, '/es/login?returnTo=/admin-panel/users')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(site.admin.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(site.admin.password)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')

  await expect(page).toHaveURL(/\/es\/account$/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'necesitan un segundo factor',
  )
  await expect(codes).toBeVisible()
  await expect(part('Contraseña')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  // The log-in may be older than ten minutes: who has no factor yet confirms by the password.
  await page.route(
    '**/api/startTotp',
    (route) => route.fulfill({ status: 401, json: { name: 'FRESH_LOGIN_ERROR', context: {} } }),
    { times: 1 },
  )
  await codes.getByRole('button', { name: 'Activar los códigos' }).click()
  const question = page.getByRole('dialog', { name: 'Confirme que es usted' })
  await question.getByRole('textbox', { name: 'Contraseña' }).fill(site.admin.password)
  await question.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  const secret = (await codes.locator('code').innerText()).replaceAll(' ', '')
  await codes.getByLabel('Después escriba el código').fill(codeOf(secret))
  await codes.getByRole('button', { name: 'Confirmar y activar' }).click()
  await codes.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(part('Contraseña')).toBeVisible()
  await page.getByRole('link', { name: 'Ir al panel' }).click()
  await expect(page).toHaveURL(/\/admin-panel\//)
  await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible()
})
