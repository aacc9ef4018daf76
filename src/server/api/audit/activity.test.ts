import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import { makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeTour,
  makeVideo,
} from '#testing/factories.ts'
import { purgeExpired } from '#server/start/purge-expired.ts'

const app = await startTestApp()
const { admin } = app

/** An item's records, oldest first, in short. */
async function storyOf(itemId: string): Promise<string[]> {
  const { list } = await admin('listActivity', { itemId })
  return list.toReversed().map(({ kind, action, fields }) => [action, kind, ...fields].join(' '))
}

it("operations with which admins write say what they change, and nobody else's does", () => {
  const declared: [string, Operation][] = Object.entries(operations)
  const wrong = declared.filter(
    ([, { access, effect, changes }]) =>
      (changes !== undefined) !== (access === 'admin' && effect === 'writes'),
  )
  // What is in the trash is no item any more, and mails and deliveries to webhooks are none; of an erased person no trace is left, but for a line in the log.
  // Drafts, previews and plans change nothing yet: what becomes of them is written down when it does.
  // Sessions and second factors stand in no row of a user: their end is a line in the log, of a factor a mail to its owner, too.
  // A card that somebody puts away is gone for them alone; views, columns and presence change nothing of the site.
  // A translation that is still right, and what nobody shall look for or redirect any more, stay as they are.
  expect(wrong.map(([name]) => name)).toEqual([
    'endUserSessions',
    'removeSecondFactor',
    'addView',
    'editView',
    'deleteView',
    'setColumns',
    'markPresent',
    'deleteFromBin',
    'resendMail',
    'sendTestMail',
    'erasePerson',
    'markTranslated',
    'dismissMissedSearch',
    'dismissBrowserReport',
    'dismissDeadAddress',
    'hideFirstSteps',
    'saveDraft',
    'discardDraft',
    'addPreviewLink',
    'setSchedule',
    'redeliver',
    'testWebhook',
  ])
})

describe('the activity', () => {
  it("tells a destination's story: who, what, and which fields", async () => {
    const editor = await app.makeUser({ role: 'admin', name: 'Eva', surname: 'Luna' })
    const id = await makeDestination(editor.call, { details: makeDetails('Iguazú') })
    await editor.call('editDestination', {
      id,
      tags: ['selva'],
      details: [{ name: 'Iguazú', description: 'Agua.', lang: 'en' }],
    })
    await editor.call('toggleDestinationStatus', { id })
    // Videos, because nobody has to decode them.
    const upload = { id, position: 'slider', file: makeVideo() } as const
    const first = await editor.call('addDestinationMedia', upload)
    const second = await editor.call('addDestinationMedia', upload)
    const mediaIds = [second.id, first.id]
    await editor.call('updateDestinationMediaOrder', { mediaIds, mediaPosition: 'slider' })
    await editor.call('editDestinationMediaPosition', { mediaId: first.id, position: 'main' })
    await editor.call('removeDestinationMedia', { mediaId: second.id })
    await editor.call('deleteDestination', { id })
    expect(await storyOf(id)).toEqual([
      'add destination',
      'edit destination details tags',
      'edit destination status',
      ...Array.from({ length: 5 }, () => 'edit destination media'),
      'delete destination',
    ])
    const { list, total, actors } = await admin('listActivity', { actorId: editor.id })
    expect(total).toBe(list.length)
    expect(list[0]).toMatchObject({
      actorName: 'Eva Luna',
      itemName: 'Iguazú',
      itemExists: false,
      action: 'delete',
    })
    expect(actors).toContainEqual({ id: editor.id, name: 'Eva Luna' })
  })

  it('gives the names of what exists in every language', async () => {
    const details = [
      { name: 'Lake', description: 'Deep.', lang: 'en' as const },
      { name: 'Lago', description: 'Hondo.', lang: 'es' as const },
    ]
    const id = await makeDestination(admin, { details })
    const category = await admin('addCategory', { name: 'Vela' })
    const [place] = (await admin('listActivity', { itemId: id })).list
    expect(place).toMatchObject({
      itemName: 'Lago',
      details: [
        { name: 'Lake', lang: 'en' },
        { name: 'Lago', lang: 'es' },
      ],
    })
    const [other] = (await admin('listActivity', { itemId: category.id })).list
    expect(other).toMatchObject({ itemName: 'Vela', details: [] })
    await admin('deleteDestination', { id })
    const [gone] = (await admin('listActivity', { itemId: id })).list
    expect(gone).toMatchObject({ itemName: 'Lago', details: [] })
  })

  it('names links, flags and stars of other kinds', async () => {
    const circuit = await makeCircuit(admin)
    const destinationIds = [await makeDestination(admin), await makeDestination(admin)]
    await admin('editCircuit', { id: circuit, destinationIds, days: 3 })
    expect(await storyOf(circuit)).toEqual(['add circuit', 'edit circuit days destinationIds'])
    const tour = await makeTour(admin)
    await admin('toggleTourStarredInDestination', { id: tour })
    expect(await storyOf(tour)).toEqual(['add tour', 'edit tour starredInDestination'])
  })

  it('covers users, quotes, places, banner and configuration, and keeps no values', async () => {
    const password = 'Cambiada-77'
    const user = { name: 'Leo', surname: 'Paz', email: 'leo@example.com', role: 'user' } as const
    const { id } = await admin('addUserAdmin', { ...user, password })
    await admin('editUserAdmin', { id, role: 'admin', password: 'Otra-clave-88' })
    await admin('deleteUser', { id })
    expect(await storyOf(id)).toEqual(['add user', 'edit user password role', 'delete user'])

    const entityId = await makeDestination(admin, { details: makeDetails('Ushuaia') })
    const visitor = { email: 'visitor@example.com', name: 'Private Visitor', message: 'Secret' }
    const quote = await app.call('createQuote', { ...visitor, entityId, entityType: 'destination' })
    await admin('quoteToggleSeen', { quoteId: quote.id, markAs: true })
    await admin('quoteToggleSeen', { quoteId: quote.id, markAs: true })
    await admin('deleteQuote', { quoteId: quote.id })
    expect(await storyOf(quote.id)).toEqual(['delete quote'])

    const video = await admin('uploadBannerContentVideo', { file: makeVideo() })
    await admin('removeBannerVideo', { id: video.id })
    expect(await storyOf(video.id)).toEqual(['add banner', 'delete banner'])

    await admin('setConfig', { showVideo: true })
    const { list } = await admin('listActivity', { kind: 'settings' })
    expect(list).toMatchObject([{ action: 'edit', fields: ['showVideo'], itemId: null }])

    const everything = JSON.stringify(await admin('listActivity', {}))
    expect(everything).toContain('Ushuaia')
    expect(everything).not.toMatch(/Private|Secret|Otra-clave|argon2/)
  })

  it('keeps nothing of what was refused, repeated or without effect', async () => {
    const id = await makeDestination(admin)
    const category = await admin('addCategory', { name: 'Kayak' })
    await admin('editCategory', { id: category.id, name: 'Kayak' })
    await expect(admin('editDestination', { id, regionId: id })).rejects.toThrow()
    const upload = { id, position: 'main', file: makeVideo() } as const
    for (let times = 0; times < 2; times += 1) {
      await admin('addDestinationMedia', upload, { idempotencyKey: 'once' })
    }
    expect(await storyOf(category.id)).toEqual(['add category'])
    expect(await storyOf(id)).toEqual(['add destination', 'edit destination media'])
  })

  it('is filtered and paged by the server', async () => {
    const { total } = await admin('listActivity', {})
    const page = await admin('listActivity', { limit: 2, offset: 1 })
    expect(page.total).toBe(total)
    expect(page.list).toHaveLength(2)
    const deleted = await admin('listActivity', { action: 'delete', kind: 'destination' })
    expect(deleted.list.length).toBeGreaterThan(0)
    expect(
      deleted.list.every(({ action, kind }) => `${action} ${kind}` === 'delete destination'),
    ).toBe(true)
  })
})

describe('the log', () => {
  const events = (event: string) => app.logs().filter((line) => line['event'] === event)

  it('has every change with its author, address and request', async () => {
    const user = await app.makeUser()
    const headers = { authorization: (await app.makeUser({ role: 'admin' })).token }
    const response = await sendCall(app.server, 'deleteUser', { id: user.id }, headers)
    expect(events('change').at(-1)).toMatchObject({
      operation: 'deleteUser',
      itemId: user.id,
      address: '127.0.0.1',
      requestId: response.headers['x-request-id'],
      actor: expect.any(String),
    })
  })

  it('has accepted and refused log-ins and denied calls, without what was typed', async () => {
    const registration = makeRegistration()
    await app.call('register', registration)
    const login = { email: registration.email, password: 'Wrong-12345' }
    await expect(app.call('login', login)).rejects.toThrow('INVALID_CREDENTIALS_ERROR')
    const user = await app.makeUser()
    await expect(user.call('listUsers')).rejects.toThrow('FORBIDDEN_ERROR')
    await expect(app.call('listUsers')).rejects.toThrow('INVALID_TOKEN')
    expect(events('log-in refused')).toHaveLength(1)
    expect(events('call denied')).toMatchObject([
      { reason: 'FORBIDDEN_ERROR', operation: 'listUsers', actor: user.id, address: '127.0.0.1' },
      { reason: 'INVALID_TOKEN', operation: 'listUsers', actor: null },
    ])
    expect(JSON.stringify(app.logs())).not.toMatch(new RegExp(`Wrong|${registration.email}`))
  })
})

it('is purged after a year', async () => {
  const { db } = app.services.database
  await db.execute(sql`update changes set creation_date = creation_date - interval '366 days'`)
  app.advanceClock(1)
  await purgeExpired(app.services)
  const editor = await app.makeUser({ role: 'admin' })
  expect((await editor.call('listActivity', {})).total).toBe(0)
})
