import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Caller } from '#contract/index.ts'
import { openPage } from './open-page.ts'
import type { TestServer } from './test-server.ts'
import { site } from './site.ts'

const password = 'Viajar-Lejos-2026!'
const visitor = 'vera@example.com'

/** Calls operations of an installation beside the one under test; its admin's token is for what they do not carry, files. */
export async function callersOf(
  server: TestServer,
): Promise<{ anyone: Caller; admin: Caller; token: string }> {
  const callerWith = (token?: string) =>
    ((name: string, payload: object = {}) => server.call(name, payload, token)) as Caller
  const { token } = await callerWith()('login', site.admin)
  return { anyone: callerWith(), admin: callerWith(token), token }
}

/** A catalogue of one country elsewhere, whose maps have other neighbours: an item of each kind, with what its pages show. */
export async function addCatalogue(admin: Caller) {
  const { id: countryId } = await admin('addCountry', { name: 'Peru' })
  const { id: regionId } = await admin('addRegion', { countryId, name: 'Cusco' })
  const { id: categoryId } = await admin('addCategory', { name: 'Walks' })
  const texts = (name: string) => [
    { lang: 'en' as const, name, description: `${name}, by day and night.`, summary: 'White.' },
  ]
  const months = Array.from({ length: 12 }, () => 'good' as const)
  const add = async (name: string, lat: number) => {
    const place = { location: { lat, lng: -71.9 }, months, tags: ['salt'] }
    return (await admin('addDestination', { details: texts(name), regionId, ...place })).id
  }
  const destinationIds = [await add('Maras', -13.33), await add('Pisac', -13.42)]
  const [destinationId = ''] = destinationIds
  const { id: tourId } = await admin('addTour', {
    details: texts('Salt'),
    destinationId,
    categoryId,
    months,
  })
  const { id: hotelId } = await admin('addHotel', {
    details: texts('Inn of salt'),
    destinationId,
    category: 4,
  })
  const journey = { destinationIds, tourIds: [tourId], hotelIds: [hotelId], days: 2, nights: 1 }
  const itinerary = destinationIds.map((each, index) => ({
    day: index + 1,
    destinationId: each,
    details: [{ lang: 'en' as const, title: 'On the salt', text: 'We walk.' }],
  }))
  const { id: circuitId } = await admin('addCircuit', {
    details: texts('Two towns'),
    ...journey,
    itinerary,
  })
  const { id: packageId } = await admin('addPackage', { details: texts('Weekend'), ...journey })
  const { id: incentiveId } = await admin('addIncentive', {
    details: texts('A week for all'),
    destinationId,
  })
  const { id: templateId } = await admin('addTemplate', {
    name: 'Greeting',
    texts: { en: { subject: 'Your journey', body: 'Dear {{name}}, {{link}}' } },
  })
  const places = { countryId, regionId, categoryId, destinationId }
  return { ...places, tourId, hotelId, circuitId, packageId, incentiveId, templateId }
}

interface Written {
  to: string
  subject: string
  html: string
  text: string
  /** All that a reader is shown, headers included. */
  all: string
  documents: Uint8Array[]
}

/** The mails of an installation, oldest first. */
export async function mailsOf(server: TestServer): Promise<Written[]> {
  const folder = join(server.dataDir(), 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      const { subject = '', from, replyTo, html = '', text = '' } = mail
      const to = mail.to?.[0]?.address ?? ''
      const documents = mail.attachments.flatMap(({ content }) =>
        content instanceof ArrayBuffer ? [new Uint8Array(content)] : [],
      )
      const all = JSON.stringify({ subject, from, replyTo, html, text })
      return { to, subject, html, text, all, documents }
    }),
  )
}

/** The newest address with `part` in a mail to somebody that says `about`; waits for it. */
async function linkTo(server: TestServer, to: string, part: string, about = '') {
  let found = ''
  await expect(async () => {
    const mails = (await mailsOf(server)).filter(
      (mail) => mail.to === to && mail.text.includes(about),
    )
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    found = links.findLast((each) => each.includes(part)) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return found
}

const lastOf = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '')

/** Somebody registers in their browser, is let in, forgets their password and gets another address. */
async function haveAnAccount(page: Page, server: TestServer, admin: Caller, anyone: Caller) {
  const email = 'agente@example.com'
  await openPage(page, `${server.url}/pt/register`)
  const main = page.getByRole('main')
  for (const [name, value] of [
    ['Nome', 'Ana'],
    ['Sobrenome', 'Agente'],
    ['E-mail', email],
    ['Senha', password],
  ] as const) {
    await main.getByRole('textbox', { name, exact: true }).fill(value)
  }
  await main.getByRole('checkbox', { name: 'Li o aviso de privacidade' }).check()
  await main.getByRole('button', { name: 'Cadastrar-se' }).click()
  await anyone('verifyEmail', {
    email,
    token: lastOf(await linkTo(server, email, '/verify-email/')),
  })
  const { list } = await admin('searchUsers', { keyword: email })
  const id = list[0]?.id ?? ''
  await admin('toggleUserApproved', { id, lang: 'pt' })
  await anyone('resetPasswordRequest', { email, lang: 'pt' })
  const token = lastOf(await linkTo(server, email, '/reset-password/'))
  await anyone('resetPassword', { token, newPass: `${password}!`, lang: 'pt' })
  await admin('editUserAdmin', { id, email: 'agente.2@example.com' })
  const person = { name: 'Eva', surname: 'Editora', role: 'admin' as const, password }
  return admin('addUserAdmin', { ...person, email: 'eva@example.com' })
}

const usd = (units: number) => ({ amount: units * 100, currency: 'USD' })

/** A request is asked, assigned, answered and proposed for: once declined, once accepted and confirmed. */
async function askForAJourney(server: TestServer, admin: Caller, anyone: Caller, tourId: string) {
  const person = { name: 'Vera', email: visitor, consent: true, lang: 'pt' as const }
  const asked = { entityType: 'tour' as const, entityId: tourId, message: 'Two in March' }
  const { id: quoteId } = await anyone('createQuote', { ...person, ...asked, country: 'BR' })
  const request = lastOf(await linkTo(server, visitor, '/requests/'))
  await anyone('addRequestMessage', { token: request, text: 'And a child.' })
  const propose = async (title: string) => {
    const { id } = await admin('addProposal', { quoteId })
    await admin('editProposal', {
      id,
      title,
      days: [{ title: 'Maras', text: 'On the salt.' }],
      prices: [{ label: 'Per person', quantity: 2, unit: usd(900) }],
      validUntil: '2099-12-31',
    })
    const { version } = await admin('sendProposal', { id })
    const link = await linkTo(server, visitor, '/proposals/', title)
    return { id, version, token: lastOf(link) }
  }
  const { token, version } = await propose('Salt alone')
  await anyone('answerProposal', { token, version, answer: 'declined', text: 'Later.' })
  const second = await propose('Salt and sky')
  await admin('quoteReply', {
    quoteId,
    subject: 'Your journey',
    text: 'Dear **Vera**, here it is.',
    proposalIds: [second.id],
  })
  await anyone('answerProposal', {
    token: second.token,
    version: second.version,
    answer: 'accepted',
    acceptedBy: 'Vera',
  })
  await admin('confirmProposal', { id: second.id, text: 'See you.' })
  return { quoteId, request, proposal: second.token, proposalId: second.id }
}

/** Everybody does what mails are written about. */
export async function causeMails(page: Page, server: TestServer, tourId: string) {
  const { anyone, admin } = await callersOf(server)
  const { id: editorId } = await haveAnAccount(page, server, admin, anyone)
  const request = await askForAJourney(server, admin, anyone, tourId)
  await admin('quoteAssign', { quoteId: request.quoteId, userId: editorId })
  return { ...request, editorId }
}
