import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const { admin } = app

it('keeps terms as they are or says them in some languages, by term, and lets them go', async () => {
  const words = await admin('addTerm', {
    term: 'glacier',
    texts: { es: ' glaciar ', pt: 'geleira' },
  })
  const kept = await admin('addTerm', { term: 'Águila', keep: true })
  const { list } = await admin('listTerms')
  expect(list).toEqual([
    { id: kept.id, term: 'Águila', keep: true, texts: {} },
    { id: words.id, term: 'glacier', keep: false, texts: { es: 'glaciar', pt: 'geleira' } },
  ])
  expect(await admin('deleteTerm', { id: kept.id })).toBeUndefined()
  await expect(admin('deleteTerm', { id: kept.id })).rejects.toMatchObject({
    name: 'NOT_FOUND_ERROR',
  })
  expect((await admin('listTerms')).list).toHaveLength(1)
  const { list: entries } = await admin('listActivity', { kind: 'term' })
  expect(entries.map(({ action, itemName }) => `${action} ${itemName}`)).toEqual([
    'delete Águila',
    'add Águila',
    'add glacier',
  ])
})

it.each([
  [{ term: 'mate' }, 'texts'],
  [{ term: 'mate', texts: {} }, 'texts'],
  [{ term: 'mate', keep: true, texts: { es: 'mate' } }, 'texts'],
  [{ term: ' ', keep: true }, 'term'],
  [{ term: 'x'.repeat(121), keep: true }, 'term'],
  [{ term: 'mate', texts: { es: 'x'.repeat(121) } }, 'texts.es'],
])('refuses %j', async (payload, path) => {
  await expect(admin('addTerm', payload)).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path }] },
  })
})

it('has each term once', async () => {
  await admin('addTerm', { term: 'gaucho', keep: true })
  await expect(admin('addTerm', { term: 'gaucho', texts: { pt: 'gaúcho' } })).rejects.toMatchObject(
    {
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'term' }] },
    },
  )
})
