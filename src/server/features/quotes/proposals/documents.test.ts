import { describe, expect, it } from 'vitest'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { mailsTo } from '#testing/accounts.ts'
import { makeQuote, makeSentProposal, readQuote, smallProposal, usd } from '#testing/proposals.ts'
import { readPdf } from '#testing/read-pdf.ts'

const app = await startTestApp()

const whole = {
  startOn: '2027-05-03',
  options: [{ key: 'A', name: 'Tres estrellas' }],
  prices: [
    ...smallProposal.prices,
    { label: 'Tasa del parque', quantity: 2, unit: usd(30), onSpot: true },
  ],
  included: ['Guía local'],
  payments: [{ due: 'acceptance' as const, percent: 100 }],
  commission: 37.5,
}

describe('/proposals/{token}.pdf', () => {
  it('is the proposal as real text in its language, to be kept as a file', async () => {
    const quote = await makeQuote(app)
    const { token } = await makeSentProposal(app, quote, whole)
    const response = await app.server.inject({ url: `/proposals/${token}.pdf` })
    const { reference } = await readQuote(app, quote.id)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}-1.pdf"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const { pages, language, info, links } = await readPdf(response.rawPayload)
    const text = pages.join(' ').replaceAll('\u00a0', ' ')
    expect(language).toBe('es')
    expect(info).toMatchObject({ Title: smallProposal.title, Author: 'Ñandú Travel' })
    for (const said of [
      reference,
      'Ana Gómez',
      'lunes, 3 de mayo de 2027',
      'USD 2.500',
      'Guía local',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/Se paga en el lugar .*Tasa del parque/)
    expect(text).not.toContain('37,5')
    expect(links).toContain(`${app.services.settings.siteUrl}/es/proposals/${token}`)
  })

  it('has the contacts of the traveller’s market, and the agency’s legal pages once they are published', async () => {
    const contact = { phone: '+591 2 555 0100', email: 'hola@altiplano.com' }
    const markets = [{ name: { en: 'Brazil' }, countries: ['BR'], phone: '+55 11 5555 0100' }]
    await app.admin('editSite', { contact, markets })
    const { id } = await app.admin('getPage', { slug: 'privacy', adminPanel: true })
    const read = async (country: string | null) => {
      const { token } = await makeSentProposal(app, await makeQuote(app, { country }), whole)
      const { rawPayload } = await app.server.inject({ url: `/proposals/${token}.pdf` })
      return readPdf(rawPayload)
    }
    const privacy = `${app.services.settings.siteUrl}/es/pages/privacy`
    const plain = await read(null)
    expect(plain.pages[0]).toContain('+591 2 555 0100 · hola@altiplano.com')
    expect(plain.links).not.toContain(privacy)
    await app.admin('togglePageStatus', { id })
    const brazilian = await read('BR')
    expect(brazilian.pages[0]).toContain('+55 11 5555 0100 · hola@altiplano.com')
    expect(brazilian.links).toContain(privacy)
  })

  const pdf = async (token: string) => app.server.inject({ url: `/proposals/${token}.pdf` })

  it('ends with a proposal that is withdrawn, or that another one replaces', async () => {
    const quote = await makeQuote(app)
    const first = await makeSentProposal(app, quote, whole)
    const second = await makeSentProposal(app, quote, whole)
    expect((await pdf(first.token)).statusCode).toBe(404)
    expect((await pdf(second.token)).statusCode).toBe(200)
    await app.admin('withdrawProposal', { id: second.id })
    const gone = await pdf(second.token)
    expect([gone.statusCode, gone.json()]).toEqual([404, { name: 'NOT_FOUND_ERROR', context: {} }])
  })

  it('carries what was accepted, by whom and when, and no word of it before', async () => {
    const prices = [
      { label: 'Viaje', quantity: 2, unit: usd(1_000) },
      { label: 'Helicóptero', quantity: 1, unit: usd(300), optional: true },
    ]
    const { token } = await makeSentProposal(app, await makeQuote(app), { ...whole, prices })
    const read = async () => (await readPdf((await pdf(token)).rawPayload)).pages.join(' ')
    expect(await read()).not.toMatch(/aceptada/i)
    const { version } = await app.call('getProposal', { token })
    await app.call('answerProposal', {
      token,
      version: version ?? 0,
      answer: 'accepted',
      option: 'A',
      extras: [1],
      acceptedBy: 'Ana Gómez',
      terms: true,
    })
    const text = (await read()).replaceAll('\u00a0', ' ')
    expect(text).toContain('Propuesta aceptada')
    expect(text).toMatch(/Aceptada el .*20\d\d por Ana Gómez/)
    expect(text).toContain('Elegido: Tres estrellas, Helicóptero')
    expect(text).toContain('Total: USD 2.300')
  })

  it('says across each page that its last day is over', async () => {
    const quote = await makeQuote(app)
    const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
    const { token } = await makeSentProposal(app, quote, { ...whole, validUntil })
    expect((await readPdf((await pdf(token)).rawPayload)).pages.join(' ')).not.toContain('Vencida')
    app.advanceClock(5 * 24 * 60 * 60)
    const { pages } = await readPdf((await pdf(token)).rawPayload)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((page) => !page.includes('Vencida'))).toEqual([])
    app.advanceClock(-5 * 24 * 60 * 60)
  })

  it('is not there for a token of nothing', async () => {
    for (const name of ['x.pdf', `${'A'.repeat(43)}.pdf`, '..%2f.pdf']) {
      const response = await app.server.inject({ url: `/proposals/${name}` })
      expect(response.statusCode).toBe(404)
      if (name.startsWith('.')) continue
      expect(response.json()).toEqual({ name: 'NOT_FOUND_ERROR', context: {} })
    }
  })
})

describe('a mail with proposals', () => {
  it('carries their documents when it leaves, each with a link that works', async () => {
    const quote = await makeQuote(app)
    const { id } = await makeSentProposal(app, quote, whole)
    const { id: draft } = await app.admin('addProposal', { quoteId: quote.id })
    const { services } = app
    const message = { subject: 'Answer', html: '<p>Answer</p>', text: 'Answer' }
    await inTransaction(services.database, (tx) =>
      sendMail({ tx, now: services.clock(), services }, quote.email, 'quote-reply', message, {
        proposalIds: [id, draft],
      }),
    )
    const mail = (await mailsTo(app, quote.email)).at(-1)
    expect(mail?.attachments).toMatchObject([
      { mimeType: 'application/pdf', disposition: 'attachment' },
    ])
    const content = mail?.attachments[0]?.content
    if (!(content instanceof ArrayBuffer)) throw new TypeError('The file came as text')
    const { links } = await readPdf(new Uint8Array(content))
    const token = links.join(' ').match(/\/es\/proposals\/([\w-]{43})/)?.[1] ?? ''
    expect(await app.call('getProposal', { token })).toMatchObject({ title: smallProposal.title })
  })
})
