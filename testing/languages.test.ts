import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it, vi } from 'vitest'
import { lang } from '#contract/base/fields.ts'
import type * as contract from '#contract/base/languages/languages.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { itemDetails, quotes } from '#server/platform/db/schema/index.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import { toDetailsFormValues } from '#web/admin/catalogue/form/details-form-values.ts'
import { languageInPath } from '#web/shared/i18n/language.ts'
import { inOtherLanguage, withoutLanguage } from '#contract/base/addresses/addresses.ts'

const src = resolve(import.meta.dirname, '../src')

vi.mock('#contract/base/languages/languages.ts', async (original) => {
  const module = await original<typeof contract>()
  Object.assign(module.languages, { [module.languages.length]: 'qq' })
  return module
})

/** Texts of the interface, of mails, of moments and of the demonstration: they are written language by language. */
const texts =
  /^texts\/|^web\/shared\/i18n\/|^contract\/(site\/site-texts\/|base\/dates\/moment-in-words\.ts|quotes\/hotel-stays\.ts)|^server\/documents\/(mail\/(email|kind-labels|signature-labels|test-mail-message)\.ts|pdf\/labels\.ts)|^server\/features\/(\w+\/mails\/|editing\/schedule\/schedule-\w|trade\/(news\/trade-digest|webhooks\/webhook-off|client-views\/document\/labels|item-kits\/labels)\.ts|editing\/trash-operations\/copy-suffix|quotes\/suggestions\/line-labels|privacy\/unsubscribe-page)|^web\/admin\/quotes\/inbox\/reply-texts\.ts|^server\/tools\/demonstration\/link-pages\.ts/

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /(?<!\.test)\.tsx?$/.test(file) &&
    file !== 'contract/base/languages/languages.ts' &&
    !texts.test(file),
)

describe('a language is named once', () => {
  it('in no other source than the contract’s list and the texts', () => {
    const any = languages.join('|')
    const named = new RegExp(`'(${any})'|\\b(${any}): |\\b(${any})\\|`)
    const naming = sources.filter((file) => named.test(readFileSync(join(src, file), 'utf8')))
    expect(naming).toEqual([])
  })

  it('has a folder of texts', () => {
    const folders = readdirSync(join(src, 'texts'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect([...folders, 'qq'].toSorted()).toEqual(languages.toSorted())
  })
})

describe('a language that the list gains', () => {
  it('is taken by operations and by the schema', () => {
    expect(lang.safeParse('qq').success).toBe(true)
    const checks = [itemDetails, quotes].flatMap((table) => getTableConfig(table).checks)
    const rules = checks.filter(({ name }) => name.endsWith('_lang'))
    expect(rules).toHaveLength(2)
    for (const { value } of rules) {
      expect(new PgDialect().sqlToQuery(value).sql).toContain("'pt', 'qq')")
    }
  })

  it('is read from addresses and headers', () => {
    expect(acceptedLanguage('fr, qq-AR;q=0.9, en;q=0.8')).toBe('qq')
    expect(languageInPath('/qq/tours')).toBe('qq')
    expect(withoutLanguage('/qq/tours')).toBe('/tours')
    expect(inOtherLanguage('/qq/tours', 'pt')).toBe('/pt/tours')
  })

  it('has its fields in the panel’s form', () => {
    expect(Object.keys(toDetailsFormValues('destination'))).toContain('qq')
  })
})
