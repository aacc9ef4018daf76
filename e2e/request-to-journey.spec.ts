import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { TextLanguage } from '#texts/languages.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { type Account, callerOf, visitor } from './caller.ts'
import { mailTo, pathIn } from './mailbox.ts'
import { uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { publicPages } from './public-pages.ts'
import { setTerms } from './set-terms.ts'
import { site } from './site.ts'
import { tabTo } from './tab-to.ts'

test.use({ reducedMotion: 'reduce' })

const nextYear = new Date().getFullYear() + 1
const [from, to] = [`${nextYear}-05-03`, `${nextYear}-05-16`]
const message = 'Queremos ver baleias, e as crianças querem neve.'
const addition = 'A avó vem junto: somos cinco.'

const rows = (page: Page) => page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem')
const pane = (page: Page) => page.getByRole('article')
const timeline = (page: Page) =>
  pane(page).getByRole('region', { name: 'Lo que pasó' }).getByRole('listitem')

/** A circuit with days, an experience and a hotel of the demonstration, as they are called in Portuguese. */
async function findThree() {
  const pages = await publicPages()
  const idIn = (path = '') => /[\da-f-]{36}/.exec(path)?.[0] ?? ''
  const [circuit, tour, hotel] = [pages['circuit'], pages['tour'], pages['hotel']].map(idIn)
  const details = await Promise.all([
    visitor('detailCircuit', { id: circuit ?? '' }),
    visitor('detailTour', { id: tour ?? '' }),
    visitor('detailHotel', { id: hotel ?? '' }),
  ])
  const namesIn = (language: TextLanguage) =>
    details.map((item) => item.details.find(({ lang }) => lang === language)?.name ?? '')
  const [circuitName = ''] = namesIn('pt')
  const [circuitInInbox = ''] = namesIn('es')
  return {
    address: `/pt/request?items=circuit:${circuit},tour:${tour},hotel:${hotel}`,
    names: namesIn('pt'),
    circuitName,
    /** The agency's name for it. */
    circuitInInbox,
  }
}

/** Somebody of the agency with a name and an address that no other story has. */
async function addColleague(): Promise<Account & { name: string }> {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Clara')
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`
  const account = { email, password: 'Viajar-Lejos-2026!' }
  await admin('addUserAdmin', { ...account, name, surname: 'Colega', role: 'admin' })
  return { ...account, name: `${name} Colega` }
}

/** A phone on which Portuguese is read. */
async function openPhone(browser: Browser): Promise<Page> {
  return browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    hasTouch: true,
    isMobile: true,
  })
}

/** Chooses in an open menu or list, by the arrows. */
async function choose(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible()
  await tabTo(page, option, 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** Goes to a control and presses it. */
async function pressOn(page: Page, control: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}

const mailAbout = (email: string, reference: string, subject: string) =>
  mailTo(
    email,
    (mail) => mail.subject?.includes(subject) === true && mail.subject.includes(reference),
  )

test('a request becomes a journey: asked on a phone, priced by keyboard, accepted, exported', async ({
  page: inbox,
  browser,
}) => {
  test.setTimeout(420_000)
  const { address, names, circuitName, circuitInInbox } = await findThree()
  const colleague = await addColleague()
  const admin = await callerOf(site.admin)
  await setTerms(true)
  const phone = await openPhone(browser)
  const name = uniqueName('Vera')
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`
  const about = (subject: string) => mailAbout(email, reference, subject)
  let reference = ''
  let quoteId = ''

  await test.step('a visitor asks for three things at once, with dates and children', async () => {
    await openPage(phone, address)
    const form = phone.locator('#quote form')
    for (const each of names) {
      await expect(phone.getByRole('main').getByRole('link', { name: each })).toBeVisible()
    }
    await form.getByLabel('Em datas exatas').check()
    await form.getByLabel('De', { exact: true }).fill(from)
    await form.getByLabel('Até', { exact: true }).fill(to)
    await form.getByLabel('Adultos').fill('2')
    await form.getByLabel('Idades das crianças').fill('4, 9')
    await form.getByRole('button', { name: 'Avançar' }).click()
    await form.getByLabel('Nome', { exact: true }).fill(name)
    await form.getByLabel('E-mail', { exact: true }).fill(email)
    await form.getByRole('button', { name: 'Avançar' }).click()
    await form.getByLabel('Mensagem', { exact: true }).fill(message)
    await phone.getByRole('button', { name: 'Enviar o pedido' }).click()
    await expect(phone.getByRole('heading', { name: 'Seu pedido chegou' })).toBeFocused({
      timeout: 60_000,
    })
    await expect(phone.getByText(/Você terá nossa resposta até/)).toBeVisible()
    const { list } = await admin('listQuote', { keyword: email })
    reference = list[0]?.reference ?? ''
    quoteId = list[0]?.id ?? ''
    await expect(phone.getByText(reference).first()).toBeVisible()
    expect(await axeViolations(phone)).toEqual([])
  })

  await test.step('both sides are mailed; the receipt repeats nothing that was typed', async () => {
    const receipt = await about('Recebemos seu pedido')
    for (const each of names) expect(receipt.text).toContain(each)
    for (const typed of [message, name]) expect(receipt.text).not.toContain(typed)
    await mailAbout(site.admin.email, reference, 'Pedido de cotización')
    await openPage(phone, pathIn(receipt, '/requests/'))
    await expect(phone.getByText('Já o recebemos; alguém vai lê-lo.')).toBeVisible()
  })

  await test.step('it is found in the inbox by keys', async () => {
    await openPanel(inbox, '/admin-panel/quotes')
    const search = inbox.getByRole('searchbox')
    await expect(async () => {
      await inbox.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await inbox.keyboard.type(reference)
    await expect(rows(inbox)).toHaveCount(1)
    await inbox.keyboard.press('Escape')
    await expect(async () => {
      await inbox.keyboard.press('j')
      await expect(pane(inbox).getByText(message)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(rows(inbox)).toHaveCount(1)
    const asked = pane(inbox).getByRole('region', { name: 'Lo que pide' })
    await expect(asked).toContainText(`${dayText(from, 'es')} – ${dayText(to, 'es')}`)
    await expect(asked).toContainText('2 adultos, 2 menores (edades: 4, 9)')
    const items = asked.getByRole('link').filter({ hasNotText: 'Corregir' })
    await expect(items).toHaveCount(names.length)
  })

  await test.step('it is assigned, and whom it is assigned to is told', async () => {
    await inbox.keyboard.press('a')
    await choose(inbox, inbox.getByRole('menuitem', { name: colleague.name }))
    await expect(timeline(inbox).filter({ hasText: 'la asignó a' })).toContainText(colleague.name)
    await mailAbout(colleague.email, reference, 'Pedido asignado')
  })

  await test.step('a template answers in Portuguese', async () => {
    await inbox.keyboard.press('r')
    const text = pane(inbox).getByRole('textbox', { name: 'Respuesta' })
    await expect(text).toBeFocused()
    await tabTo(inbox, pane(inbox).getByRole('combobox', { name: 'Plantilla' }), 'Shift+Tab')
    await inbox.keyboard.type('First answer')
    await expect(inbox.getByRole('option')).toHaveCount(1)
    await inbox.keyboard.press('ArrowDown')
    await inbox.keyboard.press('Enter')
    await expect(text).toContainText(`Olá, ${name}:`)
    await expect(text).toContainText(circuitName)
    await tabTo(inbox, text)
    await inbox.keyboard.press('Control+Enter')
    await expect(timeline(inbox).filter({ hasText: 'respondió' })).toContainText(
      'Estamos montando sua viagem',
    )
    await expect(pane(inbox).getByRole('button', { name: 'Estado: Contactada' })).toBeVisible()
  })

  await test.step('the visitor reads it, and writes back on the page of the request', async () => {
    const reply = await about(`Sua viagem: ${circuitName}`)
    expect(reply.text).toContain('Estamos montando sua viagem')
    expect(reply.replyTo?.[0]?.address).toBeTruthy()
    await openPage(phone, pathIn(reply, '/requests/'))
    await expect(phone.getByText('Estamos montando sua viagem')).toBeVisible()
    await phone.getByLabel('O que você quer acrescentar').fill(addition)
    await phone.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(phone.getByText('Recebemos o que você acrescentou.')).toBeVisible()
    const told = await mailAbout(colleague.email, reference, 'Mensaje de')
    expect(told.text).toContain(addition)
  })

  await test.step('a proposal begins with the circuit and is priced', async () => {
    await inbox.reload()
    await untilLoaded(inbox)
    await expect(timeline(inbox).filter({ hasText: addition })).toBeVisible()
    await inbox.keyboard.press('p')
    await choose(inbox, inbox.getByRole('menuitem', { name: `A partir de «${circuitInInbox}»` }))
    await expect(inbox).toHaveURL(/\/admin-panel\/proposals\//)
    await untilLoaded(inbox)
    await expect(inbox.getByLabel('Primer día del viaje')).toHaveValue(from)
    const days = inbox.getByRole('region', { name: 'Día por día' })
    await expect(days.getByRole('button', { name: /^Día 1 · / })).toBeVisible()

    await tabTo(inbox, inbox.getByRole('textbox', { name: 'Título', exact: true }))
    await inbox.keyboard.press('Control+a')
    await inbox.keyboard.type('Patagônia em família')
    await tabTo(inbox, inbox.getByRole('textbox', { name: 'Adultos' }))
    await inbox.keyboard.press('Control+a')
    await inbox.keyboard.type('3')
    await tabTo(inbox, inbox.getByLabel('Válida hasta'))
    // The same in every order of day and month.
    await inbox.keyboard.type(`1010${nextYear}`)
    await pressOn(inbox, inbox.getByRole('button', { name: 'Agregar un precio' }))
    const label = inbox.getByRole('textbox', { name: 'Qué', exact: true })
    await tabTo(inbox, label, 'Shift+Tab')
    await inbox.keyboard.type('Circuito por pessoa')
    await expect(inbox.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('5')
    await tabTo(inbox, inbox.getByRole('textbox', { name: 'Cada uno (USD)' }))
    await inbox.keyboard.type('1500')
    const sum = inbox.getByRole('region', { name: 'Precio', exact: true }).getByRole('definition')
    await expect(sum).toHaveText(/USD\s7\.500/)
    await inbox.keyboard.press('Control+s')
    await expect(inbox.getByText('Guardado')).toBeVisible()
  })

  await test.step('it is sent', async () => {
    await inbox.keyboard.press('Control+Enter')
    const dialog = inbox.getByRole('dialog')
    await expect(dialog).toContainText(email)
    await expect(dialog.getByRole('button', { name: `Enviar a ${name}` })).toBeFocused()
    await inbox.keyboard.press('Enter')
    await expect(inbox.getByText('Versión 1', { exact: true })).toBeVisible()
  })

  const sent = await about('Sua proposta de viagem')
  const offer = pathIn(sent, '/proposals/')

  await test.step('the visitor reads it on the phone, and keeps the document', async () => {
    await openPage(phone, offer)
    await expect(
      phone.getByRole('heading', { name: 'Patagônia em família', level: 1 }),
    ).toBeVisible()
    await expect(phone.locator('#day-1')).toContainText(dayText(from, 'pt'))
    await expect(phone.getByText(/USD\s7\.500/).first()).toBeVisible()
    expect(await beyondTheEdge(phone)).toBe(0)
    const download = phone.waitForEvent('download')
    await phone.getByRole('link', { name: 'Baixar em PDF' }).click()
    const kept = await download
    expect(kept.suggestedFilename()).toBe(`${reference}-1.pdf`)
    const { pages, language } = await readPdf(await readFile(await kept.path()))
    const said = pages.join(' ')
    expect(language).toBe('pt')
    for (const each of ['Patagônia em família', name, reference]) expect(said).toContain(each)
  })

  await test.step('it is accepted, once; both sides are mailed', async () => {
    await phone.getByLabel('Seu nome completo').fill('Vera Visitante')
    await phone.getByRole('checkbox', { name: 'Li e aceito' }).check()
    await phone.getByRole('button', { name: 'Aceitar a proposta' }).click()
    const answer = phone.locator('#answer')
    await expect(answer).toContainText('Proposta aceita: agora confirmamos os serviços')
    await openPage(phone, offer)
    await expect(answer).toContainText('Vera Visitante')
    await expect(phone.getByRole('button', { name: 'Aceitar a proposta' })).toHaveCount(0)
    const token = offer.split('/').at(-1) ?? ''
    await expect(
      visitor('answerProposal', { token, version: 1, answer: 'accepted' }),
    ).rejects.toThrow('accepted')
    await about('Proposta aceita')
    await mailAbout(colleague.email, reference, 'Propuesta aceptada')
  })

  await test.step('the agency confirms the services', async () => {
    await inbox.reload()
    await untilLoaded(inbox)
    await pressOn(inbox, inbox.getByRole('button', { name: 'Confirmar los servicios…' }))
    const dialog = inbox.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await inbox.keyboard.type('Até maio!')
    await pressOn(inbox, dialog.getByRole('button', { name: 'Confirmar', exact: true }))
    await expect(inbox.getByRole('region', { name: 'Respuesta' })).toContainText(
      'Servicios confirmados el',
    )
    const confirmed = await about('Seus serviços estão confirmados')
    expect(confirmed.text).toContain('Até maio!')
    await openPage(phone, offer)
    await expect(phone.locator('#answer')).toContainText('Sua viagem está confirmada')
  })

  await test.step('the request is won, and its timeline has all of it', async () => {
    await pressOn(inbox, inbox.getByRole('link', { name: reference }), 'Shift+Tab')
    await expect(pane(inbox).getByRole('button', { name: 'Estado: Ganada' })).toBeVisible()
    const { state, assignee, timeline: kept } = await admin('detailQuote', { quoteId })
    expect({ state, assignee: assignee?.name }).toEqual({ state: 'won', assignee: colleague.name })
    expect(kept.map(({ kind }) => kind)).toEqual([
      'created',
      'seen',
      'assigned',
      'state',
      'reply',
      'message',
      'proposal',
      'state',
      'opened',
      'proposal',
      'state',
      'proposal',
    ])
    const receipt = await about('Recebemos seu pedido')
    await openPage(phone, pathIn(receipt, '/requests/'))
    await expect(phone.getByText('Você aceitou nossa proposta. Obrigado!')).toBeVisible()
  })

  await test.step('the export shows it', async () => {
    await inbox.keyboard.press('/')
    await inbox.keyboard.type(reference)
    await expect(rows(inbox)).toHaveCount(1)
    await pressOn(inbox, inbox.getByRole('button', { name: 'Exportar' }), 'Shift+Tab')
    const download = inbox.waitForEvent('download')
    await choose(inbox, inbox.getByRole('menuitem', { name: 'Archivo CSV' }))
    const [header = '', row = '', ...others] = (
      await readFile(await (await download).path(), 'utf8')
    )
      .trim()
      .split('\r\n')
    expect(others).toEqual([])
    const cells = Object.fromEntries(
      header
        .replace('\u{FEFF}', '')
        .split(',')
        .map((column, place) => [column, row.split(',')[place]]),
    )
    expect(cells).toMatchObject({ reference, state: 'won', name, email, lang: 'pt' })
    expect(row).toContain(from)
    expect(row).toContain('4 | 9')
  })
})
