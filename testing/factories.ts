import sharp from 'sharp'
import type { Language } from '#contract/languages.ts'
import type { AnswerOf, Caller, PayloadOf } from '#contract/operation.ts'

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
