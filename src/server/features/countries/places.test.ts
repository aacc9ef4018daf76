import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'

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
    expect(await app.call('getCountry', { id })).toEqual({
      id,
      name: 'Chile',
      regions: [
        { id: east.id, name: 'Este', countryId: id },
        { id: north.id, name: 'North', countryId: id },
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
    expect(await app.call('getCategory', { id })).toEqual({ id, name: 'Vinos' })
    const { list } = await app.call('listCategories')
    expect(list.map((category) => category.name)).toEqual(['Ébano', 'Vinos'])
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
