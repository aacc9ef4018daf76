import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

const readAsAdmin = (id: string) => admin('detailTour', { id, adminPanel: true })

const noEnglish = {
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'details', message: 'Los textos en inglés son obligatorios' }] },
}

describe('a tour', () => {
  it('answers its category, its destination and the tags it inherits', async () => {
    const categoryId = await makeCategory(admin, 'Trekking')
    const details = makeDetails('El Chaltén')
    const destinationId = await makeDestination(admin, { details, tags: ['andes', 'hielo'] })
    const id = await makeTour(admin, {
      destinationId,
      categoryId,
      tags: ['Caminata'],
      bannedTags: [' HIELO '],
    })
    expect(await app.call('detailTour', { id })).toMatchObject({
      category: { id: categoryId, name: 'Trekking' },
      destination: { id: destinationId, details },
      tags: ['caminata'],
      bannedTags: ['hielo'],
      inheritedTags: ['andes', 'hielo'],
      starredInDestination: false,
      mainImage: null,
      media: [],
    })
  })

  it('keeps banned tags as they are given, inherited or not', async () => {
    const id = await makeTour(admin, { bannedTags: ['mar', 'Mar', 'sol'] })
    expect((await readAsAdmin(id)).bannedTags).toEqual(['mar', 'sol'])
    await admin('editTour', { id, bannedTags: [] })
    expect((await readAsAdmin(id)).bannedTags).toEqual([])
  })

  it('shows on its page what includes it and its relatives, all visible', async () => {
    const destinationId = await makeDestination(admin, { tags: ['delta', 'remo'] })
    const id = await makeTour(admin, { destinationId, bannedTags: ['remo'] })
    const relative = await makeTour(admin, { tags: ['delta'] })
    await makeTour(admin, { tags: ['remo'] })
    await makeTour(admin, { tags: ['delta'], status: false })
    const circuit = await makeCircuit(admin, { tourIds: [id] })
    await makeCircuit(admin, { tourIds: [id], status: false })
    const package_ = await makePackage(admin, { tourIds: [id] })
    const page = await app.call('landingDetailTour', { id })
    expect(page.related.map((tour) => tour.id)).toEqual([relative])
    expect(page.circuits.map((each) => each.id)).toEqual([circuit])
    expect(page.packages.map((each) => each.id)).toEqual([package_])
  })

  it('cannot be deleted while circuits or packages use it', async () => {
    const id = await makeTour(admin)
    const circuit = await makeCircuit(admin, { tourIds: [id], details: makeDetails('Norte') })
    const package_ = await makePackage(admin, { tourIds: [id], details: makeDetails('Sur') })
    await expect(admin('deleteTour', { id })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      status: 409,
      context: {
        dependents: {
          circuits: [{ id: circuit, name: 'Norte' }],
          packages: [{ id: package_, name: 'Sur' }],
        },
      },
    })
    await admin('editCircuit', { id: circuit, tourIds: [] })
    await expect(admin('deleteTour', { id })).rejects.toMatchObject({
      context: { dependents: { packages: [{ id: package_, name: 'Sur' }] } },
    })
    await admin('deletePackage', { id: package_ })
    await admin('deleteTour', { id })
    await expect(readAsAdmin(id)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})

describe('a tour without texts', () => {
  it('is stored disabled and without a star', async () => {
    const id = await makeTour(admin, { details: [], status: true, starred: true })
    expect(await readAsAdmin(id)).toMatchObject({ details: [], status: false, starred: false })
    await expect(app.call('detailTour', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('cannot be enabled, by its toggle or by an edit', async () => {
    const id = await makeTour(admin, { details: [] })
    await expect(admin('toggleTourStatus', { id })).rejects.toMatchObject(noEnglish)
    await expect(admin('editTour', { id, status: true })).rejects.toMatchObject(noEnglish)
    expect((await readAsAdmin(id)).status).toBe(false)
  })

  it('is enabled once it has English, in the same edit or later', async () => {
    const first = await makeTour(admin, { details: [] })
    await admin('editTour', { id: first, details: makeDetails(), status: true })
    expect((await app.call('detailTour', { id: first })).status).toBe(true)
    const second = await makeTour(admin, { details: [] })
    await admin('editTour', { id: second, details: makeDetails() })
    expect((await readAsAdmin(second)).status).toBe(false)
    expect(await admin('toggleTourStatus', { id: second })).toEqual({ status: true })
  })

  it('comes of no edit while the tour stays enabled', async () => {
    const id = await makeTour(admin)
    await expect(admin('editTour', { id, details: [] })).rejects.toMatchObject(noEnglish)
    expect((await app.call('detailTour', { id })).details).toHaveLength(1)
    await admin('editTour', { id, details: [], status: false })
    expect(await readAsAdmin(id)).toMatchObject({ details: [], status: false })
  })

  it('is refused when there are texts but none of them English', async () => {
    const details = makeDetails('Solo', ['es'])
    await expect(makeTour(admin, { details })).rejects.toMatchObject(noEnglish)
    const id = await makeTour(admin, { details: [] })
    await expect(admin('editTour', { id, details })).rejects.toMatchObject(noEnglish)
  })
})

describe('the readers of tours', () => {
  it('give the form all categories by name and the destination’s tags', async () => {
    const destinationId = await makeDestination(admin, { tags: ['vino', 'andes'] })
    await makeCategory(admin, 'Ávila')
    await makeCategory(admin, 'azul')
    const { categoryList, destinationTags } = await admin('getToursFormData', { destinationId })
    const names = categoryList.map((category) => category.name)
    expect(names.indexOf('azul')).toBe(names.indexOf('Ávila') + 1)
    expect(destinationTags).toEqual(['andes', 'vino'])
    await expect(admin('getToursFormData', { destinationId: unknownId })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await expect(app.call('getToursFormData', { destinationId })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
  })

  it('give admins all tours of a category, newest first', async () => {
    const categoryId = await makeCategory(admin)
    const older = await makeTour(admin, { categoryId, status: false })
    const newer = await makeTour(admin, { categoryId })
    await makeTour(admin)
    const { list } = await admin('getTourListByCategory', { categoryId })
    expect(list.map((tour) => tour.id)).toEqual([newer, older])
    await expect(admin('getTourListByCategory', { categoryId: unknownId })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    const user = await app.makeUser()
    await expect(user.call('getTourListByCategory', { categoryId })).rejects.toMatchObject({
      name: 'FORBIDDEN_ERROR',
    })
  })

  it('give the relatives by effective tags, most shared first', async () => {
    const destinationId = await makeDestination(admin, { tags: ['puna', 'sal'] })
    const one = await makeTour(admin, { destinationId, bannedTags: ['sal'] })
    const two = await makeTour(admin, { destinationId })
    const three = await makeTour(admin, { destinationId, tags: ['llama', 'sal'] })
    await makeTour(admin, { destinationId, bannedTags: ['puna', 'sal'] })
    const tags = ['Puna', 'sal', 'llama']
    const { list } = await app.call('getToursRelatedTags', { tags })
    expect(list.map((tour) => tour.id)).toEqual([three, two, one])
    const { list: first } = await app.call('getToursRelatedTags', { tags, limit: 1 })
    expect(first.map((tour) => tour.id)).toEqual([three])
    expect(await app.call('getToursRelatedTags', { tags: [] })).toEqual({ list: [] })
    expect(await app.call('getToursRelatedTags', { tags: ['%', '_'] })).toEqual({ list: [] })
  })
})
