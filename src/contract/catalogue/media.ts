import { z } from 'zod'
import type { MediaKind } from './kinds.ts'
import { id, ids, nothing } from '../fields.ts'
import { operation } from '../operation.ts'

export const mediaTypes = ['image', 'video'] as const
export const mediaPositions = ['slider', 'main', 'detail'] as const

export type MediaType = (typeof mediaTypes)[number]
export type MediaPosition = (typeof mediaPositions)[number]

/** Sizes in pixels; `detail` keeps the picture's own shape (requirements §2.17). */
export const imageSizes = {
  slider: { width: 1600, height: 900 },
  main: { width: 400, height: 600 },
} as const

export const mediaPosition = z.enum(mediaPositions)

/** A picture or video as answered (requirements §2.16). */
export const media = z
  .object({
    id: z.guid(),
    /** Null for banner media. */
    ownerId: z.guid().nullable(),
    type: z.enum(mediaTypes),
    url: z.string(),
    ext: z.string(),
    position: mediaPosition,
    /** Null for incentive and banner media. */
    order: z.int().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    sources: z.array(
      z.object({ url: z.string(), width: z.int(), height: z.int(), type: z.string() }),
    ),
  })
  .meta({ id: 'Media' })

export type Media = z.infer<typeof media>

/** The four media operations of a kind; the kind's file gives each its own name. */
export function declareAddMedia(kind: MediaKind) {
  return operation({
    summary: `Uploads a picture or video of a ${kind}; multipart with id (owner), position and file.`,
    access: 'admin',
    effect: 'writes',
    changes: kind,
    upload: 'media',
    input: z.object({ id, position: mediaPosition }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareRemoveMedia(kind: MediaKind) {
  return operation({
    summary: `Removes a picture or video of a ${kind}, and its files.`,
    access: 'admin',
    effect: 'writes',
    changes: kind,
    input: z.object({ mediaId: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareEditMediaPosition(kind: MediaKind) {
  return operation({
    summary: `Moves a picture or video of a ${kind} to the end of another position; pictures are cut anew.`,
    access: 'admin',
    effect: 'writes',
    changes: kind,
    input: z.object({ mediaId: id, position: mediaPosition }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareUpdateMediaOrder(kind: MediaKind) {
  return operation({
    summary: `Rewrites the order of all media in one position of one ${kind}.`,
    access: 'admin',
    effect: 'writes',
    changes: kind,
    input: z.object({ mediaIds: ids(1), mediaPosition }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  })
}
