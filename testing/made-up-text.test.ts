import { createRequire } from 'node:module'
import { MantineProvider } from '@mantine/core'
import { getTableColumns, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import type * as base from '#contract/base/kinds.ts'
import { kinds } from '#contract/base/kinds.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import type * as forms from '#contract/catalogue/facts/text-forms.ts'
import type * as table from '#contract/catalogue/facts/texts.ts'
import { type TextField, textFieldsOf } from '#contract/catalogue/facts/texts.ts'
import type { PayloadOf } from '#contract/index.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import { admin as panelTexts } from '#texts/en/ui/admin.ts'
import { en } from '#texts/en/en.ts'
import {
  toDetailsFormValues,
  toDetailsPayload,
} from '#web/admin/catalogue/form/details-form-values.ts'
import { TextFields } from '#web/admin/catalogue/form/texts/text-fields.tsx'
import { PanelTextsProvider, panelTextsOf } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { TextSections } from '#web/public/catalogue/facts/text-sections.tsx'
import { loader } from '#web/public/catalogue/kinds/destination-page.tsx'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { startTestApp, type TestApp } from './app.ts'
import { makeAgent, makeClientView } from './client-views.ts'
import { makeDestination, makeDetails, makeRegion } from './factories.ts'
import { loaderArgs } from './page-loader.ts'
import { makeQuote } from './proposals.ts'
import { readPdf } from './read-pdf.ts'
import { importSheet, withoutIds } from './sheets.ts'

/** A text of each form that the table gains here alone: its value, its words to look for, and its place in proposals. */
const madeUp = vi.hoisted(() => {
  return {
    madeLine: { value: 'Wordsofaline', part: 'conditions' },
    madeLines: { value: 'Wordsoflines', part: 'conditions' },
    madeMarkdown: { value: 'Words**of**markdown', part: 'conditions' },
    madeList: { value: ['Wordsofalist'], part: 'included' },
    madeMonths: {
      value: ['Wordsofamonth', ...Array.from({ length: 11 }, () => null)],
      part: 'excluded',
    },
    madeTopics: { value: [{ topic: 'money', text: 'Wordsofatopic' }], part: 'conditions' },
    madeQuestions: {
      value: [{ question: 'Wordsofaquestion', answer: 'Answered' }],
      part: 'conditions',
    },
  } as const
})

type MadeUp = keyof typeof madeUp

const words = Object.entries(madeUp).map(([field, { value }]) => ({
  field,
  word: /Wordsof\w+/.exec(JSON.stringify(value).replaceAll('**', ''))?.[0] ?? '',
}))

vi.mock('#contract/catalogue/facts/texts.ts', async (original) => {
  const module = await original<typeof table>()
  const { line, list, markdown, monthLines, plainLines, questions, topics } = await vi.importActual<
    typeof forms
  >('#contract/catalogue/facts/text-forms.ts')
  const { kinds: all } = await vi.importActual<typeof base>('#contract/base/kinds.ts')
  const formed: Record<MadeUp, forms.FormedText> = {
    madeLine: line(100),
    madeLines: plainLines(100),
    madeMarkdown: markdown(100),
    madeList: list(5, 100),
    madeMonths: monthLines(100),
    madeTopics: topics(),
    madeQuestions: questions(),
  }
  for (const [field, form] of Object.entries(formed)) {
    const { part } = madeUp[field as MadeUp]
    Object.assign(module.texts, {
      [field]: {
        ...form,
        kinds: all,
        brief: false,
        place: 'terms',
        inClientViews: field,
        inProposals: part,
      },
    })
  }
  return module
})

/** The editor needs a browser. */
vi.mock('#web/admin/kit/form/markdown/markdown-editor.tsx', () => ({
  MarkdownEditor: ({ value }: { value: string }) => value,
}))

const fields = Object.keys(madeUp)
const told = Object.fromEntries(Object.entries(madeUp).map(([field, { value }]) => [field, value]))
const headings = Object.fromEntries(fields.map((field) => [field, `Heading of ${field}`]))

// Documents load their texts on their own.
const documents = createRequire(import.meta.url)('#texts/en/en.ts') as { en: typeof en }
for (const texts of [en, documents.en]) Object.assign(texts.itemTexts, headings)
Object.assign(
  panelTexts.textForm.names,
  Object.fromEntries(
    fields.map((field) => [field, { label: `Label of ${field}`, help: 'Help.', example: 'So.' }]),
  ),
)

/** Migrations know nothing of the columns, which the schema derives. */
async function startApp(): Promise<TestApp> {
  const started = await startTestApp({ SITE_URL: 'https://viajes.example.com' })
  const columns = Object.entries(getTableColumns(itemDetails))
  for (const [field, column] of columns.filter(([name]) => fields.includes(name))) {
    const none = column.getSQLType() === 'jsonb' ? '[]' : '{}'
    const rule = column.notNull ? ` not null default '${none}'` : ''
    const added = sql.raw(`add column ${column.name} ${column.getSQLType()}${rule}`)
    await started.services.database.db.execute(sql`alter table item_details ${added}`)
    expect(fields).toContain(field)
  }
  return started
}

const app = await startApp()
const { admin } = app
const host = 'viajes.example.com'
const [english] = makeDetails('Salta')
const details = [{ ...english, ...told }] as PayloadOf<'addDestination'>['details']
const { id: countryId } = await admin('addCountry', { name: 'Argentina' })
const regionId = await makeRegion(admin, countryId)
const id = await makeDestination(admin, { regionId, details })

beforeAll(() => loadTexts('en'))

const expectAll = (said: string) => {
  for (const { word } of words) expect(said).toContain(word)
}

it('is stored, and answered as it was written', async () => {
  const item = await admin('detailDestination', { id })
  expect(item.details).toEqual([expect.objectContaining(told)])
})

it('is refused beyond its limit', async () => {
  const long = [{ ...english, madeLine: 'x'.repeat(101) }] as unknown as typeof details
  await expect(admin('editDestination', { id, details: long })).rejects.toMatchObject({
    context: { issues: [{ path: 'details.0.madeLine' }] },
  })
})

it('goes through sheets into another installation', async () => {
  const other = await startApp()
  for (const format of ['csv', 'xlsx', 'json'] as const) {
    const file = await admin('exportCatalogue', { kind: 'destination', format, ids: [id] })
    if (!(file instanceof Blob)) throw new Error('The file was to be answered at once')
    const report = await importSheet(other.admin, 'destination', await withoutIds(file, format))
    expect(report.counts).toMatchObject({ add: 1, refused: 0 })
    const { list } = await other.admin('listDestinations', { adminPanel: true })
    expect(list.at(-1)?.details).toEqual([expect.objectContaining(told)])
    await other.admin('deleteDestination', { id: list.at(-1)?.id ?? '' })
  }
})

it('is in the panel’s form, by its label', () => {
  const values = toDetailsFormValues('destination', details)
  expect(toDetailsPayload(values)).toEqual([expect.objectContaining(told)])
  const texts = panelTextsOf('en', flatten({ ...en, ...panelTexts }))
  const errors = Object.fromEntries(fields.map((field) => [`details.en.${field}`, 'Broken']))
  const item = {
    kind: 'destination',
    refusals: 1,
    // A broken rule opens the field.
    form: { values: { details: values }, errors, clearFieldError: () => {} },
    field: (path: string) => {
      const value = values.en[path.split('.')[2] as TextField]
      return { value, onChange: () => {} }
    },
  }
  const form = createElement(TextFields, { item: item as never, lang: 'en', required: true })
  const parts = { texts, children: form }
  const panel = createElement(MantineProvider, null, createElement(PanelTextsProvider, parts))
  const markup = renderToStaticMarkup(panel)
  for (const field of fields) expect(markup).toContain(`Label of ${field}`)
  expectAll(markup.replaceAll('**', ''))
})

it('is on its page, below its heading', async () => {
  const asked = { caller: app.call, language: 'en' as const, address: '/en', params: { id } }
  const { sections } = await loader(await loaderArgs(asked))
  const children = createElement(TextSections, { sections })
  const parts = { language: 'en' as const, t: translatorOf('en').t, children }
  const markup = renderToStaticMarkup(createElement(TextsProvider, parts))
  expectAll(markup.replaceAll(/<\/?strong>/g, ''))
  for (const field of fields) expect(markup).toContain(`Heading of ${field}`)
})

it('is told by the feed', async () => {
  const { key } = await admin('addApiKey', { name: 'Partner', scopes: ['catalogue:read'] })
  const response = await app.server.inject({
    url: '/feed/v1/destinations.json',
    headers: { host, authorization: `Bearer ${key}` },
  })
  const { list } = response.json<{ list: { details: unknown[] }[] }>()
  expect(list.map((each) => each.details)).toEqual([[expect.objectContaining(told)]])
})

it('is in the kit', async () => {
  const { token } = await app.makeUser({ role: 'admin' })
  const headers = { host, authorization: `Bearer ${token}` }
  const response = await app.server.inject({ url: `/kit/destination/${id}.zip`, headers })
  const files = unzipSync(response.rawPayload)
  const textIn = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expectAll(textIn('texts/en.md').replaceAll('**', ''))
  expectAll(textIn('texts/en.html').replaceAll(/<\/?strong>/g, ''))
  for (const field of ['madeLine', 'madeList']) {
    expect(textIn('texts/en.md')).toContain(`## Heading of ${field}`)
  }
})

it('is in the client view and its PDF', async () => {
  const agent = await makeAgent(app)
  const items = [{ entityType: 'destination' as const, entityId: id }]
  const { path, token } = await makeClientView(agent, { items })
  const { items: shown } = await app.call('getClientView', { token })
  expect(shown).toEqual([expect.objectContaining(told)])
  const page = await app.server.inject({ url: path, headers: { host } })
  expectAll(page.body.replaceAll(/<\/?strong>/g, ''))
  const pdf = await app.server.inject({ url: `${path}.pdf`, headers: { host } })
  expect(pdf.statusCode).toBe(200)
  const { pages } = await readPdf(pdf.rawPayload)
  expectAll(pages.join(' '))
})

it('is taken over by a proposal, each into its part', async () => {
  const quote = await makeQuote(app, { lang: 'en' }, [{ entityType: 'destination', entityId: id }])
  const made = await admin('addProposal', { quoteId: quote.id, fromItems: [id] })
  const {
    included,
    excluded,
    itemConditions: conditions,
  } = await admin('detailProposal', { id: made.id })
  expect(included).toEqual(['Wordsofalist'])
  expect(excluded).toEqual(['Wordsofamonth'])
  for (const { field, word } of words) {
    if (madeUp[field as MadeUp].part === 'conditions') {
      expect(conditions.replaceAll('**', '')).toContain(word)
    }
  }
})

it('belongs to every kind that the table says', () => {
  for (const kind of kinds) expect(textFieldsOf(kind)).toEqual(expect.arrayContaining(fields))
})
