import type { Kind } from '#contract/base/kinds.ts'
import { mediaPositions } from '#contract/catalogue/media.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import type { DemoPicture } from '#demo/model.ts'
import type { DrawPicturesPayload } from './draw-pictures-job.ts'

/** Ids of what was added, by kind and key: `destination iguazu`. */
export type AddedIds = Map<string, string>

export interface Added {
  ids: AddedIds
  /** Every picture to be drawn, by owner and position. */
  pictures: DrawPicturesPayload[]
}

/** Lists the texts in each language, as operations take them. */
export const listDetails = <Texts>(details: Readonly<Record<TextLanguage, Texts>>) =>
  textLanguages.map((lang) => ({ ...details[lang], lang }))

/** The id of a key that a relation names. */
export function idOf(ids: AddedIds, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demonstration names an unknown ${name}`)
  return id
}

/** Registers an added item's id and pictures. */
export function register(
  added: Added,
  kind: Kind,
  item: { key: string; pictures: readonly DemoPicture[] },
  id: string,
): void {
  added.ids.set(`${kind} ${item.key}`, id)
  added.pictures.push(...listPictures(kind, id, `${kind} ${item.key}`, item.pictures))
}

export function listPictures(
  kind: DrawPicturesPayload['kind'],
  ownerId: string | null,
  owner: string,
  pictures: readonly DemoPicture[],
): DrawPicturesPayload[] {
  return mediaPositions.flatMap((position) => {
    const own = pictures.filter((picture) => picture.position === position)
    return own.length === 0 ? [] : [{ kind, ownerId, owner, position, pictures: own }]
  })
}
