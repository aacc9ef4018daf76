import { afterEach, describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { siteTextKeys } from '#contract/site/site-texts/site-texts.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp({ SITE_NAME: 'Viajes de Ejemplo' })
const { admin, call } = app

afterEach(async () => {
  const { list } = await admin('listTexts')
  for (const { key, texts } of list) {
    if (Object.keys(texts).length > 0) await admin('editTexts', { key, texts: {} })
  }
})

const entryOf = async (wanted: string) =>
  (await admin('listTexts')).list.find(({ key }) => key === wanted)

describe('texts that nobody has edited', () => {
  it('are the shipped ones, in every language, with the name and the area of the agency', async () => {
    const { list } = await admin('listTexts')
    expect(list.map(({ key }) => key)).toEqual(siteTextKeys)
    for (const lang of textLanguages) {
      const { texts } = await call('getTexts', { lang })
      expect(Object.keys(texts)).toEqual(siteTextKeys)
      for (const { key, texts: own, default: shipped } of list) {
        expect(own).toEqual({})
        expect(texts[key]).toBe(shipped[lang] ?? '')
        expect(texts[key]).not.toMatch(/[{}]|Ñandú/)
      }
    }
    expect((await entryOf('about.nameTitle'))?.default.en).toBe('Why Viajes de Ejemplo')
    expect(await entryOf('about.nameText')).toEqual({
      key: 'about.nameText',
      texts: {},
      default: {},
    })
    const { texts } = await call('getTexts', { lang: 'pt' })
    expect(texts['home.kicker']).toBe('Argentina e América do Sul')
  })

  it('name no other place and no other agency once the site has both', async () => {
    const area = { es: 'el Caribe', en: 'the Caribbean' }
    await admin('editSite', { name: 'Isla Viajes', area })
    for (const lang of textLanguages) {
      const said = Object.values((await call('getTexts', { lang })).texts).join(' ')
      expect(said).not.toMatch(/Argentin|Sudam|South America|América do Sul|Ñandú|Ejemplo/)
      expect(said).toContain(lang === 'es' ? 'en el Caribe' : 'the Caribbean')
      expect(said).toContain('Isla Viajes')
    }
    await admin('editSite', { name: null, area: null })
  })
})

describe('a text in words of the agency’s own', () => {
  const key = 'home.title'

  it('is said at once; a language that is left out says the shipped one', async () => {
    const before = (await call('getTexts', { lang: 'pt' })).texts[key]
    const texts = { es: 'Viaje lejos', en: 'Go far' }
    expect(await admin('editTexts', { key, texts })).toEqual({ key, texts })
    expect((await call('getTexts', { lang: 'es' })).texts[key]).toBe('Viaje lejos')
    expect((await call('getTexts', { lang: 'en' })).texts[key]).toBe('Go far')
    expect((await call('getTexts', { lang: 'pt' })).texts[key]).toBe(before)
    expect(await entryOf(key)).toMatchObject({ texts })
  })

  it('goes back to the shipped one', async () => {
    const shipped = await entryOf(key)
    for (const nothing of [{}, null, { en: null }]) {
      await admin('editTexts', { key, texts: { en: 'Go far' } })
      expect(await admin('editTexts', { key, texts: nothing })).toEqual({ key, texts: {} })
      expect(await entryOf(key)).toEqual(shipped)
      expect((await call('getTexts', { lang: 'en' })).texts[key]).toBe(shipped?.default.en)
    }
  })

  it('is refused for a key that there is not, and when it is too long', async () => {
    const unknown = admin('editTexts', { key: 'home.nothing' as typeof key, texts: {} })
    await expect(unknown).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'key' }] },
    })
    const long = { en: 'x'.repeat(limits.siteTextMaxLength + 1) }
    await expect(admin('editTexts', { key, texts: long })).rejects.toMatchObject({
      context: { issues: [{ path: 'texts.en' }] },
    })
  })

  it('is recorded by its key', async () => {
    await admin('editTexts', { key, texts: { en: 'Go farther' } })
    const [change] = (await admin('listActivity', { limit: 1 })).list
    expect(change).toMatchObject({
      kind: 'text',
      action: 'edit',
      itemName: key,
      itemId: null,
      fields: ['texts'],
    })
  })
})
