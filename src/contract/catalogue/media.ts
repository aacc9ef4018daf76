import { z } from 'zod'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { blankAsNull, id, ids, nothing, orEmpty, text } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { withArticle } from '#contract/base/changed-kinds.ts'
import { operation } from '#contract/base/operation.ts'

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

const share = z.number().min(0).max(1)

/** The point of a picture that every crop keeps: shares of its width, from the left, and of its height. */
export const focus = z.object({ x: share, y: share })

export type Focus = z.infer<typeof focus>

export const centre: Focus = { x: 0.5, y: 0.5 }

const source = z.object({ url: z.string(), width: z.int(), height: z.int(), type: z.string() })

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
    /** Null where media stand by age: `kindFacts` says of which kinds, and the banner. */
    order: z.int().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    sources: z.array(source),
    /** A banner's picture for phones held upright, once it is encoded. */
    portrait: source.optional(),
    /** Alternative text for people who do not see the medium. */
    alt: answeredTexts,
    caption: answeredTexts,
    /** Author of the medium. */
    credit: z.string().nullable(),
    focus,
    /** Whether it says nothing that the text beside it does not. */
    decorative: z.boolean(),
    /** The file's name as uploaded, never a path: for admins alone; null where nobody said one. */
    fileName: z.string().nullable().optional(),
  })
  .meta({ id: 'Media' })

export type Media = z.infer<typeof media>

/** The four media operations of a kind; the kind's file gives each its own name. */
export function declareAddMedia(kind: Kind) {
  return operation({
    summary: `Uploads a picture or video of ${withArticle(kind)}; multipart with id (owner), position and file.`,
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: kind,
    upload: 'media',
    input: z.object({ id, position: mediaPosition }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareRemoveMedia(kind: Kind) {
  return operation({
    summary: `Removes a picture or video of ${withArticle(kind)}, and its files.`,
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: kind,
    input: z.object({ mediaId: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareEditMediaPosition(kind: Kind) {
  return operation({
    summary: `Moves a picture or video of ${withArticle(kind)} to the end of another position; pictures are cut again, to its size.`,
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: kind,
    input: z.object({ mediaId: id, position: mediaPosition }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  })
}

export function declareUpdateMediaOrder(kind: Kind) {
  return operation({
    summary: `Rewrites the order of all media in one position of one ${kind}.`,
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: kind,
    input: z.object({ mediaIds: ids(1), mediaPosition }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  })
}

/** Operations on the texts and settings of a medium of any owner (requirements §2.31). */
export const mediaOperations = {
  editMedia: operation({
    summary:
      "Edits what is said of a picture or video, of any owner's or the banner's; a new focus cuts slider and main pictures again around it.",
    access: 'admin',
    duties: ['catalogue', 'site'],
    effect: 'writes',
    changes: 'medium',
    input: z.object({
      mediaId: id,
      alt: languageTexts(text(limits.altMaxLength)).optional(),
      caption: languageTexts(text(limits.captionMaxLength)).optional(),
      /** Null or empty when nobody is named. */
      credit: blankAsNull(text(limits.creditMaxLength).nullable().optional()),
      /** Null for the centre. */
      focus: orEmpty(focus, centre).optional(),
      decorative: orEmpty(z.boolean(), false).optional(),
    }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),

  replaceMedia: operation({
    summary:
      'Puts another picture in the place of a picture, or another video in that of a video: place, texts and the days that show it stay.',
    access: 'admin',
    duties: ['catalogue', 'site'],
    effect: 'writes',
    changes: 'medium',
    upload: 'media',
    idempotent: true,
    input: z.object({ mediaId: id }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),

  getWholePicture: operation({
    summary:
      'A picture before it is cut, at most 1,200 pixels wide, as a data URL: for choosing its focus.',
    access: 'admin',
    duties: ['catalogue', 'site'],
    effect: 'reads',
    input: z.object({ mediaId: id }),
    output: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

const address = text(limits.pictureAddressMaxLength)

/** Operations on pictures that the server fetches, as the rows of a sheet name them (requirements §14.11). */
export const pictureAddressOperations = {
  addMediaFromAddress: operation({
    summary:
      'Adds the picture at a public https address to an item, at the end of a position. The server fetches it; every redirect has to be public too.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'item',
    input: z.object({ kind: z.enum(kinds), id, position: mediaPosition, address }),
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),
  checkPictureAddresses: operation({
    summary: 'Looks whether there are pictures at public https addresses, by their first bytes.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ addresses: z.array(address).min(1).max(limits.addressesCheckedAtOnce) }),
    output: z.object({
      /** In the order asked; why there is no picture, in Spanish, or null. */
      list: z.array(z.object({ address: z.string(), problem: z.string().nullable() })),
    }),
    failures: [],
  }),
} as const
