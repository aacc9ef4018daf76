import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import type { KeptJourney, KeptPicture } from '../../db/schema/index.ts'
import { presentMedia } from '../present-media.ts'

type Days = ProposalContent['days']

/** The keys of the files of a picture that a proposal keeps. */
export function keysOfPicture({ key, sources }: Pick<KeptPicture, 'key' | 'sources'>): string[] {
  return [key, ...sources.map((source) => source.key)]
}

/** The keys of the files that a proposal keeps; none of one that keeps no journey. */
export function keysOfJourney(journey: KeptJourney | null | undefined): string[] {
  return (journey?.pictures ?? []).flat().flatMap(keysOfPicture)
}

/** A proposal's days with their pictures, and its places, as answered. */
export function presentJourney({ days }: { days: Days }, { places, pictures }: KeptJourney) {
  return {
    places,
    days: days.map((day, index) => ({ ...day, pictures: (pictures[index] ?? []).map(present) })),
  }
}

function present(picture: KeptPicture) {
  const standing = { type: 'image', position: 'detail', order: null, ownerId: null } as const
  return presentMedia({ ...picture, ...standing })
}

/** The journey that a sent proposal keeps; nothing of one that was sent before journeys were kept. */
export function keptJourney(kept: KeptJourney | null): KeptJourney {
  return kept ?? { places: [], pictures: [] }
}
