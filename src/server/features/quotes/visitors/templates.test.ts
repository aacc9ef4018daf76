import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const entityId = await makeDestination(admin, {
  details: [
    { lang: 'en', name: 'The falls', description: 'Water.' },
    { lang: 'pt', name: 'As cataratas', description: 'Água.' },
  ],
})
const all = '{{name}} | {{ item }} | {{reference}} | {{agent}} | {{agency}} | {{link}}'
const texts = {
  en: { subject: 'About {{item}}', body: all },
  pt: { subject: 'Sobre {{item}}', body: all },
}

async function ask(lang: 'es' | 'en' | 'pt', name = 'Ana') {
  const quoteInput = { email: 'ana@example.com', name, message: 'Marzo', lang }
  return app.call('createQuote', { ...quoteInput, entityId, entityType: 'destination' })
}

describe('templates', () => {
  it('are kept by name, edited in part and deleted once', async () => {
    const late = await admin('addTemplate', { name: 'Última respuesta', texts })
    const early = await admin('addTemplate', { name: 'éxito', texts: { en: texts.en } })
    const named = async () => (await admin('listTemplates')).list.map(({ name }) => name)
    expect(await named()).toEqual(['éxito', 'Última respuesta'])
    await admin('editTemplate', { id: late.id, name: 'A' })
    const { list } = await admin('listTemplates')
    expect(list[0]).toMatchObject({ id: late.id, name: 'A', texts })
    await admin('deleteTemplate', { id: early.id })
    await admin('deleteTemplate', { id: late.id })
    expect(await named()).toEqual([])
    const gone = { name: 'NOT_FOUND_ERROR' }
    await expect(admin('deleteTemplate', { id: late.id })).rejects.toMatchObject(gone)
    const edit = admin('editTemplate', { id: late.id, name: 'B' })
    await expect(edit).rejects.toMatchObject(gone)
    const { list: changes } = await admin('listActivity', { limit: 2 })
    expect(changes).toMatchObject([
      { kind: 'template', action: 'delete', itemName: 'A' },
      { kind: 'template', action: 'delete', itemName: 'éxito' },
    ])
  })

  it.each([
    [{ es: texts.en }, 'texts.en', messages.detailsEnglish],
    [{ en: { subject: 'Hi {{nombre}}', body: '-' } }, 'texts.en.subject', '{{nombre}}'],
    [{ en: texts.en, pt: { subject: '-', body: '{{ price }}' } }, 'texts.pt.body', '{{price}}'],
  ])('demand English and know their placeholders: %o', async (given, path, named) => {
    await expect(admin('addTemplate', { name: 'T', texts: given })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path, message: expect.stringContaining(named) }] },
    })
  })

  it('speak the visitor’s language, else English, and leave the link open', async () => {
    const { id: templateId } = await admin('addTemplate', { name: 'T', texts })
    const render = (quoteId: string) => admin('renderTemplate', { templateId, quoteId })
    const { siteName } = await app.services.currentSite()
    const inPortuguese = await ask('pt')
    const filled = (item: string, reference: string) =>
      `Ana | ${item} | ${reference} | Agencia Ejemplo 1 | ${siteName} | {{link}}`
    expect(await render(inPortuguese.id)).toEqual({
      lang: 'pt',
      subject: 'Sobre As cataratas',
      text: filled('As cataratas', inPortuguese.reference),
    })
    const inSpanish = await ask('es')
    expect(await render(inSpanish.id)).toEqual({
      lang: 'en',
      subject: 'About The falls',
      text: filled('The falls', inSpanish.reference),
    })
    const open = await app.call('createOpenQuote', {
      email: 'ana@example.com',
      name: '{{agency}}',
      message: '-',
      lang: 'en',
    })
    const rendered = await render(open.id)
    expect(rendered.text.startsWith('{{agency}} | your trip | ')).toBe(true)
    await expect(render(randomUUID())).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})
