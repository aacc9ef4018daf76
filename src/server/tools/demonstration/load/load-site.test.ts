import { expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { addSiteTexts } from './load-site.ts'
import { makeAdd } from '../make-add.ts'

const app = await startTestApp()
const { admin, call, services } = app

const load = (siteName: string) =>
  inTransaction(services.database, (tx) =>
    addSiteTexts(makeAdd(services, tx, new Date()), siteName),
  )

it('the demonstration has terms and answers in every language, and a privacy notice that is not enabled', async () => {
  await load('Viajes de Ejemplo')
  const { list } = await call('listPages')
  expect(list.map(({ slug, menu }) => [slug, menu])).toEqual([
    ['faq', 'footer'],
    ['terms', 'legal'],
  ])
  for (const { slug } of (await admin('listPages', { adminPanel: true })).list) {
    const { details } = await admin('getPage', { slug, adminPanel: true })
    expect(details.map(({ lang }) => lang).toSorted()).toEqual(textLanguages.toSorted())
    expect(new Set(details.map(({ body }) => body)).size).toBe(textLanguages.length)
  }
})

it('says why the agency is called so where it is called so', async () => {
  const said = async () => (await call('getTexts', { lang: 'en' })).texts['about.nameText']
  expect(await said()).toBe('')
  await load('Ñandú Travel')
  // The texts are kept in the process until the database's notice of the change arrives.
  await expect.poll(said).toContain('running bird')
})
