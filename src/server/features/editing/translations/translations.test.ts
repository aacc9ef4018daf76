import { describe, expect, it } from 'vitest'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { OperationName, PayloadOf } from '#contract/index.ts'
import { translations } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeItem,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { deriveTranslations } from './derive.ts'

const app = await startTestApp()
const { admin } = app

type Details = PayloadOf<'editDestination'>['details']

const entry = (lang: Language, text: string, more: object = {}) => ({
  lang,
  name: `${text} name`,
  description: `${text} description`,
  ...more,
})

/** How a destination stands in the panel's list and in its detail, which say the same. */
async function statusOf(id: string) {
  const detail = await admin('detailDestination', { id, adminPanel: true })
  const { list } = await admin('listDestinations', { ids: [id], adminPanel: true })
  expect(list[0]?.translation).toEqual(detail.translation)
  return detail.translation
}

const waiting = async (id: string, lang: 'es' | 'pt' = 'pt') =>
  (await admin('listTranslations', { lang })).list.find((each) => each.id === id)

const edit = (id: string, details: Details) => admin('editDestination', { id, details })

describe('the state of a translation', () => {
  it('is missing, partial, outdated or complete against English', async () => {
    const english = entry('en', 'One', { summary: 'A summary' })
    const id = await makeDestination(admin, { details: [english] })
    expect(await statusOf(id)).toEqual({ es: 'missing', pt: 'missing' })
    await edit(id, [english, entry('pt', 'Um')])
    expect(await statusOf(id)).toEqual({ es: 'missing', pt: 'partial' })
    expect(await waiting(id)).toMatchObject({ state: 'partial', fields: ['summary'] })
    const whole = entry('pt', 'Um', { summary: 'Um resumo' })
    await edit(id, [english, whole])
    expect(await statusOf(id)).toEqual({ es: 'missing', pt: 'complete' })
    await edit(id, [{ ...english, description: 'Said otherwise' }, whole])
    expect(await statusOf(id)).toEqual({ es: 'missing', pt: 'outdated' })
    expect(await waiting(id)).toMatchObject({ state: 'outdated', fields: ['description'] })
  })

  it('is renewed by a change of the translation itself, in the same edit or a later one', async () => {
    const id = await makeDestination(admin, { details: [entry('en', 'A'), entry('pt', 'A')] })
    await edit(id, [entry('en', 'B'), entry('pt', 'A')])
    expect(await statusOf(id)).toMatchObject({ pt: 'outdated' })
    await edit(id, [entry('en', 'B'), entry('pt', 'B')])
    expect(await statusOf(id)).toMatchObject({ pt: 'complete' })
    await edit(id, [entry('en', 'C'), entry('pt', 'C')])
    expect(await statusOf(id)).toMatchObject({ pt: 'complete' })
  })

  it('is as before once English is as it was, and does not mind other changes', async () => {
    const details = [entry('en', 'A'), entry('pt', 'A')]
    const id = await makeDestination(admin, { details })
    await edit(id, [entry('en', 'B'), entry('pt', 'A')])
    await edit(id, details)
    expect(await statusOf(id)).toMatchObject({ pt: 'complete' })
    const { changedAt } = (await waiting(id)) ?? {}
    await admin('editDestination', { id, tags: ['selva'] })
    await admin('toggleDestinationStatus', { id })
    expect((await waiting(id))?.changedAt).toEqual(changedAt)
  })

  it('is not outdated by a text that is not translated: then it lacks', async () => {
    const id = await makeDestination(admin, { details: [entry('en', 'A'), entry('pt', 'A')] })
    await edit(id, [entry('en', 'A', { highlights: ['One'] }), entry('pt', 'A')])
    expect(await waiting(id)).toMatchObject({ state: 'partial', fields: ['highlights'] })
  })

  it('looks into notes of months and practical topics', async () => {
    const notes = (text: string) => [text, ...Array.from({ length: 11 }, () => null)]
    const english = entry('en', 'A', { monthNotes: notes('Rain') })
    const other = [null, 'Sol', ...Array.from({ length: 10 }, () => null)]
    const id = await makeDestination(admin, {
      details: [english, entry('pt', 'A', { monthNotes: other })],
    })
    expect(await waiting(id)).toMatchObject({ state: 'partial', fields: ['monthNotes'] })
    await edit(id, [english, entry('pt', 'A', { monthNotes: notes('Chuva') })])
    expect(await statusOf(id)).toMatchObject({ pt: 'complete' })
    const topics = (...names: ('food' | 'money')[]) => ({
      practical: names.map((topic) => ({ topic, text: topic })),
    })
    await edit(id, [entry('en', 'A', topics('food', 'money')), entry('pt', 'A', topics('food'))])
    expect(await waiting(id)).toMatchObject({ state: 'partial', fields: ['practical'] })
  })

  it('is complete where there is nothing to translate', async () => {
    const id = await makeTour(admin, { details: [] })
    const { translation } = await admin('detailTour', { id, adminPanel: true })
    expect(translation).toEqual({ es: 'complete', pt: 'complete' })
  })
})

describe('days', () => {
  const day = (number: number, ...texts: [Language, string][]) => ({
    day: number,
    details: texts.map(([lang, title]) => ({ lang, title, text: `${title}.` })),
  })
  const details = [entry('en', 'A'), entry('pt', 'A'), entry('es', 'A')]
  const make = (itinerary: PayloadOf<'addCircuit'>['itinerary']) =>
    makeCircuit(admin, { details, itinerary })
  const translationStatus = async (id: string) =>
    (await admin('detailCircuit', { id, adminPanel: true })).translation

  it('count: the worst of texts and days is the state', async () => {
    const id = await make([day(1, ['en', 'First'], ['es', 'Primero'])])
    expect(await translationStatus(id)).toEqual({ es: 'complete', pt: 'missing' })
    expect(await waiting(id)).toMatchObject({
      fields: ['itinerary.1.text', 'itinerary.1.title'],
    })
    const both = day(1, ['en', 'First'], ['es', 'Primero'], ['pt', 'Primeiro'])
    await admin('editCircuit', { id, itinerary: [both] })
    expect(await translationStatus(id)).toEqual({ es: 'complete', pt: 'complete' })
    const changed = day(1, ['en', 'Other'], ['es', 'Primero'], ['pt', 'Outro'])
    await admin('editCircuit', { id, itinerary: [changed] })
    expect(await translationStatus(id)).toEqual({ es: 'outdated', pt: 'complete' })
  })

  it('that only move stay what they were', async () => {
    const first = ['en', 'First'] as [Language, string]
    const id = await make([day(1, first, ['pt', 'Primeiro'], ['es', 'Primero'])])
    const other: [Language, string] = ['en', 'Changed']
    const texts = [other, ['pt', 'Primeiro'], ['es', 'Primero']] as [Language, string][]
    await admin('editCircuit', { id, itinerary: [day(1, ...texts)] })
    expect(await translationStatus(id)).toEqual({ es: 'outdated', pt: 'outdated' })
    await admin('editCircuit', { id, itinerary: [day(2, ...texts)] })
    expect(await translationStatus(id)).toEqual({ es: 'outdated', pt: 'outdated' })
    const { fields } = await admin('getTranslationDiff', { kind: 'circuit', id, lang: 'pt' })
    expect(fields).toContainEqual({ field: 'itinerary.2.title', before: 'First', now: 'Changed' })
  })
})

describe('listTranslations', () => {
  it('gives the worst first, narrowed by language, state and kind, and pages', async () => {
    const id = await makeHotel(admin, { details: [entry('en', 'Inn'), entry('es', 'Posada')] })
    const hotels = await admin('listTranslations', { lang: 'pt', state: 'missing', kind: 'hotel' })
    expect(hotels).toMatchObject({ total: 1, list: [{ kind: 'hotel', id, name: 'Posada name' }] })
    const { list, total } = await admin('listTranslations', { lang: 'pt' })
    expect(total).toBe(list.length)
    const order = ['missing', 'partial', 'outdated', 'complete']
    const places = list.map(({ state }) => order.indexOf(state))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBeGreaterThan(2)
    const bad = await admin('listTranslations', { lang: 'pt', state: ['missing', 'outdated'] })
    expect(new Set(bad.list.map(({ state }) => state))).toEqual(new Set(['missing', 'outdated']))
    const page = await admin('listTranslations', { lang: 'pt', limit: 2, offset: 1 })
    expect(page).toEqual({ list: list.slice(1, 3), total })
  })

  it('refuses English, which is translated from nothing', async () => {
    const call = admin('listTranslations', { lang: 'en' })
    await expect(call).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })
})

describe('still right', () => {
  it('makes an outdated translation complete without a change of it', async () => {
    const id = await makeDestination(admin, { details: [entry('en', 'A'), entry('pt', 'A')] })
    const item = { kind: 'destination', id, lang: 'pt' } as const
    await edit(id, [entry('en', 'B', { climate: 'Mild' }), entry('pt', 'A')])
    expect(await admin('getTranslationDiff', item)).toEqual({
      fields: expect.arrayContaining([
        { field: 'name', before: 'A name', now: 'B name' },
        { field: 'climate', before: null, now: 'Mild' },
      ]),
    })
    expect(await admin('markTranslated', item)).toBeUndefined()
    expect(await admin('getTranslationDiff', item)).toEqual({ fields: [] })
    // What lacks still lacks.
    expect(await statusOf(id)).toMatchObject({ pt: 'partial' })
    await edit(id, [entry('en', 'C', { climate: null }), entry('pt', 'A')])
    expect(await statusOf(id)).toMatchObject({ pt: 'outdated' })
    const { updatedAt } = await admin('detailDestination', { id })
    await admin('markTranslated', item)
    expect(await statusOf(id)).toMatchObject({ pt: 'complete' })
    // An open form is not outdated by it.
    expect(await admin('detailDestination', { id })).toMatchObject({ updatedAt })
    await edit(id, [entry('en', 'D'), entry('pt', 'A')])
    expect(await statusOf(id)).toMatchObject({ pt: 'outdated' })
  })

  it('is not said of what is missing or of nothing', async () => {
    const id = await makeDestination(admin)
    const missing = { kind: 'destination', id, lang: 'pt' } as const
    await expect(admin('markTranslated', missing)).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'lang' }] },
    })
    for (const name of ['markTranslated', 'getTranslationDiff'] as const) {
      for (const wrong of [{ id: crypto.randomUUID() }, { kind: 'hotel' as const }]) {
        const call = admin(name, { ...missing, ...wrong })
        await expect(call).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
      }
    }
  })
})

describe('who is told', () => {
  it.each(kinds)('admins with adminPanel, of a %s, and nobody else', async (kind) => {
    const { list, detail } = operationsOfKind[kind]
    const id = await makeItem[kind](admin, { details: makeDetails(undefined, ['en', 'pt']) })
    const states = { es: 'missing', pt: 'complete' }
    const read = async (name: OperationName, payload: object, token?: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: token }
      return (await sendCall(app.server, name, payload, headers)).body
    }
    const { token } = await app.makeUser({ role: 'admin' })
    const panel = { adminPanel: true }
    expect(JSON.parse(await read(detail, { id, ...panel }, token))).toMatchObject({
      translation: states,
    })
    const narrowed = { ...panel, translation: { lang: 'pt', state: 'complete' } }
    const listed = JSON.parse(await read(list, narrowed, token)) as { list: { id: string }[] }
    expect(listed.list).toContainEqual(expect.objectContaining({ id, translation: states }))
    const { token: agent } = await app.makeUser()
    for (const somebody of [undefined, agent]) {
      for (const payload of [{ id }, { id, ...panel }]) {
        expect(await read(detail, payload, somebody)).not.toContain('"translation"')
      }
      expect(await read(list, narrowed, somebody)).not.toContain('"translation"')
      expect(
        await read(`landing${detail.replace('d', 'D')}` as OperationName, { id }, somebody),
      ).not.toContain('"translation"')
    }
    expect(await read(detail, { id }, token)).not.toContain('"translation"')
  })
})

describe('what came without an operation', () => {
  it("counts as made from today's English", async () => {
    const { db } = app.services.database
    const details = [entry('en', 'A', { summary: 'S' }), entry('es', 'A')]
    const itinerary = [
      {
        day: 1,
        details: [
          { lang: 'en' as const, title: 'T', text: '' },
          { lang: 'es' as const, title: 'T', text: '' },
        ],
      },
    ]
    await makePackage(admin, { details, itinerary })
    const rows = async () =>
      (await db.select().from(translations))
        .map(({ changedAt: _at, ...row }) => row)
        .toSorted((a, b) => `${a.itemId}${a.lang}`.localeCompare(`${b.itemId}${b.lang}`))
    // What is outdated cannot be known of what nobody followed.
    const before = (await rows()).filter(({ state }) => state !== 'outdated')
    const outdated = (await rows()).length - before.length
    await db.delete(translations)
    await deriveTranslations(db, app.services.clock(), initialLanguages)
    const derived = await rows()
    expect(derived).toHaveLength(before.length + outdated)
    expect(derived.map(({ state }) => state)).not.toContain('outdated')
    expect(derived).toEqual(
      expect.arrayContaining(
        before.map(({ itemId, lang, state, fields }) =>
          expect.objectContaining({ itemId, lang, state, fields }),
        ),
      ),
    )
    await deriveTranslations(db, app.services.clock(), initialLanguages)
    expect(await rows()).toEqual(derived)
  })
})
