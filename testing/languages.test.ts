import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { lang } from '#contract/base/fields.ts'
import { textLanguages } from '#texts/languages.ts'
import type * as contract from '#contract/base/languages/languages.ts'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { startTestApp } from './app.ts'
import { makeDestination, makeDetails } from './factories.ts'
import { csvRows } from './sheets.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import { toDetailsFormValues } from '#web/admin/catalogue/form/details-form-values.ts'
import { languageInPath } from '#web/shared/i18n/language.ts'
import { inOtherLanguage, withoutLanguage } from '#contract/base/addresses/addresses.ts'

const src = resolve(import.meta.dirname, '../src')

vi.mock('#contract/base/languages/languages.ts', async (original) => {
  const module = await original<typeof contract>()
  Object.assign(module.languages, { [module.languages.length]: 'qq' })
  for (const table of [module.locales, module.languageTags, module.dateLocales]) {
    Object.assign(table, { qq: 'qq' })
  }
  return module
})

/** Texts of the interface, of mails, of moments and of the demonstration: they are written language by language. */
const texts =
  /^texts\/|^web\/shared\/i18n\/|^contract\/(site\/site-texts\/|base\/dates\/moment-in-words\.ts|quotes\/proposals\/hotel-stays\.ts)|^server\/documents\/(mail\/(email|kind-labels|signature-labels|test-mail-message)\.ts|pdf\/labels\.ts)|^server\/features\/(\w+\/mails\/|editing\/schedule\/schedule-\w|trade\/(news\/trade-digest|webhooks\/webhook-off|client-views\/document\/labels|item-kits\/labels)\.ts|editing\/trash-operations\/copy-suffix|quotes\/suggestions\/line-labels|privacy\/unsubscribe-page)|^web\/admin\/quotes\/inbox\/reply-texts\.ts|^server\/tools\/demonstration\/link-pages\.ts/

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /(?<!\.test)\.tsx?$/.test(file) &&
    !/^contract\/base\/languages\/languages(-in-use)?\.ts$/.test(file) &&
    !texts.test(file),
)

describe('a language is named once', () => {
  it('in no other source than the contract’s list and the texts', () => {
    const any = languages.join('|')
    const named = new RegExp(`'(${any})'|^\\s*(${any}): `, 'm')
    const naming = sources.filter((file) => named.test(readFileSync(join(src, file), 'utf8')))
    expect(naming).toEqual([])
  })

  it('has a folder of texts where it has texts of its own', () => {
    const folders = readdirSync(join(src, 'texts'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(folders.toSorted()).toEqual(textLanguages.toSorted())
  })
})

describe('a language that the list gains', () => {
  it('is taken by operations', () => {
    expect(lang.safeParse('qq').success).toBe(true)
  })

  it('is read from addresses and headers', () => {
    expect(acceptedLanguage('xx, qq-AR;q=0.9, en;q=0.8', languages)).toBe('qq')
    expect(languageInPath('/qq/tours')).toBe('qq')
    expect(withoutLanguage('/qq/tours')).toBe('/tours')
    expect(inOtherLanguage('/qq/tours', 'pt')).toBe('/pt/tours')
  })

  it('is written, answered, exported and translated once the site uses it', async () => {
    const { admin, call } = await startTestApp()
    const qq = 'qq' as Language
    await expect(
      makeDestination(admin, { details: makeDetails('Salta', ['en', qq]) }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'details.1.lang' }] } })
    const list = [...initialLanguages.list, { code: qq, state: 'public' as const }]
    const edited = await admin('editLanguages', { default: qq, languages: list })
    expect(edited.untranslated).toMatchObject({ qq: 0 })
    expect((await call('getLanguages')).default).toBe('qq')
    const id = await makeDestination(admin, { details: makeDetails('Salta', ['en', qq]) })
    const detail = await admin('detailDestination', { id, adminPanel: true })
    expect(detail.details.map((entry) => entry.lang)).toEqual(['en', 'qq'])
    expect(detail.translation).toMatchObject({ qq: 'complete', pt: 'missing' })
    const sheet = await admin('exportCatalogue', { kind: 'destination', format: 'csv' })
    const [row = {}] = await csvRows(sheet)
    expect(row).toMatchObject({ 'name.qq': 'Salta' })
    expect(row).not.toHaveProperty('name.fr')
    const found = await call('getSearchResults', { keyword: 'Salta', lang: qq })
    expect(found.destinations.map((each) => each.id)).toEqual([id])
  })

  it('has its fields in the panel’s form', () => {
    expect(Object.keys(toDetailsFormValues('destination'))).toContain('qq')
  })
})
