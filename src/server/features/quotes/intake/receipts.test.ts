import { describe, expect, it } from 'vitest'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDetails, makeHotel, makeTour } from '#testing/factories.ts'
import { sampleWishes } from '#testing/sample-quote.ts'
import { textLanguages } from '#texts/languages.ts'

const app = await startTestApp()
const tour = await makeTour(app.admin, { details: makeDetails('Garganta del Diablo') })
const hotel = await makeHotel(app.admin, { details: makeDetails('Hosteria Ejemplo') })
const wishes = sampleWishes(app.services.clock().getUTCFullYear() + 2)

/** Words of one person’s own in every field that takes words; no token has their first letter. */
const words = {
  name: 'Žqname',
  message: 'Žqmessage',
  company: 'Žqcompany',
  clientReference: 'Žqclient',
  phone: '+54 9 11 7777-0100',
  items: [{ entityType: 'hotel' as const, entityId: hotel, note: 'Žqnote' }],
  ...wishes,
  occasion: 'incentive' as const,
  brief: { event: 'Žqevent', meetingRooms: 'Žqrooms', competing: 'Žqrival' },
  source: { utmSource: 'Žqsource', referrer: 'Žqreferrer' },
}

const quoteInput = { ...words, entityType: 'tour' as const, entityId: tour }

describe('the receipt of a visitor', () => {
  it.each(textLanguages)('repeats none of their words, in %s', async (lang) => {
    const email = `visitor-${lang}@example.com`
    const { reference } = await app.call('createQuote', { ...quoteInput, email, lang })
    const [receipt] = await mailsTo(app, email)
    const all = [receipt?.subject, receipt?.text, receipt?.html].join('\n')
    expect(all).not.toMatch(/žq|11 ?7777/i)
    for (const expected of [reference, 'Garganta del Diablo', 'Hosteria Ejemplo']) {
      expect(receipt?.text).toContain(expected)
    }
    expect(receipt?.text).toMatch(
      new RegExp(`http://localhost:3000/${lang}/requests/[\\w-]{43}\\s`),
    )
  })

  it('names the way in which they want to be answered', async () => {
    const email = 'whatsapp@example.com'
    await app.call('createQuote', { ...quoteInput, email, lang: 'en', channel: 'whatsapp' })
    const [receipt] = await mailsTo(app, email)
    expect(receipt?.text).toContain('answer by WhatsApp')
  })
})

describe('answers to a receipt', () => {
  it('go to the address that mails are answered at, else to the contact', async () => {
    const email = 'reply@example.com'
    const contact = { email: 'contact@agency.com' }
    await app.admin('editSite', { contact })
    await app.call('createQuote', { ...quoteInput, email })
    await app.admin('editSite', { sender: { name: null, replyTo: 'reply@agency.com' } })
    await app.call('createQuote', { ...quoteInput, email })
    const receipts = await mailsTo(app, email)
    expect(receipts.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([
      'contact@agency.com',
      'reply@agency.com',
    ])
    await app.admin('editSite', { sender: null, contact: null })
  })
})

describe('the receipt of an agent', () => {
  it('is a full copy', async () => {
    const agent = await app.makeUser()
    const email = 'passenger@example.com'
    await agent.call('createQuote', { ...quoteInput, email, lang: 'en' })
    const [receipt] = await mailsTo(app, email)
    for (const expected of [
      'Žqname',
      '> Žqmessage',
      'Company: Žqcompany',
      'Hotel: Hosteria Ejemplo (Žqnote)',
      'Event: Žqevent',
      'Rooms: 18 × double, 2 × single',
    ]) {
      expect(receipt?.text).toContain(expected)
    }
    const { list } = await agent.call('listMyQuotes')
    expect(list).toMatchObject([{ name: 'Žqname', clientReference: 'Žqclient' }])
  })

  it('is that of a visitor under a token that is not good', async () => {
    const email = 'unknown@example.com'
    await app.callWith('no.good.token')('createQuote', { ...quoteInput, email })
    const [receipt] = await mailsTo(app, email)
    expect(receipt?.text).not.toMatch(/žq/i)
  })
})
