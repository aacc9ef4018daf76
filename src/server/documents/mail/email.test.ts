import { escapeRegExp } from '#contract/base/text/escape-reg-exp.ts'
import { makeJourney } from '#testing/sample-quote.ts'
import { plainSite } from '#testing/mailing-site.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { renderEmail } from './email.ts'
import { html, textOf } from '../html/html.ts'
import { renderLetter } from './letter.ts'
import { accountChanged } from '#server/features/accounts/mails/account-changed.ts'
import { accountValidation } from '#server/features/accounts/mails/account-validation.ts'
import { adminNotice } from '#server/features/accounts/mails/admin-notice.ts'
import { approval } from '#server/features/accounts/mails/approval.ts'
import { passwordChanged } from '#server/features/accounts/mails/password-changed.ts'
import { passwordReset } from '#server/features/accounts/mails/password-reset.ts'
import { quoteDetails } from '#server/features/quotes/mails/details/quote-details.ts'
import { quoteReceipt } from '#server/features/quotes/mails/quote-receipt.ts'

const site = plainSite({ siteName: 'Ñandú Travel', siteUrl: 'https://nandu.example' })
const hostile = `<img src=x onerror="alert(1)">&'`

const quote = {
  id: '6f1b8f3e-4b7a-4d8e-9a40-0f3b7d1f2c11',
  reference: '7K3M-9QXD',
  name: hostile,
  email: 'ana@example.com',
  message: `Hola\n${hostile}`,
  entityType: 'circuit' as const,
  entityName: 'Patagonia clásica',
  phone: null,
  source: null,
  creationDate: new Date('2026-03-01T15:00:00Z'),
  dueAt: new Date('2026-03-03T15:00:00Z'),
}

const journey = makeJourney({
  items: [{ entityType: quote.entityType, name: quote.entityName, note: null }],
})

describe('an e-mail', () => {
  const email = renderEmail(site, {
    lang: 'es',
    subject: 'Uno\r\nBcc: otro@example.com',
    heading: hostile,
    paragraphs: [hostile],
    fields: [{ label: hostile, value: hostile }],
    quotation: `${hostile}\nsegunda línea`,
    action: { label: hostile, url: 'https://nandu.example/?a=1&b="2"' },
    note: hostile,
  })

  it('shows every text as text in its HTML', () => {
    expect(email.html).not.toContain('<img')
    expect(
      email.html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;&#39;/g),
    ).toHaveLength(8)
    expect(email.html).toContain('href="https://nandu.example/?a=1&amp;b=&quot;2&quot;"')
  })

  it('says the same in plain text, which is not escaped', () => {
    expect(email.text).toContain(hostile)
    expect(email.text).toContain(`> ${hostile}\n> segunda línea`)
    expect(email.text).toContain('https://nandu.example/?a=1&b="2"')
    expect(email.text).toContain('-- \nÑandú Travel\nhttps://nandu.example')
  })

  it('keeps its subject in one line', () => {
    expect(email.subject).toBe('Uno Bcc: otro@example.com')
  })

  it('loads nothing from outside', () => {
    expect(email.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/)
  })
})

describe.each(textLanguages)('messages in %s', (lang) => {
  it('link to the pages that confirm an e-mail and set a password, on the configured site', () => {
    const validation = accountValidation({ site, email: "o'hara+1@example.com", token: 'T1' }, lang)
    const validationUrl = `https://nandu.example/${lang}/verify-email/o'hara%2B1%40example.com/T1`
    expect(validation.text).toContain(`\n${validationUrl}\n`)
    expect(validation.html).toContain(`href="${validationUrl.replaceAll("'", '&#39;')}"`)
    const reset = passwordReset({ site, token: 'T2' }, lang)
    expect(reset.text).toContain(`\nhttps://nandu.example/${lang}/reset-password/T2\n`)
  })

  it('are marked with their language', () => {
    const all = [
      accountValidation({ site, email: 'ana@example.com', token: 'T' }, lang),
      approval({ site, name: 'Ana', seesRates: true }, lang),
      passwordReset({ site, token: 'T' }, lang),
      passwordChanged({ site, name: 'Ana' }, lang),
    ]
    for (const message of all) {
      expect(message.html).toContain(`<html lang="${lang}">`)
      expect(message.subject).toMatch(/ – Ñandú Travel$/)
    }
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length)
  })

  it('repeat nothing of a visitor in the receipt of their quote', () => {
    const receipt = quoteReceipt(
      {
        site,
        clientReference: null,
        reference: quote.reference,
        main: {
          entityType: quote.entityType,
          name: quote.entityName,
          url: 'https://nandu.example/circuits/1',
        },
        items: journey.items,
        channel: 'email',
        dueAt: quote.dueAt,
        url: 'https://nandu.example/requests/token',
        specialist: null,
        answerable: true,
        copy: null,
      },
      lang,
    )
    expect(receipt.subject).toContain(quote.reference)
    expect(receipt.text).toContain(quote.reference)
    expect(receipt.text).toContain(quote.entityName)
    expect(receipt.text).toContain('https://nandu.example/circuits/1')
    expect(receipt.text).toContain('https://nandu.example/requests/token')
  })
})

describe('messages to the agency', () => {
  it('tell a quote in the words of the one who asks, escaped', () => {
    const { subject, html, text } = quoteDetails({ site, quote, journey })
    expect(subject).toBe('Pedido de cotización: Patagonia clásica (7K3M-9QXD)')
    expect(html).not.toContain('<img')
    expect(text).toContain('Circuito: Patagonia clásica')
    expect(text).toContain('Correo electrónico: ana@example.com')
    expect(text).toContain('1 de marzo de 2026')
    expect(text).toContain(`> Hola\n> ${hostile}`)
    expect(text).toContain('https://nandu.example/admin-panel/quotes')
  })

  it.each([
    ['(011) 15-5555-0100', 'AR', 'https://wa.me/5491155550100'],
    ['(011) 15-5555-0100', null, null],
    ['+54 9 11 5555 0100 / +54 9 11 5555 0101 ext. 7', 'DE', 'https://wa.me/5491155550100'],
    ['call me in the evening', 'AR', null],
  ])('offer WhatsApp to %s from %s', (phone, country, link) => {
    const office = { ...site.office, holidays: null }
    const { text } = quoteDetails({
      site: { ...site, office },
      quote: { ...quote, phone },
      journey: { ...journey, country },
    })
    expect(/^WhatsApp: (.*)$/m.exec(text)?.[1] ?? null).toBe(link)
    const home = { ...site.office, holidays: 'AR' }
    const there = quoteDetails({
      site: { ...site, office: home },
      quote: { ...quote, phone: '11 5555-0100' },
      journey: { ...journey, country: null },
    })
    expect(there.text).toContain('WhatsApp: https://wa.me/541155550100')
  })

  it('tell admins whom to approve', () => {
    const { text } = adminNotice({
      site,
      user: { name: 'Ana', surname: 'Gómez', email: 'ana@example.com', isApproved: false },
    })
    expect(text).toContain('Nombre: Ana Gómez')
    expect(text).toContain('https://nandu.example/admin-panel/users')
  })
})

it.each([
  [
    { email: true, password: false, factors: true },
    /correo de su cuenta.*nueva@example\.com/,
    /contraseña de su cuenta/,
  ],
  [
    { email: false, password: true, factors: false },
    /contraseña de su cuenta/,
    /nueva@example\.com/,
  ],
])(
  'tell a user in three textLanguages what an admin changed: %o',
  (changed, expected, unexpected) => {
    const { text } = accountChanged({ site, changed, email: 'nueva@example.com' })
    expect(text).toMatch(expected)
    expect(text).not.toMatch(unexpected)
    for (const language of ['Español', 'English', 'Português']) expect(text).toContain(language)
  },
)

it('ends with how the site is reached and who stands behind it, in the language of the mail', () => {
  const legalPages = [{ slug: 'privacy', titles: { en: 'Privacy', pt: 'Privacidade & cia.' } }]
  const siteName = 'Pampa & Azul'
  const named = { ...site, ...sampleSite, siteUrl: site.siteUrl, siteName, legalPages }
  const logo = { url: '/media/images/x/logo-200.png', width: 200, height: 50 }
  const mail = passwordReset({ site: { ...named, logo }, token: 'x' }, 'pt')
  for (const line of [
    '+51 1 555 0100 · WhatsApp +51 955 501 000 · hola@pampa-azul.com',
    'Calle de Ejemplo 123, Lima',
    'seg 09:00–13:00, 14:00–18:00; ter 09:00–24:00 (horário de Lima)',
    'Pampa Azul S.A. · 30-12345678-9',
    'Tour operator OT-77',
    'All services are subject to availability.',
  ]) {
    expect(mail.text).toContain(line)
    expect(mail.html).toContain(line)
  }
  expect(mail.text).toContain('-- \nPampa & Azul · Viagens com tempo\nhttps://nandu.example\n')
  expect(mail.html).toContain('Pampa &amp; Azul · Viagens com tempo<br>')
  for (const [name, address] of [
    ['Licencia 12345', 'https://registro.example/12345'],
    ['social.example', 'https://social.example/pampa-azul'],
    ['Privacidade & cia.', 'https://nandu.example/pt/pages/privacy'],
    ['Dados fiscais', 'https://fiscal.example/'],
    ['Arrependimento de compra', 'https://withdraw.example/'],
  ] as const) {
    expect(mail.text).toContain(address)
    const shown = escapeRegExp(textOf(html`${name}`))
    expect(mail.html).toMatch(new RegExp(`href="${escapeRegExp(address)}"[^>]*>${shown}</a>`))
  }
  expect(mail.html).toContain(
    '<img src="https://nandu.example/media/images/x/logo-200.png" width="160" height="40" alt="Pampa &amp; Azul"',
  )
})

it('ends with the contacts of its reader’s market: by country, else by language', () => {
  const brazil = { name: {}, countries: ['BR'], phone: '+55 11 5555 0100', whatsapp: null }
  const markets = [...sampleSite.markets, { ...brazil, email: null, assigneeId: null }]
  const named = { ...site, ...sampleSite, siteUrl: site.siteUrl, markets }
  const letter = (lang: 'es' | 'pt', readerCountry?: string) =>
    renderLetter(
      { ...named, readerCountry: readerCountry ?? null },
      { lang, subject: 'S', body: 'B' },
    )
  for (const [mail, phone, mailbox] of [
    [letter('es'), sampleSite.contact.phone, sampleSite.contact.email],
    [letter('pt'), '+55 11 5555 0100', sampleSite.contact.email],
    [letter('es', 'BR'), '+55 11 5555 0100', sampleSite.contact.email],
    [letter('pt', 'DE'), '+49 30 555 0100', 'europe@pampa-azul.com'],
    [letter('pt', 'PE'), sampleSite.contact.phone, sampleSite.contact.email],
  ] as const) {
    const line = `${phone} · WhatsApp +51 955 501 000 · ${mailbox}`
    expect(mail.text).toContain(line)
    expect(mail.html).toContain(line)
  }
})

it('says nothing of what nobody has set', () => {
  const { text } = passwordReset({ site, token: 'x' }, 'en')
  expect(text.slice(text.indexOf('-- '))).toBe('-- \nÑandú Travel\nhttps://nandu.example\n')
})
