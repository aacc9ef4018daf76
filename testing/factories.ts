import sharp from 'sharp'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf, Caller, PayloadOf } from '#contract/index.ts'

let serial = 0

/** Details in the given languages, English at the least, under a name of their own. */
export function makeDetails(name?: string, languages: Language[] = ['en']) {
  serial += 1
  const title = name ?? `Item ${serial}`
  return languages.map((lang) => ({ name: title, description: `About ${title}.`, lang }))
}

export async function makeRegion(admin: Caller, countryId?: string): Promise<string> {
  serial += 1
  const country = countryId ?? (await admin('addCountry', { name: `Country ${serial}` })).id
  return (await admin('addRegion', { countryId: country, name: `Region ${serial}` })).id
}

export async function makeDestination(
  admin: Caller,
  overrides: Partial<PayloadOf<'addDestination'>> = {},
): Promise<string> {
  const regionId = overrides.regionId ?? (await makeRegion(admin))
  const added = await admin('addDestination', { details: makeDetails(), ...overrides, regionId })
  return added.id
}

export async function makeHotel(
  admin: Caller,
  overrides: Partial<PayloadOf<'addHotel'>> = {},
): Promise<string> {
  const destinationId = overrides.destinationId ?? (await makeDestination(admin))
  const payload = { details: makeDetails(), category: 4, ...overrides, destinationId }
  return (await admin('addHotel', payload)).id
}

export async function makeCategory(admin: Caller, name?: string): Promise<string> {
  serial += 1
  return (await admin('addCategory', { name: name ?? `Category ${serial}` })).id
}

export async function makeTour(
  admin: Caller,
  overrides: Partial<PayloadOf<'addTour'>> = {},
): Promise<string> {
  const destinationId = overrides.destinationId ?? (await makeDestination(admin))
  const categoryId = overrides.categoryId ?? (await makeCategory(admin))
  const payload = { details: makeDetails(), ...overrides, destinationId, categoryId }
  return (await admin('addTour', payload)).id
}

export async function makeIncentive(
  admin: Caller,
  overrides: Partial<PayloadOf<'addIncentive'>> = {},
): Promise<string> {
  const destinationId = overrides.destinationId ?? (await makeDestination(admin))
  return (await admin('addIncentive', { details: makeDetails(), ...overrides, destinationId })).id
}

async function makeItinerary(admin: Caller): Promise<string[]> {
  return [await makeDestination(admin), await makeDestination(admin)]
}

export async function makeCircuit(
  admin: Caller,
  overrides: Partial<PayloadOf<'addCircuit'>> = {},
): Promise<string> {
  const destinationIds = overrides.destinationIds ?? (await makeItinerary(admin))
  const payload = { details: makeDetails(), days: 8, nights: 7, ...overrides, destinationIds }
  return (await admin('addCircuit', payload)).id
}

export async function makePackage(
  admin: Caller,
  overrides: Partial<PayloadOf<'addPackage'>> = {},
): Promise<string> {
  const destinationIds = overrides.destinationIds ?? (await makeItinerary(admin))
  const payload = { details: makeDetails(), days: 5, nights: 4, ...overrides, destinationIds }
  return (await admin('addPackage', payload)).id
}

/** Makes an item of each kind, with what it belongs to. */
export const makeItem: Readonly<
  Record<Kind, (admin: Caller, overrides?: object) => Promise<string>>
> = {
  destination: makeDestination,
  tour: makeTour,
  circuit: makeCircuit,
  package: makePackage,
  hotel: makeHotel,
  incentive: makeIncentive,
}

/** A JPEG of the given size, of one colour. */
export async function makePicture(width = 64, height = 48): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#27546c' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

/** A picture uploaded to a destination. */
export async function addPicture(
  admin: Caller,
  id: string,
  position: PayloadOf<'addDestinationMedia'>['position'] = 'slider',
): Promise<AnswerOf<'addDestinationMedia'>> {
  return admin('addDestinationMedia', { id, position, file: await makePicture() })
}

/** The first bytes of an MP4 file: all that the server looks at. */
export function makeVideo(): Blob {
  const brand = Buffer.from('ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(brand.length + 4)
  const bytes = Buffer.concat([size, brand, Buffer.alloc(1_024)])
  return new Blob([new Uint8Array(bytes)], { type: 'video/mp4' })
}
