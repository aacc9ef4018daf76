import type { Caller } from '#contract/index.ts'

/** A name that no other story has. */
export function uniqueName(word: string): string {
  return `${word} ${momentInLetters()}`
}

/** Unlike any other: in letters, so that who searches for a number does not find it. */
export function momentInLetters(): string {
  return String(Date.now()).replaceAll(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))
}

/** Texts in English alone, which is what an item needs at least. */
export function textsOf(name: string) {
  return [{ name, description: `About ${name}.`, lang: 'en' as const }]
}

/** A destination in a region of the demonstration, in English alone. */
export async function addDestination(admin: Caller, name: string) {
  const { list } = await admin('listRegions', {})
  return admin('addDestination', { details: textsOf(name), regionId: list[0]?.id ?? '' })
}

/** A country with one region. */
export async function addPlace(admin: Caller, name: string) {
  const country = await admin('addCountry', { name: `País ${name}` })
  const region = await admin('addRegion', { countryId: country.id, name: `Región ${name}` })
  return { countryId: country.id, regionId: region.id }
}

/** A category with an experience at each destination, a hotel at the first, and a circuit along them that includes all. */
export async function addJourney(admin: Caller, name: string) {
  const place = await addPlace(admin, name)
  const category = await admin('addCategory', { name: `Categoría ${name}` })
  const destinationIds: string[] = []
  for (const side of ['North', 'South']) {
    const details = textsOf(`${side} ${name}`)
    const { id } = await admin('addDestination', { details, regionId: place.regionId })
    destinationIds.push(id)
  }
  const [destinationId = ''] = destinationIds
  const tour = await admin('addTour', {
    details: textsOf(`Walk ${name}`),
    destinationId,
    categoryId: category.id,
  })
  const hotel = await admin('addHotel', {
    details: textsOf(`Inn ${name}`),
    destinationId,
    category: 3,
  })
  const circuit = await admin('addCircuit', {
    details: textsOf(`Round ${name}`),
    destinationIds,
    tourIds: [tour.id],
    hotelIds: [hotel.id],
    days: 3,
    nights: 2,
  })
  return {
    ...place,
    categoryId: category.id,
    destinationIds,
    destinationId,
    tourId: tour.id,
    hotelId: hotel.id,
    circuitId: circuit.id,
  }
}
