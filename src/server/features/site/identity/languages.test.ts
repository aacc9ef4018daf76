import { afterEach, describe, expect, it } from 'vitest'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeRegion,
} from '#testing/factories.ts'
import { makeSampleRate } from '#testing/rates.ts'
import { readWholeDashboard } from '#testing/dashboard.ts'

const app = await startTestApp()
const { admin, call } = app

const all: Language[] = ['es', 'en', 'pt']
const [gone, ...left] = ['pt', 'es', 'en'] as const

type Wanted = NonNullable<PayloadOf<'editLanguages'>['languages']>

const shown = (codes: readonly Language[]): Wanted =>
  codes.map((code) => ({ code, state: 'public' }))

const use = (codes: readonly Language[]) => admin('editLanguages', { languages: shown(codes) })

afterEach(async () => {
  await admin('editLanguages', {
    ...initialLanguages,
    languages: [...initialLanguages.list],
  })
})

describe('the languages of a site', () => {
  it('are the initial ones, each with its own name, for everybody', async () => {
    expect(await call('getLanguages')).toEqual({
      default: 'es',
      source: 'en',
      list: [
        { code: 'es', name: 'español', state: 'public' },
        { code: 'en', name: 'English', state: 'public' },
        { code: 'pt', name: 'português', state: 'public' },
      ],
    })
  })

  it('in preparation are told to admins alone', async () => {
    const languages = [...shown(left), { code: gone, state: 'preparing' as const }]
    const { list } = await admin('editLanguages', { languages })
    expect(list.map(({ code, state }) => `${code} ${state}`)).toEqual([
      'es public',
      'en public',
      'pt preparing',
    ])
    expect((await call('getLanguages')).list.map(({ code }) => code)).toEqual(['es', 'en'])
    expect((await admin('getLanguages')).list.map(({ code }) => code)).toEqual(all)
  })

  it.each([
    ['languages', { languages: shown(['es', 'pt']) }],
    ['languages', { languages: [...shown(all), ...shown(['es'])] }],
    ['default', { languages: shown(['en', 'pt']) }],
    ['default', { languages: [...shown(['en']), { code: 'es', state: 'preparing' }] }],
    ['source', { default: 'en', source: 'pt', languages: shown(['en', 'es']) }],
  ] as [string, PayloadOf<'editLanguages'>][])('refuses %s of %j', async (path, payload) => {
    await expect(admin('editLanguages', payload)).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path }] },
    })
    expect((await admin('getLanguages')).list).toHaveLength(3)
  })

  it('tell how many items have no texts in each', async () => {
    await makeDestination(admin, { details: makeDetails(undefined, ['en', 'es']) })
    const { untranslated } = await use(all)
    const [es = 0, pt = 0] = [untranslated['es'], untranslated['pt']]
    expect(pt).toBe(es + 1)
    expect(Object.keys(untranslated)).toEqual(['es', 'pt'])
  })
})

/** A text in each language, of something that has texts; how it is written and read again. */
interface Holder {
  name: string
  /** Makes it with these texts, and returns how to change and to read them, by language. */
  make(texts: Partial<Record<Language, string>>): Promise<{
    edit(texts: Partial<Record<Language, string>>): Promise<unknown>
    read(): Promise<Partial<Record<Language, string>>>
  }>
}

const entries = (texts: Partial<Record<Language, string>>) =>
  Object.entries(texts).map(([lang, text]) => ({ lang: lang as Language, text }))

const byLang = <Entry extends { lang: Language }>(
  list: readonly Entry[],
  textOf: (entry: Entry) => string,
) => Object.fromEntries(list.map((entry) => [entry.lang, textOf(entry)]))

const detailsOf = (texts: Partial<Record<Language, string>>) =>
  entries(texts).map(({ lang, text }) => ({ lang, name: text, description: text }))

const holders: Holder[] = [
  {
    name: 'details of an item',
    async make(texts) {
      const id = await makeDestination(admin, { details: detailsOf(texts) })
      return {
        edit: (next) => admin('editDestination', { id, details: detailsOf(next) }),
        read: async () => {
          const { details } = await admin('detailDestination', { id, adminPanel: true })
          return byLang(details, ({ name }) => name)
        },
      }
    },
  },
  {
    name: 'texts of a day',
    async make(texts) {
      const days = (said: typeof texts) => [
        { day: 1, details: entries(said).map(({ lang, text }) => ({ lang, title: text, text })) },
      ]
      const id = await makeCircuit(admin, { itinerary: days(texts) })
      return {
        edit: (next) => admin('editCircuit', { id, itinerary: days(next) }),
        read: async () => {
          const { itinerary } = await admin('detailCircuit', { id, adminPanel: true })
          return byLang(itinerary[0]?.details ?? [], ({ title }) => title)
        },
      }
    },
  },
  {
    name: 'note of a price',
    async make(texts) {
      const id = await makeCircuit(admin, { priceNote: texts })
      return {
        edit: (priceNote) => admin('editCircuit', { id, priceNote }),
        read: async () => (await admin('detailCircuit', { id, adminPanel: true })).priceNote,
      }
    },
  },
  {
    name: 'names of a region',
    async make(names) {
      const id = await makeRegion(admin)
      await admin('editRegion', { id, names })
      return {
        edit: (next) => admin('editRegion', { id, names: next }),
        read: async () =>
          (await admin('listRegions')).list.find((each) => each.id === id)?.names ?? {},
      }
    },
  },
  {
    name: 'names of a tag',
    async make(names) {
      const tag = `tag ${crypto.randomUUID().slice(0, 8)}`
      await makeDestination(admin, { tags: [tag] })
      await admin('editTag', { tag, names })
      return {
        edit: (next) => admin('editTag', { tag, names: next }),
        read: async () =>
          (await admin('listTags', { keyword: tag })).list.find((each) => each.tag === tag)
            ?.names ?? {},
      }
    },
  },
  {
    name: 'alternative text of a picture',
    async make(alt) {
      const id = await makeDestination(admin)
      const { id: mediaId } = await addPicture(admin, id)
      await admin('editMedia', { mediaId, alt })
      return {
        edit: (next) => admin('editMedia', { mediaId, alt: next }),
        read: async () =>
          (await admin('detailDestination', { id, adminPanel: true })).media.find(
            (each) => each.id === mediaId,
          )?.alt ?? {},
      }
    },
  },
  {
    name: 'slogan of the site',
    async make(slogan) {
      await admin('editSite', { slogan })
      return {
        edit: (next) => admin('editSite', { slogan: next }),
        read: async () => (await admin('getSite', {})).slogan,
      }
    },
  },
  {
    name: 'text of the site',
    async make(texts) {
      const key = 'home.kicker'
      await admin('editTexts', { key, texts })
      return {
        edit: (next) => admin('editTexts', { key, texts: next }),
        read: async () =>
          (await admin('listTexts')).list.find((each) => each.key === key)?.texts ?? {},
      }
    },
  },
  {
    name: 'page of the site',
    async make(texts) {
      const fieldsOf = (said: typeof texts) =>
        entries(said).map(({ lang, text }) => ({ lang, title: text, body: text }))
      const slug = `page-${crypto.randomUUID().slice(0, 8)}`
      const { id } = await admin('addPage', { slug, details: fieldsOf(texts) })
      return {
        edit: (next) => admin('editPage', { id, details: fieldsOf(next) }),
        read: async () => {
          const { list } = await admin('listPages', { adminPanel: true })
          const found = list.find((each) => each.id === id)
          return byLang(found?.details ?? [], ({ title }) => title)
        },
      }
    },
  },
  {
    name: 'template',
    async make(texts) {
      const wordsOf = (said: typeof texts) =>
        Object.fromEntries(
          entries(said).map(({ lang, text }) => [lang, { subject: text, body: text }]),
        )
      const name = `Template ${crypto.randomUUID().slice(0, 8)}`
      const { id } = await admin('addTemplate', { name, texts: wordsOf(texts) })
      return {
        edit: (next) => admin('editTemplate', { id, texts: wordsOf(next) }),
        read: async () => {
          const { list } = await admin('listTemplates')
          const found = list.find((each) => each.id === id)?.texts ?? {}
          return Object.fromEntries(
            Object.entries(found).map(([lang, words]) => [lang, words.subject]),
          )
        },
      }
    },
  },
  {
    name: 'remarks of a rate',
    async make(remarks) {
      const id = await makeSampleRate(admin, await makeCircuit(admin))
      await admin('editRate', { id, remarks })
      return {
        edit: (next) => admin('editRate', { id, remarks: next }),
        read: async () => (await admin('detailRate', { id })).remarks,
      }
    },
  },
]

describe.each(holders)('the $name', ({ make }) => {
  const texts = { es: 'uno', en: 'one', pt: 'um' }

  it('in a language out of use is not answered, survives an edit and comes back', async () => {
    const { edit, read } = await make(texts)
    expect(await read()).toEqual(texts)
    await use(left)
    const { pt: _, ...shorter } = texts
    expect(await read()).toEqual(shorter)
    await edit({ ...shorter, en: 'another' })
    expect(await read()).toEqual({ ...shorter, en: 'another' })
    await use(all)
    expect(await read()).toEqual({ ...texts, en: 'another' })
  })

  it('in a language out of use is refused at its path', async () => {
    const { edit, read } = await make(texts)
    await use(left)
    const failure: unknown = await edit(texts).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'INVALID_DATA_ERROR' })
    const { issues } = (failure as { context: { issues: { path: string }[] } }).context
    expect(issues.map(({ path }) => path)).toEqual([expect.stringMatching(/\.(pt|\d\.lang)$/)])
    const { pt: _, ...shorter } = texts
    expect(await read()).toEqual(shorter)
  })
})

describe('a language without texts of its own', () => {
  const german: Wanted = [...shown(all), { code: 'de', state: 'preparing' }]

  it('says what English says, and is taken for items once it is prepared', async () => {
    await admin('editLanguages', { languages: german })
    expect(await call('getTexts', { lang: 'de' })).toEqual(await call('getTexts', { lang: 'en' }))
    const details = detailsOf({ en: 'Falls', de: 'Wasserfälle' })
    const id = await makeDestination(admin, { details })
    const answer = await call('detailDestination', { id })
    expect(byLang(answer.details, ({ name }) => name)).toEqual({ en: 'Falls', de: 'Wasserfälle' })
    expect((await admin('getLanguages')).list.at(-1)).toEqual({
      code: 'de',
      name: 'Deutsch',
      state: 'preparing',
    })
  })

  it('is left out of drafts and versions that hold it, and named, when it is out of use again', async () => {
    await admin('editLanguages', { languages: german })
    const id = await makeDestination(admin, { details: detailsOf({ en: 'Falls', de: 'Fälle' }) })
    const ofItem = { kind: 'destination', id } as const
    const fields = { details: detailsOf({ en: 'Great falls', de: 'Große Fälle' }) }
    await admin('saveDraft', { ...ofItem, fields })
    await admin('editDestination', { id, tags: ['water'] })
    await use(all)
    const left = { ignoredLanguages: ['de'] }
    expect(await admin('getVersion', { ...ofItem, version: 1 })).toMatchObject(left)
    expect(await admin('getDraft', ofItem)).toMatchObject({
      ...left,
      fields: { details: [{ lang: 'en' }] },
    })
    await admin('restoreVersion', { ...ofItem, version: 1 })
    await admin('publishDraft', { ...ofItem, force: true })
    const { details } = await admin('detailDestination', { id, adminPanel: true })
    expect(byLang(details, ({ name }) => name)).toEqual({ en: 'Great falls' })
    await admin('editLanguages', { languages: german })
    const again = await admin('detailDestination', { id, adminPanel: true })
    expect(byLang(again.details, ({ name }) => name)).toEqual({ en: 'Great falls', de: 'Fälle' })
  })
})

describe('the source of translations', () => {
  it('makes states anew: what is outdated against it, and the keys of every answer', async () => {
    const id = await makeDestination(admin, { details: makeDetails('Salta', ['es', 'en']) })
    const stateOf = async () =>
      (await admin('detailDestination', { id, adminPanel: true })).translation
    expect(await stateOf()).toEqual({ es: 'complete', pt: 'missing' })
    await admin('editLanguages', { source: 'es' })
    await app.mails()
    expect(await stateOf()).toEqual({ en: 'complete', pt: 'missing' })
    const { content } = await readWholeDashboard(admin)
    expect(Object.keys(content.translation).toSorted()).toEqual(['en', 'pt'])
    const { list } = await admin('listTranslations', { lang: 'en' })
    expect(list.some((each) => each.id === id)).toBe(true)
    await expect(admin('listTranslations', { lang: 'es' })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'lang' }] },
    })
    const details = [...makeDetails('Salta', ['en']), ...makeDetails('Salta de hoy', ['es'])]
    await admin('editDestination', { id, details })
    expect(await stateOf()).toEqual({ en: 'outdated', pt: 'missing' })
    const { fields } = await admin('getTranslationDiff', { kind: 'destination', id, lang: 'en' })
    expect(fields).toContainEqual({ field: 'name', before: 'Salta', now: 'Salta de hoy' })
  })

  it('may be any language in use, while English stays demanded', async () => {
    await admin('editLanguages', { source: 'es' })
    await expect(
      makeDestination(admin, { details: makeDetails(undefined, ['es']) }),
    ).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
    expect(fallbackLanguage).toBe('en')
  })
})
