import { expect, type Locator, type Page, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { linkMailedTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

/** A page that is older than the server, and one whose network is gone. */
const losses = {
  'scripts 404': {
    begin: (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404 })),
    end: (page: Page) => page.unrouteAll(),
    says: /^Una parte de esta página no se pudo cargar/,
  },
  offline: {
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
    says: /^Parece que no tiene conexión/,
  },
} as const

type Loss = (typeof losses)[keyof typeof losses]

interface Form {
  path: string | (() => Promise<string>)
  /** The name of its button. */
  send: string
  /** The typed values, by the names of their inputs. */
  typed: Record<string, string>
  /** Its region, where a page has several. */
  within?: string
  /** Somebody of this agency is logged in. */
  agency?: string
  /** Once it acts, sending needs no download: without scripts it is sent. */
  isWhole?: boolean
  /** Once it acts, it says in words of its own that the server is away. */
  saysItself?: boolean
}

const person = { name: 'Vera', email: 'vera@example.com' }
const password = 'Viajar-Lejos-2026!'

const forms: Record<string, Form> = {
  'a request': {
    path: async () => `/es${(await publicPages())['destination']}`,
    send: 'Enviar la consulta',
    typed: { ...person, message: 'Hola' },
  },
  'an open request': {
    path: '/es/request',
    send: 'Enviar la consulta',
    typed: { ...person, message: 'Hola' },
  },
  'an addition': { path: pathOfRequest, send: 'Enviarlo', typed: { text: 'Y un niño' } },
  'the wish for a new link': {
    path: `/es/requests/${'A'.repeat(43)}`,
    send: 'Enviarme un enlace nuevo',
    typed: { reference: '7K4M-2QXP', email: person.email },
  },
  'a proposal’s answer': {
    path: pathOfProposal,
    send: 'Aceptar la propuesta',
    typed: { acceptedBy: 'Vera Visitante', text: 'Con gusto' },
    isWhole: true,
  },
  'the log-in': {
    path: '/es/login',
    send: 'Iniciar sesión',
    typed: { email: person.email, password },
  },
  'a registration': {
    path: '/es/register',
    send: 'Registrarse',
    typed: { name: 'Ana', surname: 'Agente', email: 'ana@example.com', password },
  },
  'the wish for a new password': {
    path: '/es/reset-password-request',
    send: 'Enviar el enlace',
    typed: { email: person.email },
  },
  'a new password': {
    path: '/es/reset-password/no-token',
    send: 'Guardar la contraseña',
    typed: { newPass: password, confirmation: password },
  },
  'the confirmation of an address': {
    path: '/es/verify-email/nobody@example.com/no-token',
    send: 'Confirmar mi correo',
    typed: {},
    saysItself: true,
  },
  'one’s own details': {
    path: '/es/account',
    within: 'Sus datos',
    send: 'Guardar sus datos',
    typed: { name: 'Agustina', surname: 'Otra' },
    agency: '',
  },
  'one’s own password': {
    path: '/es/account',
    within: 'Contraseña',
    send: 'Cambiar la contraseña',
    typed: { current: 'x', newPass: password, confirmation: password },
    agency: '',
  },
  'a client view': {
    path: async () =>
      `/es/client-views?item=circuit:${(await publicPages())['circuit']?.slice(-36)}`,
    send: 'Crear',
    typed: { title: 'Para la familia Silva' },
    agency: 'Operadora Norte',
    isWhole: true,
  },
  'an agency’s contact': {
    path: '/es/client-views',
    send: 'Guardar contacto',
    typed: { phone: '+54 11 5555 0100' },
    agency: 'Operadora Norte',
    isWhole: true,
  },
}

async function pathOfRequest(): Promise<string> {
  const email = `addition-${Date.now()}@example.com`
  await visitor('createOpenQuote', { name: 'Vera', email, message: 'Hola', lang: 'es' })
  return linkMailedTo(email, '/requests/')
}

async function pathOfProposal(): Promise<string> {
  const email = `answer-${Date.now()}@example.com`
  const admin = await callerOf(site.admin)
  const asked = { name: 'Vera', email, message: 'Hola', lang: 'es' } as const
  const { id: quoteId } = await visitor('createOpenQuote', asked)
  const { id } = await admin('addProposal', { quoteId })
  await admin('editProposal', {
    id,
    title: 'Norte argentino',
    days: [{ title: 'Llegada', text: 'Traslado.' }],
    prices: [{ label: 'Todo', quantity: 1, unit: { amount: 100_000, currency: 'USD' } }],
    validUntil: '2098-04-01',
  })
  await admin('sendProposal', { id })
  return linkMailedTo(email, '/proposals/')
}

async function logInWith(page: Page, agencyName: string): Promise<void> {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listAgencies', { keyword: agencyName })
  const of = agencyName === '' ? {} : { agencyId: list[0]?.id ?? '' }
  await logInPage(page, await addAccount(admin, 'user', of))
}

/** Types in one go, as a browser that fills a form in does, and sends. */
async function send(within: Locator, { typed, send: name }: Form): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    const input = within.locator(`[name="${field}"]`)
    await input.fill(value)
    // A draft that comes back between the selection and the typing is added to.
    if ((await input.inputValue()) === value + value) await input.fill(value)
  }
  const terms = within.getByRole('checkbox', { name: /^Leí y acepto/ })
  if (await terms.isVisible()) await terms.check()
  await within.getByRole('button', { name, exact: true }).click()
}

/** The reason stands there, the button can be pressed again, and what was typed is there. */
async function expectReason(within: Locator, { typed, send: name }: Form, loss: Loss) {
  const page = within.page()
  await expect(page.getByText(loss.says).filter({ visible: true }).first()).toBeVisible()
  await expect(within.getByRole('button', { name, exact: true })).toBeEnabled()
  for (const [field, value] of Object.entries(typed)) {
    await expect(within.locator(`[name="${field}"]`)).toHaveValue(value)
  }
}

for (const [called, form] of Object.entries(forms)) {
  test(`${called}: what cannot be fetched is said, and nothing typed is lost`, async ({ page }) => {
    test.setTimeout(150_000)
    if (form.agency !== undefined) await logInWith(page, form.agency)
    const path = typeof form.path === 'string' ? form.path : await form.path()
    const within = form.within
      ? page.getByRole('region', { name: form.within, exact: true })
      : page.getByRole('main')
    const button = within.getByRole('button', { name: form.send, exact: true })
    const moments = [form.agency === undefined && 'before it acts', !form.saysItself && 'acting']
    for (const moment of moments.filter((each) => each !== false)) {
      for (const [lost, loss] of Object.entries(losses)) {
        const acts = moment === 'acting'
        if (acts && form.isWhole && lost === 'scripts 404') continue
        await test.step(`${lost}, ${moment}`, async () => {
          await openPage(page, path)
          if (acts) {
            await button.hover()
            await page.waitForLoadState('networkidle')
          }
          await loss.begin(page)
          await send(within, form)
          await expectReason(within, form, loss)
          await loss.end(page)
        })
      }
    }
  })
}
