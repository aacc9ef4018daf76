import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeTour } from '#testing/factories.ts'

const app = await startTestApp()

const notFound = { name: 'NOT_FOUND_ERROR', status: 404 }

const issue = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path, message }] },
})

describe('countries and regions', () => {
  it('are added, renamed, listed by name and read with their regions', async () => {
    const { id } = await app.admin('addCountry', { name: '  Ñuñoa ' })
    await app.admin('addCountry', { name: 'ópera' })
    await app.admin('addCountry', { name: 'Zambia' })
    const { list } = await app.call('listCountries')
    expect(list.map((country) => country.name)).toEqual(['Ñuñoa', 'ópera', 'Zambia'])
    const north = await app.admin('addRegion', { countryId: id, name: 'Norte' })
    const east = await app.admin('addRegion', { countryId: id, name: 'Este' })
    await app.admin('editRegion', { id: north.id, name: 'North' })
    expect(await app.admin('editCountry', { id, name: 'Chile' })).toEqual({ id })
    const bare = { names: {}, aliases: [], intro: {} }
    expect(await app.call('getCountry', { id })).toEqual({
      id,
      name: 'Chile',
      ...bare,
      regions: [
        { id: east.id, name: 'Este', countryId: id, ...bare },
        { id: north.id, name: 'North', countryId: id, ...bare },
      ],
    })
    expect(await app.call('getRegion', { id: east.id })).toMatchObject({ name: 'Este' })
    expect((await app.call('listRegions', { countryId: id })).list).toHaveLength(2)
    expect((await app.call('listRegions', {})).list.length).toBeGreaterThanOrEqual(2)
  })

  it('say the words that are owed for an empty name', async () => {
    const message = 'El nombre no puede quedar vació'
    const country = app.admin('addCountry', { name: ' ' })
    await expect(country).rejects.toMatchObject(issue('name', message))
    const region = app.admin('addRegion', { name: '', countryId: randomUUID() })
    await expect(region).rejects.toMatchObject(issue('name', message))
  })

  it('have names, other names and an introduction; an edit keeps what it leaves out', async () => {
    const { id } = await app.admin('addCountry', {
      name: 'Brasil',
      names: { en: ' Brazil ', pt: 'Brasil' },
      aliases: [' Terra Brasilis '],
      intro: { en: '**Large**\nand green.' },
    })
    const texts = {
      names: { en: 'Brazil', pt: 'Brasil' },
      aliases: ['Terra Brasilis'],
      intro: { en: '**Large**\nand green.' },
    }
    const read = () => app.call('getCountry', { id })
    expect(await read()).toMatchObject({ name: 'Brasil', ...texts })
    await app.admin('editCountry', { id, name: 'El Brasil' })
    expect(await read()).toMatchObject({ name: 'El Brasil', ...texts })
    await app.admin('editCountry', { id, names: { es: 'Brasil', pt: null }, intro: null })
    expect(await read()).toMatchObject({ ...texts, names: { es: 'Brasil' }, intro: {} })
    await app.admin('editCountry', { id, aliases: null })
    expect(await read()).toMatchObject({ name: 'El Brasil', aliases: [] })
  })

  it('are named where destinations and tours name them', async () => {
    const names = { es: 'Perú', en: 'Peru' }
    const { id: countryId } = await app.admin('addCountry', { name: 'Perú', names })
    const regionId = (await app.admin('addRegion', { countryId, name: 'Cusco', names })).id
    const aliases = ['Machu Pikchu']
    const id = await makeDestination(app.admin, { regionId, aliases })
    const region = { id: regionId, name: 'Cusco', names }
    const country = { id: countryId, name: 'Perú', names }
    const place = { region, country, aliases }
    expect(await app.call('detailDestination', { id })).toMatchObject(place)
    await app.admin('editDestination', { id, starred: true })
    expect((await app.call('listDestinations', {})).list[0]).toMatchObject(place)
    const { id: categoryId } = await app.admin('addCategory', { name: 'Andar', names })
    const tour = await makeTour(app.admin, { destinationId: id, categoryId })
    const category = { id: categoryId, name: 'Andar', names }
    expect((await app.call('detailTour', { id: tour })).category).toEqual(category)
    const landing = await app.call('landingDetailDestination', { id })
    expect(landing.categories).toEqual([category])
    const form = await app.admin('getToursFormData', { destinationId: id })
    expect(form.categoryList).toContainEqual(category)
  })

  it('refuse what is too long, too many or empty', async () => {
    const refused: [object, string, string][] = [
      [{ names: { en: ' ' } }, 'names.en', 'El nombre no puede quedar vació'],
      [{ names: { en: 'x'.repeat(256) } }, 'names.en', 'El texto es demasiado largo'],
      [{ names: { xx: 'Perú' } }, 'names.xx', 'El valor no es válido'],
      [{ names: 'Peru' }, 'names', 'El valor no es válido'],
      [{ intro: { pt: 'x'.repeat(2_001) } }, 'intro.pt', 'El texto es demasiado largo'],
      [{ aliases: Array(21).fill('x') }, 'aliases', 'Hay demasiados elementos'],
      [{ aliases: ['ok', 'x'.repeat(81)] }, 'aliases.1', 'El texto es demasiado largo'],
      [{ aliases: [' '] }, 'aliases.0', 'El campo es obligatorio'],
    ]
    for (const [fields, path, message] of refused) {
      const country = app.admin('addCountry', { name: 'Perú', ...fields })
      await expect(country).rejects.toMatchObject(issue(path, message))
    }
    const exact = {
      names: { en: 'x'.repeat(255) },
      intro: { pt: 'x'.repeat(2_000) },
      aliases: Array(20).fill('x'.repeat(80)),
    }
    const { id } = await app.admin('addCountry', { name: 'Perú', ...exact })
    expect((await app.call('getCountry', { id })).names).toEqual({ en: 'x'.repeat(255) })
    const nothing = app.admin('editCountry', { id })
    await expect(nothing).rejects.toMatchObject(issue('name', 'El nombre no puede quedar vació'))
  })

  it('are not found when unknown', async () => {
    const id = randomUUID()
    const calls = [
      app.call('getCountry', { id }),
      app.admin('editCountry', { id, name: 'X' }),
      app.admin('deleteCountry', { id }),
      app.call('getRegion', { id }),
      app.call('listRegions', { countryId: id }),
      app.admin('addRegion', { countryId: id, name: 'X' }),
      app.admin('editRegion', { id, name: 'X' }),
      app.admin('deleteRegion', { id }),
    ]
    for (const answer of await Promise.allSettled(calls)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: notFound })
    }
  })

  it('cannot be deleted while destinations use them, and go together otherwise', async () => {
    const { id } = await app.admin('addCountry', { name: 'Perú' })
    const { id: regionId } = await app.admin('addRegion', { countryId: id, name: 'Cusco' })
    const details = makeDetails('Machu Picchu', ['es', 'en'])
    const destination = await makeDestination(app.admin, { regionId, details })
    const blocked = {
      name: 'INVALID_DELETE_ERROR',
      status: 409,
      context: { dependents: { destinations: [{ id: destination, name: 'Machu Picchu' }] } },
    }
    await expect(app.admin('deleteCountry', { id })).rejects.toMatchObject(blocked)
    await expect(app.admin('deleteRegion', { id: regionId })).rejects.toMatchObject(blocked)
    await app.admin('deleteDestination', { id: destination })
    await app.admin('deleteCountry', { id })
    await expect(app.call('getRegion', { id: regionId })).rejects.toMatchObject(notFound)
  })

  it('keep no orphan when a region is added while its country goes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await app.admin('addCountry', { name: 'Brief' })
      const region = app.admin('addRegion', { countryId: id, name: 'Late' })
      const [added, deleted] = await Promise.allSettled([
        region,
        app.admin('deleteCountry', { id }),
      ])
      expect(deleted.status).toBe('fulfilled')
      if (added.status === 'rejected') expect(added.reason).toMatchObject(notFound)
      await expect(app.call('listRegions', { countryId: id })).rejects.toMatchObject(notFound)
    }
  })
})

describe('categories', () => {
  it('are added, renamed, listed by name and read', async () => {
    const { id } = await app.admin('addCategory', { name: 'vinos' })
    await app.admin('addCategory', { name: 'Ébano' })
    expect(await app.admin('editCategory', { id, name: 'Vinos' })).toEqual({ id })
    expect(await app.call('getCategory', { id })).toEqual({
      id,
      name: 'Vinos',
      names: {},
      aliases: [],
      intro: {},
    })
    await app.admin('editCategory', { id, aliases: [' Bodegas '] })
    expect(await app.call('getCategory', { id })).toMatchObject({ aliases: ['Bodegas'] })
    await app.admin('editCategory', { id, aliases: null })
    expect(await app.call('getCategory', { id })).toMatchObject({ aliases: [] })
    const { list } = await app.call('listCategories')
    expect(list.map((category) => category.name)).toEqual(['Andar', 'Ébano', 'Vinos'])
  })

  it('cannot be deleted while tours use them', async () => {
    const { id: categoryId } = await app.admin('addCategory', { name: 'Trekking' })
    const destinationId = await makeDestination(app.admin)
    const details = makeDetails('Laguna')
    const { id } = await app.admin('addTour', { destinationId, categoryId, details })
    await expect(app.admin('deleteCategory', { id: categoryId })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { tours: [{ id, name: 'Laguna' }] } },
    })
    await app.admin('deleteTour', { id })
    await app.admin('deleteCategory', { id: categoryId })
    await expect(app.call('getCategory', { id: categoryId })).rejects.toMatchObject(notFound)
  })

  it('need a name, and an id that is known', async () => {
    const empty = app.admin('addCategory', { name: '' })
    await expect(empty).rejects.toMatchObject(issue('name', 'El nombre no puede ser vacío'))
    const id = randomUUID()
    await expect(app.admin('editCategory', { id, name: 'X' })).rejects.toMatchObject(notFound)
    await expect(app.admin('deleteCategory', { id })).rejects.toMatchObject(notFound)
    await expect(app.call('getCategory', { id: 'x' })).rejects.toMatchObject(
      issue('id', 'El identificador no es válido'),
    )
  })
})
