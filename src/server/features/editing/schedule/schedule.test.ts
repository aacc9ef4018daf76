import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { messages } from '#contract/base/text/messages.ts'
import { changes, itemSchedules } from '#server/platform/db/schema/index.ts'
import { makeRunAs } from '#server/api/run-as.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeHotel, makeTour } from '#testing/factories.ts'
import { carryOutDue } from './carry-out-due.ts'

const app = await startTestApp()
const { admin } = app
const { db } = app.services.database
const runAs = makeRunAs(app.services)

const kind = 'destination'
const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
/** The runner of a plan so many hours from now; sessions do not live that long. */
const needsIn = (hours: number) => ({ ...app.services, runAs, clock: () => inHours(hours) })
/** Looks for what has come due so many hours from now. */
const lookIn = (hours: number) => carryOutDue(needsIn(hours))
const statusOf = async (id: string) =>
  (await admin('detailDestination', { id, adminPanel: true })).status

const editsOf = (id: string) =>
  db
    .select()
    .from(changes)
    .where(and(eq(changes.itemId, id), eq(changes.action, 'edit')))

describe('a plan', () => {
  it('is told as it stands: a moment that is left out stays, null takes one back', async () => {
    const id = await makeDestination(admin, { details: makeDetails('Con plan', ['en', 'es']) })
    const [enableAt, disableAt] = [inHours(1), inHours(2)]
    expect(await admin('setSchedule', { kind, id, enableAt })).toEqual({
      kind,
      id,
      enableAt,
      disableAt: null,
    })
    const whole = { kind, id, enableAt, disableAt }
    expect(await admin('setSchedule', { kind, id, disableAt })).toEqual(whole)
    expect((await admin('listSchedule')).list).toEqual([
      { ...whole, name: 'Con plan', by: { id: expect.any(String), name: expect.any(String) } },
    ])
    const rest = { ...whole, enableAt: null }
    expect(await admin('setSchedule', { kind, id, enableAt: null })).toEqual(rest)
    await admin('setSchedule', { kind, id, disableAt: null })
    expect((await admin('listSchedule')).list).toEqual([])
  })

  it('has moments ahead, enabling before disabling, for an item that there is', async () => {
    const id = await makeDestination(admin)
    const refused = (path: string, message: string) => ({
      context: { issues: [{ path, message }] },
    })
    await expect(admin('setSchedule', { kind, id, enableAt: inHours(-1) })).rejects.toMatchObject(
      refused('enableAt', messages.inThePast),
    )
    await expect(
      admin('setSchedule', { kind, id, disableAt: app.services.clock() }),
    ).rejects.toMatchObject(refused('disableAt', messages.inThePast))
    const moment = inHours(3)
    await expect(
      admin('setSchedule', { kind, id, enableAt: moment, disableAt: moment }),
    ).rejects.toMatchObject(refused('disableAt', messages.spanOrder))
    await admin('setSchedule', { kind, id, enableAt: moment })
    await expect(admin('setSchedule', { kind, id, disableAt: inHours(2) })).rejects.toMatchObject(
      refused('disableAt', messages.spanOrder),
    )
    for (const wrong of [{ kind: 'tour', id } as const, { kind, id: randomUUID() } as const]) {
      await expect(admin('setSchedule', { ...wrong, enableAt: moment })).rejects.toMatchObject({
        name: 'NOT_FOUND_ERROR',
      })
    }
    await admin('setSchedule', { kind, id, enableAt: null })
  })

  it('goes with its item, and lists the next first', async () => {
    const [one, two, three] = [
      await makeDestination(admin),
      await makeDestination(admin),
      await makeDestination(admin),
    ]
    await admin('setSchedule', { kind, id: one, enableAt: inHours(5), disableAt: inHours(6) })
    await admin('setSchedule', { kind, id: two, disableAt: inHours(2) })
    await admin('setSchedule', { kind, id: three, enableAt: inHours(9) })
    const { list } = await admin('listSchedule')
    expect(list.map(({ id }) => id)).toEqual([two, one, three])
    for (const id of [one, two, three]) await admin('deleteDestination', { id })
    expect((await admin('listSchedule')).list).toEqual([])
  })
})

describe('what is planned', () => {
  it('happens when its moment has come and not before, as a change of its maker', async () => {
    const id = await makeDestination(admin, { status: false })
    const author = await app.makeUser({ role: 'admin', name: 'Carla', surname: 'Paz' })
    await author.call('setSchedule', { kind, id, enableAt: inHours(1), disableAt: inHours(3) })
    await lookIn(0)
    expect(await statusOf(id)).toBe(false)
    await lookIn(1.5)
    expect(await statusOf(id)).toBe(true)
    expect(await app.call('detailDestination', { id })).toMatchObject({ id })
    expect((await admin('listSchedule')).list).toMatchObject([{ id, enableAt: null }])
    await lookIn(4)
    await lookIn(4)
    expect(await statusOf(id)).toBe(false)
    // The second of many changes may show up a second late.
    await eventually(() =>
      expect(app.call('detailDestination', { id })).rejects.toThrow('NOT_FOUND_ERROR'),
    )
    expect((await admin('listSchedule')).list).toEqual([])
    const toggle = {
      actorId: author.id,
      actorName: 'Carla Paz',
      operation: 'toggleDestinationStatus',
      fields: ['status'],
    }
    expect(await editsOf(id)).toMatchObject([toggle, toggle])
    expect(await app.mails()).toEqual([])
  })

  it('follows the rules of a change by hand: stars fall', async () => {
    const id = await makeTour(admin, { starred: true })
    await admin('setSchedule', { kind: 'tour', id, disableAt: inHours(1) })
    await lookIn(3)
    expect(await admin('detailTour', { id, adminPanel: true })).toMatchObject({
      status: false,
      starred: false,
    })
  })

  it('changes nothing that is so already, and of two that were missed carries out the later', async () => {
    const enabled = await makeDestination(admin)
    const id = await makeHotel(admin, { destinationId: enabled, status: true })
    const before = await admin('detailDestination', { id: enabled, adminPanel: true })
    await admin('setSchedule', { kind, id: enabled, enableAt: inHours(1) })
    await admin('setSchedule', { kind: 'hotel', id, enableAt: inHours(1), disableAt: inHours(2) })
    await lookIn(3)
    expect(await admin('detailDestination', { id: enabled, adminPanel: true })).toEqual(before)
    expect((await admin('detailHotel', { id, adminPanel: true })).status).toBe(false)
    expect(await editsOf(id)).toHaveLength(1)
    expect((await admin('listSchedule')).list).toEqual([])
  })

  it('is done once by instances that look at the same time', async () => {
    const ids = []
    for (let made = 0; made < 6; made += 1) {
      const id = await makeDestination(admin)
      await admin('setSchedule', { kind, id, disableAt: inHours(1) })
      ids.push(id)
    }
    await Promise.all([lookIn(2), lookIn(2), lookIn(2)])
    for (const id of ids) {
      expect(await statusOf(id)).toBe(false)
      expect(await editsOf(id)).toHaveLength(1)
    }
  })

  it('is refused by the rules that hold then, and its maker told once', async () => {
    const author = await app.makeUser({ role: 'admin' })
    const id = await makeTour(admin, { details: [] })
    await author.call('setSchedule', {
      kind: 'tour',
      id,
      enableAt: inHours(1),
      disableAt: inHours(5),
    })
    const before = (await app.mails()).length
    await lookIn(3)
    await lookIn(3)
    const mails = (await app.mails()).slice(before)
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([author.email])
    expect(mails[0]?.subject).toContain('No se hizo lo programado')
    expect(mails[0]?.text).toContain('Faltan los textos en inglés')
    expect((await admin('listSchedule')).list).toMatchObject([{ id, enableAt: null }])
    await admin('setSchedule', { kind: 'tour', id, disableAt: null })
  })

  it.each(['demoted', 'deleted'])(
    'is not done for a maker who was %s: all admins are told',
    async (how) => {
      const author = await app.makeUser({ role: 'admin', name: 'Dora', surname: 'Gil' })
      const id = await makeDestination(admin)
      await author.call('setSchedule', { kind, id, disableAt: inHours(1) })
      if (how === 'demoted') await admin('editUserAdmin', { id: author.id, role: 'user' })
      else await admin('deleteUser', { id: author.id })
      const before = (await app.mails()).length
      await lookIn(3)
      await lookIn(3)
      expect(await statusOf(id)).toBe(true)
      const mails = (await app.mails()).slice(before)
      const admins = (await admin('listUsers')).admins.map(({ email }) => email)
      expect(mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual(admins.toSorted())
      expect(mails[0]?.text).toContain(
        how === 'demoted' ? 'Dora Gil' : 'una cuenta que ya no existe',
      )
      expect(await db.$count(itemSchedules, eq(itemSchedules.itemId, id))).toBe(0)
    },
  )

  it('is left for the next look when it only could not be done now', async () => {
    const id = await makeDestination(admin)
    await admin('setSchedule', { kind, id, disableAt: inHours(1) })
    const away = vi.fn().mockRejectedValueOnce(new Error('the database is away'))
    await carryOutDue({ ...needsIn(2), runAs: away })
    expect(await statusOf(id)).toBe(true)
    await lookIn(3)
    expect(await statusOf(id)).toBe(false)
  })

  it('empties the caches at most once a second, and within one', async () => {
    for (let made = 0; made < 8; made += 1) {
      const id = await makeDestination(admin)
      await admin('setSchedule', { kind, id, disableAt: inHours(1) })
    }
    const { catalogueVersion } = app.services
    // What came before is told by then.
    await new Promise((resolve) => void setTimeout(resolve, 1_500))
    const before = catalogueVersion.current()
    await lookIn(3)
    expect(catalogueVersion.current() - before).toBeLessThanOrEqual(2)
    const meanwhile = catalogueVersion.current()
    await new Promise((resolve) => void setTimeout(resolve, 1_500))
    expect(catalogueVersion.current()).toBe(meanwhile + 1)
  })
})
