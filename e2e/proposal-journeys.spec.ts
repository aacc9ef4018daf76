import { expect, test } from '@playwright/test'
import type { PayloadOf } from '#contract/index.ts'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { type Account, callerOf, visitor } from './caller.ts'
import { addIllustratedDestination } from './illustrated-destination.ts'
import { logInPage } from './logged-in-page.ts'
import { linkMailedTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { setTerms } from './set-terms.ts'
import { site } from './site.ts'

const usd = (units: number) => ({ amount: units * 100, currency: 'USD' })

const content = {
  title: 'Orillas del sur',
  startOn: '2098-05-03',
  days: [{ title: 'Llegada a la orilla', text: 'Tarde libre.' }],
  prices: [{ label: 'Por persona, base doble', quantity: 2, unit: usd(1250) }],
  payments: [{ due: 'acceptance' as const, percent: 100 }],
  validUntil: '2098-04-01',
} satisfies Omit<PayloadOf<'editProposal'>, 'id'>

/** A proposal that was sent: its quote, and its page as it was mailed. */
async function sendProposal(
  fields: Partial<PayloadOf<'editProposal'>> = {},
  asker: Partial<PayloadOf<'createQuote'>> = {},
  account?: Account,
) {
  const name = uniqueName('Orillas')
  const email = account?.email ?? `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
  const { list } = await visitor('listDestinations', { brief: true })
  const ask = account ? await callerOf(account) : visitor
  const { id: quoteId } = await ask('createQuote', {
    email,
    name,
    message: 'Al sur',
    entityType: 'destination',
    entityId: list.at(-1)?.id ?? '',
    lang: 'es',
    ...asker,
  })
  const admin = await callerOf(site.admin)
  const { id } = await admin('addProposal', { quoteId })
  await admin('editProposal', { id, ...content, ...fields })
  await admin('sendProposal', { id })
  return { id, quoteId, name, path: await linkMailedTo(email, '/proposals/') }
}

test('a proposal shows its days and its route, also when the catalogue has other pictures', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const shore = await addIllustratedDestination(uniqueName('Shore'))
  await admin('editDestination', { id: shore.id, location: { lat: -54.8, lng: -68.3 } })
  const { media } = await admin('detailDestination', { id: shore.id, adminPanel: true })
  const mediaIds = media.filter(({ position }) => position === 'detail').map(({ id }) => id)
  const { path } = await sendProposal({
    days: [
      {
        title: 'Llegada a la orilla',
        hotel: 'Posada',
        destinationId: shore.id,
        mediaIds: mediaIds.slice(0, 3),
      },
      { title: 'Partida', text: 'Al aeropuerto.' },
    ],
  })
  await shore.remove()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'El recorrido' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Mapa del recorrido' }).first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Paradas del recorrido' })).toContainText('1 noche')
    const pictures = page.locator('#day-1 picture img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
    expect(await beyondTheEdge(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  }
})

test('a change is asked for and the proposal stays open; an acceptance is withdrawn once', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const { legal } = await admin('getSite', { adminPanel: true })
  await admin('editSite', { legal: { ...legal, withdrawalDays: 10 } })
  await setTerms(true)
  try {
    const { path, quoteId } = await sendProposal()
    await page.goto(path)
    await page.getByText('Pedir un cambio').click()
    await page.getByRole('button', { name: 'Enviar el pedido' }).click()
    await expect(page.getByText('Escriba qué cambiaría')).toBeVisible()
    await page.getByLabel('¿Qué cambiaría?').fill('Una noche más en la orilla')
    await page.getByRole('button', { name: 'Enviar el pedido' }).click()
    await expect(page.getByText('Mientras tanto la propuesta sigue abierta.')).toBeVisible()
    await expect
      .poll(async () => (await admin('detailQuote', { quoteId })).timeline)
      .toContainEqual(expect.objectContaining({ text: 'Una noche más en la orilla' }))

    await page.getByLabel('Su nombre completo').fill('Vera Visitante')
    await page.getByRole('checkbox', { name: 'Leí y acepto' }).check()
    await page.getByRole('button', { name: 'Aceptar la propuesta' }).click()
    const answer = page.locator('#answer')
    await expect(answer).toContainText('Propuesta aceptada')
    await answer.getByText('Desistir del viaje').click()
    expect(await axeViolations(page)).toEqual([])
    await answer.getByRole('button', { name: 'Desistir' }).click()
    await expect(answer).toContainText(/Número del desistimiento\s*[\dA-Z]{4}-[\dA-Z]{4}/)
    await expect(answer.getByText('Desistir del viaje')).toHaveCount(0)
    expect(await admin('detailQuote', { quoteId })).toMatchObject({ state: 'contacted' })
  } finally {
    await admin('editSite', { legal: { ...legal, withdrawalDays: 0 } })
    await setTerms(false)
  }
})

test('an agent sees what a proposal earns, writes, opens it and shows it to clients', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const terms = { kind: 'commission' as const, percent: 12 }
  const name = uniqueName('Agencia')
  const { id: agencyId } = await admin('addAgency', { name, country: 'ES', terms })
  const account = await addAccount(admin, 'user', { agencyId })
  const { quoteId } = await sendProposal({}, {}, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await logInPage(page, account)
  await openPage(page, `/es/my-requests/${quoteId}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('USD 2.500')
  await expect(main).toContainText('Su comisión: USD 300; a pagar: USD 2.200')
  expect(await beyondTheEdge(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Lo que quiere agregar').fill('Con desayuno temprano')
  await page.getByRole('button', { name: 'Enviarlo' }).click()
  await expect(main).toContainText('Con desayuno temprano')

  await page.getByRole('link', { name: 'Mostrarla a sus clientes' }).click()
  await expect(page).toHaveURL(/client-views\?proposal=/)
  await page.goBack()
  await page.getByRole('button', { name: 'Abrir la propuesta' }).click()
  await expect(page).toHaveURL(/\/es\/proposals\//)
  await expect(page.getByRole('heading', { name: content.title, level: 1 })).toBeVisible()
})
