import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { makeCaptcha, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeQuote, makeSentProposal, readQuote } from '#testing/proposals.ts'
import type { OutgoingMail } from '#server/documents/mail/mailers/mailer.ts'
import { proposals, quoteTokens } from '#server/platform/db/schema/index.ts'
import { makeNewLinkJob } from './mail-new-links.ts'

const app = await startTestApp()

type Asked = { id: string; email: string; reference: string }

async function ask(columns: Parameters<typeof makeQuote>[1] = {}): Promise<Asked> {
  const quote = await makeQuote(app, columns)
  const { reference } = await readQuote(app, quote.id)
  return { ...quote, reference }
}

const wish = ({ email, reference }: Asked) => app.call('requestNewLink', { email, reference })

/** Subjects of the mails about new links to an address. */
async function newLinksTo(email: string) {
  const { list } = await app.admin('listMails', { limit: 50 })
  await mailsTo(app, email)
  const after = await app.admin('listMails', { limit: 50 })
  const isMeant = (mail: { to: string; kind: string }) =>
    mail.to === email && mail.kind === 'new-link'
  return { waiting: list.filter(isMeant).length, sent: after.list.filter(isMeant).length }
}

/** Tokens in a mail, by the kind of their page. */
function tokensIn(text = '') {
  const of = (kind: string) =>
    [...text.matchAll(new RegExp(`/${kind}/([\\w-]{43})`, 'g'))].map(([, token = '']) => token)
  return { requests: of('requests'), proposals: of('proposals') }
}

describe('a wish for new links', () => {
  it.each(textLanguages)('mails them in the request’s language, %s', async (lang) => {
    const quote = await ask({ lang })
    await wish(quote)
    const [mail] = await mailsTo(app, quote.email)
    expect(mail?.html).toContain(`<html lang="${lang}">`)
    expect(mail?.text).toContain(`/${lang}/requests/`)
    expect(mail?.subject).toContain(quote.reference)
  })

  it('brings links to the request and to the proposals that stand', async () => {
    const quote = await ask({ lang: 'en' })
    const replaced = await makeSentProposal(app, quote)
    const declined = await makeSentProposal(app, quote, { title: 'Salta' })
    await app.call('answerProposal', { ...without(declined), answer: 'declined' })
    const expired = await makeSentProposal(app, quote, { title: 'Jujuy' })
    await app.services.database.db
      .update(proposals)
      .set({ validUntil: '2020-01-01' })
      .where(eq(proposals.id, expired.id))
    await app.admin('addProposal', { quoteId: quote.id })
    await wish(quote)
    const mail = (await mailsTo(app, quote.email)).at(-1)
    const tokens = tokensIn(mail?.text)
    expect(tokens.requests).toHaveLength(1)
    const { reference, proposals: listed } = await app.call('getRequest', {
      token: tokens.requests[0] ?? '',
    })
    expect(reference).toBe(quote.reference)
    expect(listed.map(({ version }) => version)).toEqual([1, 2, 3])
    const shown = await Promise.all(
      tokens.proposals.map((token) => app.call('getProposal', { token })),
    )
    expect(shown.map(({ title, state }) => [title, state])).toEqual([
      ['Jujuy', 'expired'],
      ['Salta', 'declined'],
    ])
    expect(mail?.text).not.toContain(replaced.token)
    expect(mail?.html).toContain('Jujuy (version 3)')
    // The earlier links stay good.
    await app.call('getProposal', { token: expired.token })
  })

  it('takes the reference in the forms in which it is typed', async () => {
    const quote = await ask()
    const whole = quote.reference.replace('-', '')
    for (const typed of [
      ` ${quote.reference.toLowerCase()} `,
      whole,
      `${whole.slice(0, 4)} - ${whole.slice(4)}`,
    ]) {
      await app.call('requestNewLink', { email: quote.email.toUpperCase(), reference: typed })
    }
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 3, sent: 3 })
  })

  it.each(['7K4M', '7K4M-2QXPA', '7K4M-2QXU', 'x'.repeat(21)])(
    'refuses %s as a reference',
    async (reference) => {
      const issue = {
        path: 'reference',
        message: reference.length > 20 ? messages.tooLong : messages.referenceInvalid,
      }
      await expect(
        app.call('requestNewLink', { reference, email: 'ana@example.com' }),
      ).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: expect.arrayContaining([issue]) },
      })
    },
  )
})

const without = ({ token, version }: { token: string; version: number }) => ({ token, version })

describe('a wish that fits nothing', () => {
  it('is answered alike and does the same, and nobody is mailed', async () => {
    const quote = await ask()
    const other = await ask()
    const enqueueAll = vi.spyOn(app.services.jobs, 'enqueueAll')
    const payloads = [
      { email: quote.email, reference: quote.reference },
      { email: 'nobody@example.com', reference: quote.reference },
      { email: other.email, reference: quote.reference },
      { email: quote.email, reference: '0000-0000' },
    ]
    const answers = []
    for (const payload of payloads)
      answers.push(await sendCall(app.server, 'requestNewLink', payload))
    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(
      payloads.map(() => [204, '']),
    )
    expect(enqueueAll.mock.calls.map(([, queue]) => queue)).toEqual(payloads.map(() => 'new-link'))
    enqueueAll.mockRestore()
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 2, sent: 1 })
    expect(await newLinksTo(other.email)).toEqual({ waiting: 0, sent: 0 })
    expect(await mailsTo(app, 'nobody@example.com')).toHaveLength(0)
  })

  it('is one for a request in the bin, until it is restored', async () => {
    const quote = await ask()
    await app.admin('deleteQuote', { quoteId: quote.id })
    await wish(quote)
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 1, sent: 0 })
    await app.admin('restoreFromBin', { kind: 'quote', id: quote.id })
    await wish(quote)
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 1, sent: 1 })
  })

  it('is one for a person who was erased, also while it waits', async () => {
    const quote = await ask()
    await wish(quote)
    await app.admin('erasePerson', { email: quote.email })
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 0, sent: 0 })
    await wish(quote)
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 1, sent: 0 })
    const { reference } = await readQuote(app, quote.id)
    await wish({ ...quote, reference })
    expect(await newLinksTo(quote.email)).toEqual({ waiting: 1, sent: 0 })
  })

  it('is one for somebody who left the request’s agency, until they are back', async () => {
    const { id: agencyId } = await app.admin('addAgency', {
      name: 'Sur',
      country: 'AR',
      city: 'Salta',
    })
    const agent = await app.makeUser({ agencyId })
    const quote = await ask({ email: agent.email, agencyId, userId: agent.id })
    const theirs = { ...quote, email: agent.email }
    await app.admin('editUserAdmin', { id: agent.id, agencyId: null })
    await wish(theirs)
    expect(await newLinksTo(agent.email)).toEqual({ waiting: 1, sent: 0 })
    await app.admin('editUserAdmin', { id: agent.id, agencyId })
    await wish(theirs)
    expect(await newLinksTo(agent.email)).toEqual({ waiting: 1, sent: 1 })
  })
})

describe('the mail of new links', () => {
  it('has the same links when it has to be mailed twice', async () => {
    const quote = await ask()
    await makeSentProposal(app, quote)
    const sent: OutgoingMail[] = []
    let failures = 1
    const { database, currentSite, settings, quoteTokens: tokens, clock } = app.services
    const mailer = {
      send: async (mail: OutgoingMail) => {
        sent.push(mail)
        if (failures-- > 0) throw new Error('The mail server is away')
      },
      takeBack: async () => {},
      close: () => {},
    }
    const carryOut = makeNewLinkJob({
      database,
      mailer,
      site: currentSite,
      settings,
      quoteTokens: tokens,
      clock,
    })
    const count = () => database.db.$count(quoteTokens, eq(quoteTokens.quoteId, quote.id))
    const before = await count()
    const job = { id: crypto.randomUUID(), attempt: 1, isLast: false, createdAt: new Date() }
    await expect(carryOut(quote, job)).rejects.toThrow('away')
    expect(await carryOut(quote, job)).toBe('sent')
    expect(sent[1]).toEqual(sent[0])
    expect(await count()).toBe(before + 2)
    await carryOut(quote, { ...job, id: crypto.randomUUID() })
    expect(tokensIn(sent[2]?.text).requests).not.toEqual(tokensIn(sent[0]?.text).requests)
  })

  it('is sent again with links of its own', async () => {
    const quote = await ask()
    await wish(quote)
    await mailsTo(app, quote.email)
    const { list } = await app.admin('listMails', { limit: 50 })
    await app.admin('resendMail', { id: list.find(({ to }) => to === quote.email)?.id ?? '' })
    const tokens = (await mailsTo(app, quote.email)).flatMap(({ text }) => tokensIn(text).requests)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) await app.call('getRequest', { token })
  })
})

describe('limits', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' })
  let serial = 0

  const addressOf = (number: number) => `203.0.113.${number}`
  const referenceOf = (number: number) => `7K4M-${String(number).padStart(4, '0')}`

  /** A wish from an address that nobody has used yet, unless one is given. */
  function send(reference: string, given: { address?: string; captcha?: string } = {}) {
    serial += 1
    return sendCall(
      limited.server,
      'requestNewLink',
      { reference, email: 'nobody@example.com' },
      {
        'x-forwarded-for': given.address ?? addressOf(serial),
        ...(given.captcha && { 'captcha-token': given.captcha }),
      },
    )
  }

  const demanded = { name: 'TOO_MANY_REQUESTS_ERROR', context: { captchaRequired: true } }

  it('are 3 an hour for a reference, wherever they come from; a captcha lets more through', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await send('2222-2222')).statusCode).toBe(204)
    }
    const refused = await send('2222-2222')
    expect([refused.statusCode, refused.json()]).toEqual([429, demanded])
    expect((await send('2222-2223')).statusCode).toBe(204)
    const captcha = makeCaptcha('requestNewLink')
    expect((await send('2222-2222', { captcha })).statusCode).toBe(204)
    expect((await send('2222-2222', { captcha })).statusCode).toBe(400)
    limited.advanceClock(3_600)
    expect((await send('2222-2222')).statusCode).toBe(204)
  })

  it('count a request that there is as any other', async () => {
    const quote = await makeQuote(limited)
    const { reference } = await readQuote(limited, quote.id)
    const payload = { email: quote.email, reference }
    for (const number of [201, 202, 203]) {
      const headers = { 'x-forwarded-for': addressOf(number) }
      await sendCall(limited.server, 'requestNewLink', payload, headers)
    }
    expect((await send(reference)).json()).toEqual(demanded)
    expect(await mailsTo(limited, quote.email)).toHaveLength(3)
  })

  it('are 10 an hour for an address, over all references', async () => {
    const address = addressOf(250)
    for (let count = 0; count < 10; count += 1) {
      expect((await send(referenceOf(count), { address })).statusCode).toBe(204)
    }
    const refused = await send(referenceOf(10), { address })
    expect([refused.statusCode, refused.json()]).toEqual([429, demanded])
    expect((await send(referenceOf(11))).statusCode).toBe(204)
    const captcha = makeCaptcha('requestNewLink')
    expect((await send(referenceOf(10), { address, captcha })).statusCode).toBe(204)
  })

  it('hold while captchas cannot be verified, and a bad captcha is refused below them', async () => {
    const bad = await send('3333-3333', { captcha: makeCaptcha('register') })
    expect(bad.json()).toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'captcha-token', message: messages.captchaInvalid }] },
    })
    const away = { outcome: 'unavailable', cause: null } as const
    vi.spyOn(limited.services.captcha, 'verify').mockResolvedValue(away)
    const captcha = makeCaptcha('requestNewLink')
    const statuses = []
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await send('3333-3333', { captcha })).statusCode)
    }
    expect(statuses).toEqual([204, 204, 429])
  })

  it('are lifted by RATE_LIMIT=off', async () => {
    const payload = { reference: '7K4M-2222', email: 'nobody@example.com' }
    for (let count = 0; count < 12; count += 1) {
      expect((await sendCall(app.server, 'requestNewLink', payload)).statusCode).toBe(204)
    }
  })
})
