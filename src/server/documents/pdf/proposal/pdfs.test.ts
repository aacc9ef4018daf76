import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { noLegal } from '#contract/site/identity/site-defaults.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { sampleProposal } from '#testing/sample-proposal.ts'
import { makePdfs, type Pdfs } from './pdfs.ts'

const logo = { url: '/media/images/a/logo-480.png', width: 480, height: 160 } as Media
const picture = await sharp({
  create: { width: 480, height: 160, channels: 4, background: '#5b1a6b' },
})
  .png()
  .toBuffer()

const storage = {
  open: async (key: string) =>
    key === 'images/a/logo-480.png'
      ? { stream: Readable.from([picture]), size: picture.length }
      : null,
}

const made: Pdfs[] = []
const start = (options: Partial<Parameters<typeof makePdfs>[0]> = {}) => {
  const pdfs = makePdfs({ storage, ...options })
  made.push(pdfs)
  return pdfs
}
afterAll(() => Promise.all(made.map((pdfs) => pdfs.close())))

const { proposalPdf } = start()
const textOf = async (proposal: Parameters<typeof proposalPdf>[0]) =>
  (await readPdf(await proposalPdf(proposal))).pages.join(' ')

describe('a proposal as PDF', () => {
  it('has real text, a title, an author and a language', async () => {
    const { pages, info, language, links } = await readPdf(await proposalPdf(sampleProposal(12)))
    expect(info).toMatchObject({
      Title: 'Patagonia en primavera: ballenas, glaciares y el fin del mundo',
      Author: 'Ñandú Travel',
    })
    expect(language).toBe('es')
    expect(pages[0]).toContain('Ñandú Travel')
    expect(pages[0]).toContain('João Conceição y familia')
    expect(pages[0]).toContain('sin apuro')
    expect(pages[0]).not.toContain('**')
    const text = pages.join(' ')
    for (const said of [
      'Día 12 · viernes, 15 de octubre de 2027',
      'USD 310,50',
      'Total, Hoteles de tres estrellas USD 4.071,50',
      '30 días antes del inicio',
      'hasta el 15 de junio de 2027',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(said)
    for (const address of [
      'https://ecocentro.example/',
      'https://social.example/pampa-azul',
      'https://www.example.com/es/pages/privacy',
      'https://withdraw.example/',
    ])
      expect(links).toContain(address)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      expect(page).toContain('Pampa Azul S.A. · 30-12345678-9')
      expect(page).toContain('+51 1 555 0100 · WhatsApp +51 955 501 000 · hola@pampa-azul.com')
      expect(page).toContain('lun–vie 09:00–18:00 (hora de Buenos Aires)')
      expect(page).toContain('social.example')
      expect(page).toContain('Aviso de privacidad · Datos fiscales · Botón de arrepentimiento')
    }
  })

  it('speaks each language', async () => {
    const [english, portuguese] = await Promise.all([
      textOf(sampleProposal(1, 'en')),
      textOf({ ...sampleProposal(1, 'pt'), hold: null }),
    ])
    expect(english).toContain('Not included')
    expect(english).toContain('Day 1 · Monday, 4 October 2027')
    expect(portuguese).toContain('Não inclui')
    expect(portuguese).toContain('não reserva lugares')
  })

  it('grows with its days, and with nothing but a day it is one page', async () => {
    const { pages } = await readPdf(await proposalPdf(sampleProposal(30)))
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.length).toBeLessThan(14)
    const none = { days: [], options: [], prices: [], totals: [], scale: [], included: [] }
    const bare = {
      ...none,
      excluded: [],
      payments: [],
      instalments: [],
      cancellation: [],
      conditions: null,
      intro: null,
    }
    const { days } = sampleProposal(1)
    const small = await readPdf(await proposalPdf({ ...sampleProposal(1), ...bare, days }))
    expect(small.pages).toHaveLength(1)
  })

  it('shows the logo, or the name where the storage has lost it', async () => {
    const proposal = sampleProposal(1)
    const withLogo = { ...proposal, site: { ...proposal.site, logo } }
    expect((await readPdf(await proposalPdf(withLogo))).pictures).toBe(1)
    const lost = { ...logo, url: '/media/images/b/logo-480.png' }
    const read = await readPdf(
      await proposalPdf({ ...proposal, site: { ...proposal.site, logo: lost } }),
    )
    expect(read.pictures).toBe(0)
    expect(read.pages[0]).toContain('Ñandú Travel')
  })
})

describe('texts that nobody expected', () => {
  const money = { amount: 100, currency: 'USD' }

  it('loses nothing of what is longer than a page', async () => {
    const text = await textOf({
      ...sampleProposal(1),
      days: [
        { title: 'Lista', text: Array.from({ length: 200 }, (_, at) => `- paso${at};`).join('\n') },
        { title: 'Frase', text: Array.from({ length: 500 }, (_, at) => `voz${at};`).join(' ') },
      ],
      prices: Array.from({ length: 60 }, (_, at) => ({
        label: `renglón${at};`,
        quantity: 1,
        unit: money,
        optional: at % 2 === 0,
      })),
      options: [1, 2, 3, 4].map((key) => ({
        key: String(key),
        name: `Opción ${key}`,
        hotels: Array.from({ length: 30 }, (_, at) => ({
          place: 'Salta',
          hotel: `posada${key}-${at};`,
          nights: 1,
        })),
      })),
      included: Array.from({ length: 30 }, (_, at) => `incluye${at}; ${'palabra '.repeat(20)}`),
      conditions: Array.from({ length: 300 }, (_, at) => `regla${at};`).join('\n\n'),
    })
    const counts = { paso: 200, voz: 500, renglón: 60, incluye: 30, regla: 300 }
    for (const [word, count] of Object.entries(counts)) {
      const found = Array.from({ length: count }, (_, at) => text.includes(`${word}${at};`))
      expect(`${word}: ${found.indexOf(false)}`).toBe(`${word}: -1`)
    }
    expect(text.match(/posada\d-\d+;/g)).toHaveLength(120)
  })

  it('keeps words without an end on the paper, and letters of other alphabets do no harm', async () => {
    const endless = 'Ñandúñandú'.repeat(20)
    const proposal = sampleProposal(1)
    const text = await textOf({
      ...proposal,
      title: endless,
      name: 'Łukasz Иван 王 🌟\u202e\u0000\ud800',
      prices: [{ label: endless, quantity: 1, unit: money }],
    })
    expect(text.replaceAll(' ', '')).toContain(endless)
    expect(text).not.toContain('Łukasz')
    expect(text).toContain(`${proposal.reference} · ${proposal.email}`)
  })

  it('links to the web alone, reads no file and takes markup for text', async () => {
    const text =
      '[a](javascript:alert(1)) [b](file:///etc/passwd) ![c](/etc/passwd) <script>alert(1)</script> [d](/es/tours)'
    const proposal = sampleProposal(1)
    const site = { ...proposal.site, social: [], licence: null, legal: noLegal, legalPages: [] }
    const { links, pages, pictures } = await readPdf(
      await proposalPdf({ ...proposal, site, intro: text, days: [{ title: '<b>x</b>', text }] }),
    )
    expect(new Set(links)).toEqual(new Set(['https://www.example.com/es/tours', proposal.url]))
    expect(pages.join(' ')).toContain('<script>alert(1)</script>')
    expect(pages.join(' ')).toContain('<b>x</b>')
    expect(pictures).toBe(0)
  })

  it('survives what is quoted a thousand times deep', async () => {
    const text = `${'> '.repeat(1000)}hondo`
    expect(await textOf({ ...sampleProposal(1), intro: text })).toContain('hondo')
  })
})

describe('how many are drawn at once', () => {
  it('refuses what is too much, and goes on afterwards', async () => {
    const busy = start({ concurrency: 1, queueLimit: 1 })
    const asked = await Promise.allSettled([1, 2, 3].map(() => busy.proposalPdf(sampleProposal(1))))
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(asked[2]).toMatchObject({ reason: { name: 'UNEXPECTED_ERROR', status: 503 } })
    expect((await busy.proposalPdf(sampleProposal(1))).length).toBeGreaterThan(10_000)
  })

  it('gives up what takes too long, each time', async () => {
    const hasty = start({ timeout: 1 })
    await expect(hasty.proposalPdf(sampleProposal(1))).rejects.toThrow()
    await expect(hasty.proposalPdf(sampleProposal(1))).rejects.toThrow()
  })
})
