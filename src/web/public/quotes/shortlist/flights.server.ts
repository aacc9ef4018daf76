import { kilometresBetween, type Place } from '#maps/distance.ts'

/** Further apart, a day on the road is lost. */
const flightFromKm = 600

/** How far it is to each item from the one before, in kilometres, where one had better fly; else nothing. */
export function flightsBetween(
  items: readonly { from: Place | null; to: Place | null }[],
): (number | undefined)[] {
  return items.map(({ from }, at) => {
    const before = items[at - 1]?.to
    if (!before || !from) return undefined
    const km = kilometresBetween(before, from)
    return km >= flightFromKm ? Math.round(km / 10) * 10 : undefined
  })
}
