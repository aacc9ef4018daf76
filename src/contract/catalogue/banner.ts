import { z } from 'zod'
import { media } from './media.ts'
import { idOnly, ids, noPayload, nothing } from '#contract/base/fields.ts'
import { operation, type UploadKind } from '#contract/base/operation.ts'

function declareUpload<const Kind extends UploadKind>(upload: Kind) {
  return operation({
    summary: `Adds ${upload === 'image' ? 'a picture' : 'a video'} to the banner; multipart with file.`,
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'banner',
    upload,
    idempotent: true,
    input: noPayload,
    output: media,
    failures: [],
  })
}

function declareRemove(what: string) {
  return operation({
    summary: `Removes a ${what} from the banner, and its files.`,
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'banner',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  })
}

const bannerList = z.object({ list: z.array(media) })

export const bannerOperations = {
  uploadBannerContent: declareUpload('image'),
  uploadBannerContentVideo: declareUpload('video'),
  removeBannerImage: declareRemove('picture'),
  removeBannerVideo: declareRemove('video'),
  updateBannerOrder: operation({
    summary: 'Rewrites the order of everything in the banner.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'banner',
    input: z.object({ mediaIds: ids(1) }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getBannerContent: operation({
    summary: 'Everything in the banner: oldest first until it is given an order.',
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: bannerList,
    failures: [],
  }),
  getBanner: operation({
    summary:
      'What the landing page shows: the first video if videos are on and there is one, else all pictures.',
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: bannerList,
    failures: [],
  }),
} as const
