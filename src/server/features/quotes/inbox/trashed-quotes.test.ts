import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDetails, makeTour } from '#testing/factories.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'
import { eraseOldQuotes } from '#server/features/privacy/erase-quotes.ts'
import { purgeTrash } from '#server/features/catalogue/trash/purge-trash.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { trashedItems, changes, quotes, site } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const { admin } = app
const { database, clock, jobs } = app.services
const gone = { name: 'NOT_FOUND_ERROR' }
const day = 24 * 3_600

let serial = 0

/** A quote of an agent's with messages of both sides, a note, a day to follow up, and a sent proposal. */
async function makeFull() {
  serial += 1
  const name = `Zoe${serial}z Quispe`
  const { id: agencyId } = await admin('addAgency', { name: 'Norte', country: 'AR', city: 'Salta' })
  const agent = await app.makeUser({ agencyId })
  const tour = await makeTour(admin, { details: makeDetails('Garganta del Diablo') })
  const quoteInput = { entityType: 'tour' as const, entityId: tour, name, message: 'Hola' }
  const { id, reference } = await agent.call('createQuote', { ...quoteInput, email: agent.email })
  const proposal = await makeSentProposal(
    app,
    { id, email: agent.email },
    {
      title: `Luna de ${name}`,
    },
  )
  const { url } = await admin('addRequestLink', { quoteId: id })
  const token = url.split('/').at(-1) ?? ''
  await app.call('addRequestMessage', { token, text: 'Somos dos' })
  await admin('quoteAddNote', { quoteId: id, text: 'Llamar' })
  await admin('quoteFollowUp', { quoteId: id, on: '2020-01-02', note: 'Ya' })
  const view = { title: 'Para Zoe', lang: 'es' as const, proposalId: proposal.id }
  const expiresOn = new Date(clock().getTime() + 60 * day * 1000).toISOString().slice(0, 10)
  const shown = await agent.call('addClientView', { ...view, expiresOn })
  const viewToken = shown.url.split('/').at(-1) ?? ''
  return { agent, agencyId, id, reference, token, proposal, viewToken, name, email: agent.email }
}

type Full = Awaited<ReturnType<typeof makeFull>>

const moveToTrash = ({ id }: Pick<Full, 'id'>) => admin('deleteQuote', { quoteId: id })
const restore = ({ id }: Pick<Full, 'id'>) => admin('restoreFromBin', { kind: 'quote', id })

/** Every list, count, search, feed, export and page that contains the quote, or the refusal. */
const readings: Record<string, (full: Full) => Promise<unknown>> = {
  listQuote: () => admin('listQuote', {}),
  'listQuote by words': ({ reference }) => admin('listQuote', { keyword: reference }),
  'listQuote of an agency': ({ agencyId }) => admin('listQuote', { agencyId }),
  countQuotes: () => admin('countQuotes'),
  exportQuotes: async () => (await admin('exportQuotes', {})).text(),
  detailQuote: ({ id }) => admin('detailQuote', { quoteId: id }),
  detailProposal: ({ proposal }) => admin('detailProposal', { id: proposal.id }),
  listMyQuotes: ({ agent }) => agent.call('listMyQuotes', { scope: 'agency' }),
  getMyQuote: ({ agent, id }) => agent.call('getMyQuote', { id }),
  getRequest: ({ token }) => app.call('getRequest', { token }),
  getProposal: ({ proposal }) => app.call('getProposal', { token: proposal.token }),
  'the PDF': async ({ proposal }) =>
    (await app.server.inject({ url: `/proposals/${proposal.token}.pdf` })).statusCode,
  getClientView: ({ viewToken }) => app.call('getClientView', { token: viewToken }),
  // The activity tells of what was done to it, the deletion too.
  getDashboard: async () => ({ ...(await admin('getDashboard')), activity: [] }),
  // Not `quoteId`s alone: what is told of other quotes of the same person.
  'detailQuote of another': async ({ email }) => {
    const other = await makeQuote(app, { email })
    const answer = await admin('detailQuote', { quoteId: other.id })
    await database.db.delete(quotes).where(eq(quotes.id, other.id))
    return { ...answer, id: '', reference: '', creationDate: '', timeline: [], updatedAt: '' }
  },
}

const writings: Record<string, (full: Full) => Promise<unknown>> = {
  quoteReply: ({ id }) => admin('quoteReply', { quoteId: id, subject: 'Hola', text: 'Hola' }),
  quoteAddNote: ({ id }) => admin('quoteAddNote', { quoteId: id, text: 'x' }),
  quoteSetState: ({ id }) => admin('quoteSetState', { quoteId: id, state: 'archived' }),
  quoteToggleSeen: ({ id }) => admin('quoteToggleSeen', { quoteId: id }),
  addRequestMessage: ({ token }) => app.call('addRequestMessage', { token, text: 'x' }),
  answerProposal: ({ proposal: { token, version } }) =>
    app.call('answerProposal', { token, version, answer: 'declined' }),
  addProposal: ({ id }) => admin('addProposal', { quoteId: id }),
  addRequestLink: ({ id }) => admin('addRequestLink', { quoteId: id }),
  addProposalLink: ({ proposal: { id } }) => admin('addProposalLink', { id }),
  withdrawProposal: ({ proposal: { id } }) => admin('withdrawProposal', { id }),
  deleteQuote: ({ id }) => admin('deleteQuote', { quoteId: id }),
}

const said = (answer: Promise<unknown>) =>
  answer.then(
    (value) => JSON.stringify(value),
    (failure: { name: string }) => failure.name,
  )

describe('a quote in the trash', () => {
  it.each(Object.entries(readings))('is in no %s, and again once it is back', async (_, read) => {
    const full = await makeFull()
    const traces = [full.id, full.reference, full.name, full.proposal.id]
    const before = await said(read(full))
    await moveToTrash(full)
    const meanwhile = await said(read(full))
    expect(meanwhile).not.toBe(before)
    for (const trace of traces) expect(meanwhile).not.toContain(trace)
    await restore(full)
    expect(await said(read(full))).toBe(before)
  })

  it.each(Object.entries(writings))('takes no %s', async (_, write) => {
    const full = await makeFull()
    await moveToTrash(full)
    await expect(write(full)).rejects.toMatchObject(gone)
  })

  it('is deleted for good', async () => {
    const full = await makeFull()
    await moveToTrash(full)
    await admin('deleteFromBin', { kind: 'quote', id: full.id })
    await expect(restore(full)).rejects.toMatchObject(gone)
    await expect(admin('deleteFromBin', { kind: 'quote', id: full.id })).rejects.toMatchObject(gone)
  })

  it('comes back without who is gone, and without links for who has left', async () => {
    const full = await makeFull()
    await moveToTrash(full)
    await admin('deleteUser', { id: full.agent.id })
    await restore(full)
    await expect(app.call('getRequest', { token: full.token })).rejects.toMatchObject(gone)
    expect(await admin('detailQuote', { quoteId: full.id })).toMatchObject({ user: null })
  })

  it('goes over with its agency', async () => {
    const full = await makeFull()
    const { id: into } = await admin('addAgency', { name: 'Sur', country: 'AR', city: 'Salta' })
    await moveToTrash(full)
    await admin('mergeAgencies', { from: full.agencyId, into })
    await restore(full)
    expect(await admin('detailQuote', { quoteId: full.id })).toMatchObject({ agency: { id: into } })
  })
})

describe('a person’s quote in the trash', () => {
  it('is told to them, and erased with them', async () => {
    const full = await makeFull()
    await moveToTrash(full)
    const answer = await (await admin('exportPerson', { email: full.email })).text()
    expect(JSON.parse(answer).quotes).toMatchObject([
      {
        id: full.id,
        reference: full.reference,
        name: full.name,
        deletedAt: expect.any(String),
        proposals: [{ id: full.proposal.id }],
      },
    ])
    expect(answer).toContain('Somos dos')
    const erased = await admin('erasePerson', { email: full.email })
    expect(erased).toMatchObject({ quotes: 1, messages: 1 })
    await expect(restore(full)).rejects.toMatchObject(gone)
    expect(JSON.stringify(await database.db.select().from(trashedItems))).not.toContain(full.name)
  })

  it('is erased when it has rested for as long as quotes are kept', async () => {
    const full = await makeFull()
    const kept = await makeFull()
    const old = new Date(clock().getTime() - 400 * day * 1000)
    await database.db.update(quotes).set({ movedAt: old }).where(eq(quotes.id, full.id))
    await moveToTrash(full)
    await moveToTrash(kept)
    const retention = { quotesMonths: 12, acceptedYears: 10 }
    await database.db.update(site).set({ retention })
    await inTransaction(database, (tx) => eraseOldQuotes(tx, app.services.jobs, clock()))
    await expect(restore(full)).rejects.toMatchObject(gone)
    await restore(kept)
  })
})

describe('a quote of which a proposal was accepted', () => {
  it('is not deleted: the proposal is named', async () => {
    const quote = await makeQuote(app)
    const { id, token, version } = await makeSentProposal(app, quote, { title: 'Norte' })
    const answer = { token, version, answer: 'accepted' as const, acceptedBy: 'Ana Gómez' }
    await app.call('answerProposal', answer)
    await expect(moveToTrash(quote)).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { proposals: [{ id, name: 'Norte' }] } },
    })
    await app.call('getProposal', { token })
  })
})

describe('titles of proposals in the activity', () => {
  const titles = async () =>
    (await database.db.select({ name: changes.itemName }).from(changes)).map(({ name }) => name)

  it('go when the person is erased, those of deleted drafts too; others stay', async () => {
    const [one, other] = [await makeQuote(app), await makeQuote(app)]
    await makeSentProposal(app, one, { title: 'Familia Pérez' })
    const draft = await admin('addProposal', { quoteId: one.id })
    await admin('editProposal', { id: draft.id, title: 'Borrador Pérez' })
    await admin('withdrawProposal', { id: draft.id })
    await makeSentProposal(app, other, { title: 'Familia Gómez' })
    const trashed = await makeQuote(app)
    await makeSentProposal(app, trashed, { title: 'Familia Ruiz' })
    await moveToTrash(trashed)
    expect(await titles()).toEqual(expect.arrayContaining(['Familia Pérez', 'Borrador Pérez']))
    await admin('erasePerson', { email: one.email })
    const left = await titles()
    expect(left).not.toContain('Familia Pérez')
    expect(left).not.toContain('Borrador Pérez')
    expect(left).toEqual(expect.arrayContaining(['Familia Gómez', 'Familia Ruiz']))
    await admin('deleteFromBin', { kind: 'quote', id: trashed.id })
    expect(await titles()).not.toContain('Familia Ruiz')
  })
})

describe('a reply that says no more than what was filled in', () => {
  it('is refused, blanks aside; one that does is sent', async () => {
    const { id: quoteId } = await makeQuote(app)
    const said = { quoteId, subject: 'Su pedido', prefilled: 'Hola Ana:\n\n' }
    for (const text of ['Hola Ana:', '\n Hola Ana:\n\n ']) {
      await expect(admin('quoteReply', { ...said, text })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path: 'text', message: messages.replyUntouched }] },
      })
    }
    await admin('quoteReply', { ...said, text: 'Hola Ana:\n\nSí.' })
    await admin('quoteReply', { quoteId, subject: 'Su pedido', text: 'Hola Ana:' })
  })
})

describe('as time goes by, a quote in the trash', () => {
  it('is reminded of by nobody, and stays for 30 days', async () => {
    const full = await makeFull()
    await moveToTrash(full)
    expect((await admin('listBin', { kind: 'tour' })).list).toEqual([])
    const mailed = (await app.mails()).length
    app.advanceClock(3 * day)
    expect(await app.mails()).toHaveLength(mailed)
    const listed = async () => {
      // Nobody's session lasts that long.
      const { call } = await app.makeUser({ role: 'admin' })
      return (await call('listBin', { kind: 'quote' })).list
    }
    expect(await listed()).toContainEqual(
      expect.objectContaining({ kind: 'quote', id: full.id, name: full.reference, details: [] }),
    )
    app.advanceClock(27 * day + 60)
    expect((await listed()).map(({ id }) => id)).not.toContain(full.id)
    const { call } = await app.makeUser({ role: 'admin' })
    const named = { kind: 'quote' as const, id: full.id }
    await expect(call('restoreFromBin', named)).rejects.toMatchObject(gone)
    await inTransaction(database, (tx) => purgeTrash(tx, jobs, clock()))
    expect(await database.db.$count(trashedItems, eq(trashedItems.id, full.id))).toBe(0)
  })
})
