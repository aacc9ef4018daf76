import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { erased } from '#contract/privacy/people.ts'
import { mailedToken, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin, call } = app

const refused = (message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'from', message }] },
})
const gone = { name: 'NOT_FOUND_ERROR' }
let serial = 0

/** Two quotes of one person, the second of another e-mail and the same phone. */
async function makePair(columns: Parameters<typeof makeQuote>[1] = {}) {
  serial += 1
  const phone = `+55 41 99999 ${String(serial).padStart(4, '0')}`
  const from = await makeQuote(app, { phone, message: 'La primera', ...columns })
  const into = await makeQuote(app, { phone: phone.replaceAll(' ', '-'), message: 'La segunda' })
  return { from, into }
}

type Pair = Awaited<ReturnType<typeof makePair>>

const merge = ({ from, into }: Record<keyof Pair, { id: string }>) =>
  admin('mergeQuotes', { from: from.id, into: into.id })
const read = ({ id }: { id: string }) => admin('detailQuote', { quoteId: id })
const linkTo = async ({ id }: { id: string }) => {
  const { url } = await admin('addRequestLink', { quoteId: id })
  return url.split('/').at(-1) ?? ''
}
const accept = ({ token, version }: { token: string; version: number }) =>
  call('answerProposal', { token, version, answer: 'accepted' })

describe('two requests of one person', () => {
  it('become one with the messages and notes of both, and its first words', async () => {
    const pair = await makePair()
    const token = await linkTo(pair.from)
    await call('addRequestMessage', { token, text: 'Somos tres' })
    await admin('quoteAddNote', { quoteId: pair.from.id, text: 'Llamar' })
    await admin('quoteFollowUp', { quoteId: pair.from.id, on: '2099-01-02', note: 'Ya' })
    await merge(pair)
    const [gone, stays] = [await read(pair.from), await read(pair.into)]
    expect(gone).toMatchObject({ state: 'archived', mergedInto: pair.into.id, followUpOn: null })
    expect(gone.timeline.map(({ kind }) => kind)).not.toContain('message')
    expect(stays).toMatchObject({ state: 'new', followUpOn: '2099-01-02', awaiting: 'agency' })
    const said = stays.timeline.flatMap(({ text }) => text ?? [])
    expect(said.toSorted()).toEqual(['La primera', 'Llamar', 'Somos tres'])
    expect(stays.timeline.at(-1)).toMatchObject({ kind: 'merged', reference: gone.reference })
  })

  it('are shown by the links of both', async () => {
    const pair = await makePair()
    const tokens = [await linkTo(pair.from), await linkTo(pair.into)]
    await merge(pair)
    const { reference } = await read(pair.into)
    for (const token of tokens) {
      expect(await call('getRequest', { token })).toMatchObject({ reference })
    }
    const { reference: first } = await read(pair.from)
    await call('requestNewLink', { reference: first, email: pair.from.email })
    const again = await mailedToken(app, pair.from.email)
    expect(await call('getRequest', { token: again })).toMatchObject({ reference })
  })

  it('are one of the agent’s, at the addresses of both', async () => {
    const agent = await app.makeUser()
    const asked = { email: agent.email, name: 'Ana', message: 'Al norte', lang: 'es' as const }
    const [from, into] = [
      await agent.call('createOpenQuote', asked),
      await agent.call('createOpenQuote', asked),
    ]
    await merge({ from, into })
    for (const scope of ['mine', 'agency'] as const) {
      const { list, total } = await agent.call('listMyQuotes', { scope })
      expect([total, list.map(({ id }) => id)]).toEqual([1, [into.id]])
    }
    expect(await agent.call('getMyQuote', { id: from.id })).toMatchObject({
      reference: into.reference,
    })
    await agent.call('addMyRequestMessage', { id: from.id, text: 'Somos tres' })
    const { timeline } = await read(into)
    expect(timeline.map(({ text }) => text)).toContain('Somos tres')
    const stranger = await app.makeUser()
    await expect(stranger.call('getMyQuote', { id: from.id })).rejects.toMatchObject(gone)
  })

  it('keep the agency of either, with its account', async () => {
    const { id: agencyId } = await admin('addAgency', {
      name: 'Este',
      country: 'AR',
      city: 'Salta',
    })
    const [person, colleague] = [await app.makeUser(), await app.makeUser({ agencyId })]
    const owners = {
      nobody: { userId: null, agencyId: null },
      person: { userId: person.id, agencyId: null },
      agency: { userId: null, agencyId },
      colleague: { userId: colleague.id, agencyId },
    }
    const kept = [
      ['nobody', 'person', 'person'],
      ['person', 'nobody', 'person'],
      ['colleague', 'person', 'colleague'],
      ['person', 'agency', 'agency'],
      ['agency', 'person', 'agency'],
      ['colleague', 'agency', 'colleague'],
      ['agency', 'colleague', 'colleague'],
    ] as const
    for (const [first, second, owner] of kept) {
      const pair = await makePair()
      await admin('editQuote', { quoteId: pair.from.id, ...owners[first] })
      await admin('editQuote', { quoteId: pair.into.id, ...owners[second] })
      await merge(pair)
      const { user, agency } = await read(pair.into)
      expect({ first, second, userId: user?.id ?? null, agencyId: agency?.id ?? null }).toEqual({
        first,
        second,
        ...owners[owner],
      })
    }
  })

  it('number their proposals in the order of sending, and the latest waits for an answer', async () => {
    const pair = await makePair()
    const first = await makeSentProposal(app, pair.into)
    const second = await makeSentProposal(app, pair.from)
    const draft = await admin('addProposal', { quoteId: pair.from.id })
    await merge(pair)
    const { proposals, state } = await read(pair.into)
    expect(state).toBe('sent')
    const stateOf = new Map(proposals.map(({ id, ...rest }) => [id, rest]))
    expect(stateOf.get(first.id)).toMatchObject({ version: 1, state: 'superseded' })
    expect(stateOf.get(second.id)).toMatchObject({ version: 2, state: 'sent' })
    expect(stateOf.get(draft.id)).toMatchObject({ version: null, state: 'draft' })
    await accept({ ...second, version: 2 })
    expect(await read(pair.into)).toMatchObject({ state: 'won' })
  })

  it('keep the acceptance of either; a later proposal changes it', async () => {
    const pair = await makePair()
    const accepted = await makeSentProposal(app, pair.from)
    await accept(accepted)
    const later = await makeSentProposal(app, pair.into)
    await merge(pair)
    expect(await read(pair.into)).toMatchObject({ state: 'won' })
    expect(await admin('detailProposal', { id: accepted.id })).toMatchObject({ state: 'accepted' })
    const { amends, version } = await admin('detailProposal', { id: later.id })
    expect(amends).toMatchObject({ id: accepted.id })
    await accept({ ...later, version: version ?? 0 })
    const replaced = await admin('detailProposal', { id: accepted.id })
    expect(replaced.state).toBe('superseded')
  })

  it('are erased and handed over together', async () => {
    const pair = await makePair()
    await merge(pair)
    const { email } = pair.into
    const exported = await (await admin('exportPerson', { email })).text()
    expect(exported).toContain(pair.from.id)
    await admin('erasePerson', { email })
    expect(await read(pair.from)).toMatchObject({ email: erased.email, phone: null })
    expect(await mailsTo(app, pair.from.email)).toEqual([])
  })

  it('lead to the last of several', async () => {
    const pair = await makePair()
    const { phone } = await read(pair.into)
    const last = await makeQuote(app, { phone })
    const token = await linkTo(pair.from)
    await merge(pair)
    await merge({ from: pair.into, into: last })
    expect(await read(pair.from)).toMatchObject({ mergedInto: last.id })
    const { reference } = await read(last)
    expect(await call('getRequest', { token })).toMatchObject({ reference })
  })
})

describe('what may not become one', () => {
  it('are requests of different people, agencies, or one with itself', async () => {
    const pair = await makePair({ phone: '+54 11 4000 0000' })
    await expect(merge(pair)).rejects.toMatchObject(refused(messages.otherPerson))
    const { from } = pair
    await expect(merge({ from, into: from })).rejects.toMatchObject(refused(messages.repeatedId))
    const agencies = await Promise.all(
      ['Norte', 'Sur'].map((name) => admin('addAgency', { name, country: 'AR', city: 'Salta' })),
    )
    const two = await makePair({ agencyId: agencies[0]?.id })
    await admin('editQuote', { quoteId: two.into.id, agencyId: agencies[1]?.id })
    await expect(merge(two)).rejects.toMatchObject(refused(messages.otherAgency))
    const unknown = '3f0c9b52-8e1d-4c7a-9a56-0d2b7e4f1c38'
    await expect(merge({ ...two, into: { id: unknown } })).rejects.toMatchObject(gone)
  })

  it('are two acceptances, and what is a part of another already', async () => {
    const both = await makePair()
    for (const quote of [both.from, both.into]) await accept(await makeSentProposal(app, quote))
    await expect(merge(both)).rejects.toMatchObject(refused(messages.bothAccepted))
    const pair = await makePair()
    await merge(pair)
    await expect(merge(pair)).rejects.toMatchObject(refused(messages.alreadyMerged))
  })

  it('are people who were erased, whose data agree in nothing', async () => {
    const [one, other] = [await makeQuote(app), await makeQuote(app)]
    for (const { email } of [one, other]) await admin('erasePerson', { email })
    await expect(merge({ from: one, into: other })).rejects.toMatchObject(
      refused(messages.otherPerson),
    )
  })
})
