import type { Media } from '#contract/catalogue/media.ts'
import type { Choice } from '../../form/relations/relation-list.tsx'

/** Choices that a day can name: parts of the journey, in its order. */
export interface DayChoices {
  destinations: Option[]
  hotels: Option[]
  tours: Option[]
  /** All experiences of the destinations. */
  offered: Option[]
  pictures: readonly Media[]
}

export interface Option {
  value: string
  label: string
}

interface Parts {
  destinationIds: readonly string[]
  hotelIds: readonly string[]
  tourIds: readonly string[]
  offered: readonly Choice[]
  names: ReadonlyMap<string, string>
  media: readonly Media[]
}

export function dayChoices(parts: Parts): DayChoices {
  const { names } = parts
  const named = (ids: readonly string[]) =>
    ids.map((id) => ({ value: id, label: names.get(id) ?? '…' }))
  return {
    destinations: named(parts.destinationIds),
    hotels: named(parts.hotelIds),
    tours: named(parts.tourIds),
    offered: named(parts.offered.map(({ id }) => id)),
    pictures: parts.media.filter(({ type }) => type === 'image'),
  }
}

/** The options with those that are chosen and no longer offered, so that they can be taken away. */
export function withChosen(
  options: readonly Option[],
  chosen: readonly string[],
  names: ReadonlyMap<string, string>,
): Option[] {
  const others = chosen.filter((id) => id && !options.some(({ value }) => value === id))
  return [...options, ...others.map((id) => ({ value: id, label: names.get(id) ?? '…' }))]
}
