import { describe, expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { fixedPages } from '#contract/site/pages.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const { admin, call } = app
const panel = { adminPanel: true }

const english = { lang: 'en' as const, title: 'How we work', body: '# First\n\nWe **listen**.' }
let serial = 0

async function makePage(over: Partial<Parameters<typeof admin<'addPage'>>[1]> = {}) {
  serial += 1
  const slug = `page-${serial}`
  const { id } = await admin('addPage', { slug, details: [english], ...over })
  return { id, slug: over.slug ?? slug }
}

const idOfFixed = async (slug: string) => (await admin('getPage', { slug, ...panel })).id

describe('pages that come with the product', () => {
  it('are disabled drafts without a word of ours', async () => {
    for (const slug of fixedPages) {
      const page = await admin('getPage', { slug, ...panel })
      expect(page).toMatchObject({ status: false, version: 1 })
      expect(page.details.map(({ lang, body }) => [lang, body])).toEqual([
        ['en', ''],
        ['es', ''],
        ['pt', ''],
      ])
      await expect(call('getPage', { slug })).rejects.toThrow('NOT_FOUND_ERROR')
    }
    expect((await call('listPages')).list).toEqual([])
  })

  it('can be written, emptied and disabled, not renamed and not deleted', async () => {
    const id = await idOfFixed('terms')
    await admin('editPage', { id, details: [english], status: true })
    expect(await call('getPage', { slug: 'terms' })).toMatchObject({ details: [english] })
    await expect(admin('editPage', { id, slug: 'rules' })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'slug', message: messages.fixedPage }] },
    })
    await admin('editPage', { id, slug: 'terms', details: [{ lang: 'en', title: 'Terms' }] })
    expect((await call('getPage', { slug: 'terms' })).details).toEqual([
      { lang: 'en', title: 'Terms', body: '' },
    ])
    expect(await admin('togglePageStatus', { id })).toEqual({ status: false })
    await expect(admin('deletePage', { id })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      status: 409,
    })
  })
})

describe('a page', () => {
  it('is answered by its slug as it was sent; by default it is enabled and in no menu', async () => {
    const details = [english, { lang: 'es' as const, title: 'Cómo trabajamos', body: '' }]
    const { id, slug } = await makePage({ details })
    const page = await call('getPage', { slug })
    expect(page).toEqual({
      id,
      slug,
      details,
      menu: 'none',
      order: 0,
      status: true,
      version: 1,
      updatedAt: expect.any(Date),
    })
  })

  it('is listed without its body, by order; disabled ones to admins alone', async () => {
    const last = await makePage({ order: 9, menu: 'footer' })
    const first = await makePage({ order: 3, menu: 'header' })
    const hidden = await makePage({ order: 4, status: false })
    const ours = [last.id, first.id, hidden.id]
    const listed = async (payload = {}) =>
      (await admin('listPages', payload)).list.filter(({ id }) => ours.includes(id))
    expect((await listed()).map(({ id }) => id)).toEqual([first.id, last.id])
    expect((await listed(panel)).map(({ id }) => id)).toEqual([first.id, hidden.id, last.id])
    expect((await listed())[0]?.details).toEqual([{ ...english, body: '' }])
    const asPublic = await call('listPages', panel)
    expect(asPublic.list.map(({ id }) => id)).not.toContain(hidden.id)
    await expect(call('getPage', { slug: hidden.slug, ...panel })).rejects.toThrow('NOT_FOUND')
    expect(await admin('getPage', { slug: hidden.slug, ...panel })).toMatchObject({ status: false })
    await admin('togglePageStatus', { id: hidden.id })
    expect(await call('getPage', { slug: hidden.slug })).toMatchObject({ id: hidden.id })
  })

  it('demands English, each language once, and a slug of its own', async () => {
    const spanish = { lang: 'es' as const, title: 'Uno' }
    const { slug } = await makePage()
    const refused = [
      [{ details: [] }, 'details', messages.detailsEmpty],
      [{ details: [spanish] }, 'details', messages.detailsEnglish],
      [{ details: [english, english] }, 'details', messages.detailsRepeated],
      [{ details: [{ ...english, title: ' ' }] }, 'details.0.title', messages.required],
      [{ details: [{ ...english, title: 'x'.repeat(161) }] }, 'details.0.title', messages.tooLong],
      [
        { details: [{ ...english, body: 'x'.repeat(limits.pageBodyMaxLength + 1) }] },
        'details.0.body',
        messages.tooLong,
      ],
      [{ slug: 'With Blanks' }, 'slug', messages.slugMalformed],
      [{ slug: 'x'.repeat(81) }, 'slug', messages.tooLong],
      [{ slug }, 'slug', messages.taken],
      [{ slug: 'privacy' }, 'slug', messages.taken],
    ] as const
    for (const [over, path, message] of refused) {
      await expect(makePage(over as object)).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path, message }] },
      })
    }
    const { id } = await makePage()
    await expect(admin('editPage', { id, slug })).rejects.toMatchObject({
      context: { issues: [{ path: 'slug', message: messages.taken }] },
    })
  })

  it('may be longer than other payloads', async () => {
    const body = 'ñ'.repeat(limits.pageBodyMaxLength)
    const langs = ['en', 'es', 'pt'] as const
    const { slug } = await makePage({ details: langs.map((lang) => ({ ...english, lang, body })) })
    expect((await call('getPage', { slug })).details.map((each) => each.body.length)).toEqual([
      50_000, 50_000, 50_000,
    ])
  })
})

describe('an edit', () => {
  it('keeps what it leaves out, moves the moment and counts the version', async () => {
    const { id, slug } = await makePage({ menu: 'legal', order: 2 })
    const before = await call('getPage', { slug })
    await admin('editPage', { id, slug: `${slug}-renamed` })
    await expect(call('getPage', { slug })).rejects.toThrow('NOT_FOUND_ERROR')
    const after = await call('getPage', { slug: `${slug}-renamed` })
    const { updatedAt, version, slug: _, ...rest } = before
    expect(after).toMatchObject({ ...rest, version: version + 1 })
    expect(after.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime())
    await admin('togglePageStatus', { id })
    const disabled = await admin('getPage', { slug: `${slug}-renamed`, ...panel })
    expect(disabled.version).toBe(2)
    expect(disabled.updatedAt.getTime()).toBeGreaterThan(after.updatedAt.getTime())
  })

  it('of what somebody else has changed is refused, where it says what it saw', async () => {
    const { id, slug } = await makePage()
    const { updatedAt } = await call('getPage', { slug })
    await admin('editPage', { id, order: 5, updatedAt })
    await expect(admin('editPage', { id, order: 6, updatedAt })).rejects.toMatchObject({
      name: 'EDIT_CONFLICT_ERROR',
      status: 409,
    })
    expect((await call('getPage', { slug })).order).toBe(5)
    await admin('editPage', { id, order: 7 })
    expect((await call('getPage', { slug })).order).toBe(7)
  })

  it('and everything else about a page that there is not is NOT_FOUND_ERROR', async () => {
    const { id } = await makePage()
    await admin('deletePage', { id })
    const calls = [
      admin('editPage', { id, order: 1 }),
      admin('togglePageStatus', { id }),
      admin('deletePage', { id }),
      call('getPage', { slug: 'nowhere' }),
    ]
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ reason: { name: 'NOT_FOUND_ERROR' } })
    }
  })

  it('is recorded with what it changed', async () => {
    const { id, slug } = await makePage()
    await admin('editPage', { id, order: 1, details: [{ ...english, title: 'Another' }] })
    const [change] = (await admin('listActivity', { limit: 1 })).list
    expect(change).toMatchObject({
      kind: 'page',
      action: 'edit',
      itemName: slug,
      itemId: id,
      itemExists: true,
      fields: ['details', 'order'],
    })
  })
})
