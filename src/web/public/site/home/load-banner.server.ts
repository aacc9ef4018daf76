import type { Media } from '#contract/catalogue/media.ts'
import type { Caller } from '#contract/index.ts'

interface BannerMedia {
  /** The banner rule's choice: one video, or pictures (requirements §2.21). */
  media: Media[]
  /** A picture to stand before the video. */
  poster?: Media
}

export async function loadBanner(caller: Caller): Promise<BannerMedia> {
  const { list: media } = await caller('getBanner')
  if (!media.some(({ type }) => type === 'video')) return { media }
  const { list: all } = await caller('getBannerContent')
  return { media, poster: all.find(({ type }) => type === 'image') }
}
