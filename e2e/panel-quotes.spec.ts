import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf, visitor } from './caller.ts'
import { addAccount } from './new-accounts.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem')
const pane = (page: Page) => page.getByRole('article')
const timeline = (page: Page) =>
  pane(page).getByRole('region', { name: 'Lo que pasó' }).getByRole('listitem')

/** Three requests of one person: for a place, a tour and a circuit. */
async function addQuotes(word: string) {
  const name = uniqueName(word)
  const admin = await callerOf(site.admin)
  const ids = await addJourney(admin, name)
  const person = { email: `${word.toLowerCase()}.${Date.now()}@example.com`, name: `Ana ${name}` }
  const [place, tour, circuit] = [
    await visitor('createQuote', {
      ...person,
      entityType: 'destination',
      entityId: ids.destinationId,
      message: '¿En marzo?\nSomos 2.',
      lang: 'en',
      phone: '+34 600 000 000',
      adults: 2,
      children: [7],
      nights: 9,
      travel: { month: '2028-03' },
      items: [{ entityType: 'hotel', entityId: ids.hotelId, note: 'Con vista' }],
    }),
    await visitor('createQuote', {
      ...person,
      entityType: 'tour',
      entityId: ids.tourId,
      message: 'Con niños',
    }),
    await visitor('createQuote', {
      ...person,
      entityType: 'circuit',
      entityId: ids.circuitId,
      message: 'En otoño',
    }),
  ]
  return { name, admin, ids, person, place, tour, circuit }
}

/** Presses a key that opens a menu, and an arrow as soon as that is there: before it has taken the focus. */
async function openByQuickHands(page: Page, key: string): Promise<void> {
  await page.evaluate(async (opening) => {
    const press = (pressed: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      )
    const isThere = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[role="menu"]')) resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    press(opening)
    await isThere
    press('ArrowDown')
  }, key)
}

test('requests are read, assigned, noted and answered by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  const { name, admin, person, place } = await addQuotes('Consulta')
  await openPanel(page, `/admin-panel/quotes?q=${name}`)
  await expect(rows(page)).toHaveCount(3)
  const badge = page.getByRole('link', { name: /Cotizaciones/ })
  await expect(badge).toContainText(/Nuevas: \d+/)

  await test.step('J and K leaf through, and what is opened is read', async () => {
    await page.keyboard.press('j')
    await expect(pane(page).getByText('En otoño')).toBeVisible()
    await expect(rows(page).first()).not.toHaveAccessibleName(/sin leer/)
    await page.keyboard.press('j')
    await expect(pane(page).getByText('Con niños')).toBeVisible()
    await page.keyboard.press('j')
    await expect(pane(page).getByText('¿En marzo?')).toBeVisible()
    await page.keyboard.press('k')
    await expect(pane(page).getByText('Con niños')).toBeVisible()
    await page.keyboard.press('j')
  })

  await test.step('the request says all that was asked, and nothing that was not', async () => {
    const facts = pane(page).getByRole('region', { name: 'Lo que pide' })
    await expect(facts).toContainText('marzo de 2028')
    await expect(facts).toContainText('2 adultos, 1 menor (edades: 7)')
    await expect(facts.getByRole('link', { name: `Inn ${name}` })).toBeVisible()
    await expect(facts).toContainText('Con vista')
    await expect(facts).not.toContainText('Presupuesto')
    const whatsapp = pane(page).getByRole('link', { name: 'WhatsApp' })
    await expect(whatsapp).toHaveAttribute('href', new RegExp(place.reference))
    const others = pane(page).getByRole('region', { name: /Otras cotizaciones/ })
    await expect(others.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('E makes it unread again, and read', async () => {
    await expect(timeline(page).filter({ hasText: 'la leyó' })).toHaveCount(1)
    await page.keyboard.press('e')
    await expect(rows(page).last().getByText('sin leer')).toBeAttached()
    await page.keyboard.press('e')
    await expect(rows(page).last().getByText('sin leer')).toHaveCount(0)
    // Of the second change: the first one's offer may still be there.
    const told = page.locator('[data-visible=true]').filter({ hasText: 'Marcada como leída' })
    const undo = told.getByRole('button', { name: 'Deshacer' })
    await undo.click()
    await expect(rows(page).last().getByText('sin leer')).toBeAttached()
    await page.keyboard.press('e')
    await expect(rows(page).last().getByText('sin leer')).toHaveCount(0)
  })

  await test.step('A assigns, S changes the state', async () => {
    await openByQuickHands(page, 'a')
    await expect(pane(page).locator('[data-key="assign"]')).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('menuitem', { name: 'A mí' }).press('Enter')
    await expect(timeline(page).filter({ hasText: 'la asignó a' })).toHaveCount(1)
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'En cotización' }).press('Enter')
    await expect(pane(page).getByRole('button', { name: 'Estado: En cotización' })).toBeVisible()
  })

  await test.step('N notes, and its letters are no keys meanwhile', async () => {
    // A menu takes letters as long as it closes.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('n')
    const note = pane(page).getByRole('textbox', { name: 'Nota interna' })
    await expect(note).toBeFocused()
    await page.keyboard.type('je ne sais pas: jar')
    await page.keyboard.press('Control+Enter')
    await expect(timeline(page).filter({ hasText: 'je ne sais pas: jar' })).toHaveCount(1)
    await expect(note).toHaveValue('')
  })

  await test.step('R answers in the visitor’s language; the draft survives a reload', async () => {
    await page.keyboard.press('Escape')
    // Quick hands wait for nothing: what they type goes below the greeting.
    await page.keyboard.press('r')
    await page.keyboard.type('March is lovely.')
    const text = pane(page).getByRole('textbox', { name: 'Respuesta' })
    await expect(text).toBeFocused()
    await expect(text.getByRole('paragraph')).toHaveText([`Dear Ana ${name},`, 'March is lovely.'])
    await page.reload()
    await untilLoaded(page)
    await expect(pane(page).getByRole('textbox', { name: 'Respuesta' })).toContainText(
      'March is lovely.',
    )
    await page.keyboard.press('r')
    await page.keyboard.press('Control+Enter')
    await expect(timeline(page).filter({ hasText: 'March is lovely.' })).toHaveCount(1)
    await expect(
      pane(page).getByRole('textbox', { name: 'Respuesta' }).getByText('March'),
    ).toHaveCount(0)
  })

  const { timeline: kept, state, assignee } = await admin('detailQuote', { quoteId: place.id })
  expect(state).toBe('quoting')
  expect(assignee).not.toBe(null)
  expect(kept.find(({ kind }) => kind === 'reply')).toMatchObject({
    text: `Dear Ana ${name},\n\nMarch is lovely.`,
  })
  expect(person.email).toContain('@')
})

test('a reply that meets another’s is not sent, and nothing of it is lost', async ({ page }) => {
  test.setTimeout(120_000)
  const { admin, place } = await addQuotes('Cruce')
  const colleague = await addAccount(admin, 'admin')
  const other = await callerOf(colleague)
  await openPanel(page, `/admin-panel/quotes?open=${place.id}`)
  const text = pane(page).getByRole('textbox', { name: 'Respuesta' })
  await expect(timeline(page).filter({ hasText: 'la leyó' })).toHaveCount(1)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' We have places.')
  await other('quoteAddNote', { quoteId: place.id, text: 'Ya llamé: no responder' })

  await pane(page).getByRole('button', { name: 'Enviar respuesta' }).click()
  const news = pane(page).getByRole('alert')
  await expect(news).toContainText('Ya llamé: no responder')
  await expect(text).toContainText('We have places.')
  const { timeline: before } = await admin('detailQuote', { quoteId: place.id })
  expect(before.map(({ kind }) => kind)).not.toContain('reply')

  await news.getByRole('button', { name: 'Ya lo leí' }).click()
  await pane(page).getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(timeline(page).filter({ hasText: 'We have places.' })).toHaveCount(1)
  await admin('deleteUser', { id: colleague.id })
})

test('the inbox is narrowed by state, by what presses and by words, and goes into a file', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { name, admin, place, tour, ids } = await addQuotes('Filtro')
  await admin('quoteSetState', { quoteId: tour.id, state: 'lost', reason: 'price' })
  await openPanel(page, `/admin-panel/quotes?q=${name}`)
  await expect(rows(page)).toHaveCount(3)

  await page
    .getByRole('group', { name: 'Estado' })
    .getByRole('button', { name: /Perdida/ })
    .click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`Walk ${name}`)
  await page.getByRole('group', { name: 'Estado' }).getByRole('button', { name: 'Todas' }).click()
  await page.getByRole('button', { name: 'Más filtros' }).click()
  await page.getByRole('combobox', { name: 'Consulta sobre' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Destino' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(place.reference)
  await expect(page).toHaveURL(/kind=destination/)

  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Archivo CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain(place.reference)
  expect(file).not.toContain(tour.reference)

  await test.step('lost asks why, deleting asks whether', async () => {
    await rows(page).first().getByRole('button').click()
    await pane(page).getByRole('button', { name: 'Estado: Nueva' }).click()
    await page.getByRole('menuitem', { name: 'Perdida' }).click()
    const why = page.getByRole('dialog', { name: '¿Por qué se perdió?' })
    await why.getByRole('radio', { name: 'Fechas' }).check()
    await why.getByRole('button', { name: 'Marcar como perdida' }).click()
    await expect(pane(page).getByRole('button', { name: /Perdida \(Fechas\)/ })).toBeVisible()
    await expect(pane(page).getByRole('link', { name: `North ${name}` })).toHaveAttribute(
      'href',
      `/admin-panel/destinations/${ids.destinationId}`,
    )
    await pane(page).getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar cotización' }).click()
    const question = page.getByRole('dialog', { name: '¿Eliminar esta cotización?' })
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('El pedido está en la papelera')).toBeVisible()
    await expect(pane(page)).toHaveCount(0)
  })
})

test('a request that came by phone is entered, with a message and a reminder', async ({ page }) => {
  test.setTimeout(120_000)
  const name = uniqueName('Llamado')
  await openPanel(page, '/admin-panel/quotes/add')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Qué pide' }).fill('Patagonia en enero')
  await save(page)
  await expect(page.getByText('Indique un email o un teléfono')).toBeVisible()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+54 9 11 5555 0000')
  await save(page)
  await expect(pane(page).getByRole('heading', { name })).toBeVisible()
  await expect(pane(page)).toContainText('Viaje a medida')
  await expect(pane(page)).toContainText('No hay correo. Copie una plantilla')

  await pane(page).getByRole('tab', { name: 'Registrar un mensaje' }).click()
  await pane(page).getByRole('textbox', { name: 'Qué se dijo' }).fill('Prefiere febrero')
  await pane(page).getByRole('button', { name: 'Guardar el mensaje' }).click()
  await expect(timeline(page).filter({ hasText: 'Prefiere febrero' })).toHaveCount(1)

  await pane(page).getByRole('button', { name: 'Seguimiento' }).click()
  await page.getByLabel('Día').fill('2030-05-03')
  await page.getByRole('button', { name: 'Recordar' }).click()
  await expect(
    pane(page).getByRole('button', { name: 'Seguimiento: 3 de mayo de 2030' }),
  ).toBeVisible()
})

test('a request is corrected, and another one of the same person joined with it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const name = uniqueName('Corregido')
  const digits = String(Date.now()).slice(-8)
  const asked = { name, message: 'Patagonia', origin: 'phone' as const }
  const admin = await callerOf(site.admin)
  const first = await admin('addQuote', { ...asked, phone: `+54 11 ${digits}` })
  const second = await admin('addQuote', { ...asked, phone: `+54-11-${digits}` })
  await openPanel(page, `/admin-panel/quotes?open=${first.id}`)
  await pane(page).getByRole('link', { name: 'Corregir' }).click()
  await page.getByRole('textbox', { name: 'Correo' }).fill('sin arroba')
  await save(page)
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('textbox', { name: 'Correo' }).fill(`ana-${digits}@example.com`)
  await page.getByRole('textbox', { name: 'Edades de los niños' }).fill('9; 4')
  await save(page)
  await expect(pane(page)).toContainText('2 menores (edades: 9, 4)')
  await expect(timeline(page).filter({ hasText: 'corrigió' })).toContainText('Edades de los niños')

  await pane(page)
    .getByRole('button', { name: `Unir con esta: ${second.reference}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unirlas' }).click()
  await expect(timeline(page).filter({ hasText: `unió ${second.reference}` })).toHaveCount(1)
  await page.goto(`/admin-panel/quotes?open=${second.id}`)
  await expect(pane(page)).toContainText('Esta cotización es parte de otra.')
  await pane(page).getByRole('button', { name: 'Abrirla' }).click()
  await expect(pane(page)).toContainText(first.reference)
})

test('a template fills the reply in the visitor’s language', async ({ page }) => {
  test.setTimeout(120_000)
  const { name, place } = await addQuotes('Plantilla')
  await openPanel(page, '/admin-panel/templates/add')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Asunto' }).fill('About your journey')
  await page.getByRole('textbox', { name: 'Texto' }).click()
  await page.keyboard.type('Thank you for')
  await page.getByRole('button', { name: 'Insertar la referencia' }).click()
  await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText(
    'Thank you for 7K3M-9QXD',
  )
  await save(page)
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()

  await page.goto(`/admin-panel/quotes?open=${place.id}`)
  await untilLoaded(page)
  await pane(page).getByRole('combobox', { name: 'Plantilla' }).click()
  await page.getByRole('option', { name }).click()
  await expect(pane(page).getByRole('textbox', { name: 'Respuesta' })).toContainText(
    `Thank you for ${place.reference}`,
  )
  await expect(pane(page).getByRole('textbox', { name: 'Asunto' })).toHaveValue(
    'About your journey',
  )

  await test.step('what is typed while it is on its way gives way to it only when asked', async () => {
    await pane(page).getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/api/renderTemplate', async (route) => {
      await held
      await route.continue()
    })
    await pane(page).getByRole('combobox', { name: 'Plantilla' }).click()
    await page.getByRole('option', { name }).click()
    const text = pane(page).getByRole('textbox', { name: 'Respuesta' })
    await text.click()
    await page.keyboard.type('Typed meanwhile.')
    arrive()
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await expect(text.getByText('Typed meanwhile.')).toBeAttached()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(text).toContainText('Typed meanwhile.')
  })

  await page.goto('/admin-panel/templates')
  await untilLoaded(page)
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
})

test('on a phone the list makes room for the request, and Back brings it again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { name } = await addQuotes('Celular')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await openPanel(page, `/admin-panel/quotes?q=${name}`)
  await rows(page).first().getByRole('button').click()
  await expect(pane(page).getByText('En otoño')).toBeVisible()
  await expect(rows(page).first()).toBeHidden()
  await expect(pane(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toBeVisible()
})
