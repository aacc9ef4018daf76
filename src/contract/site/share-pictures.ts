import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'

/** Below this address every item that visitors see has a picture of itself for who shares its page. */
export const sharePath = '/share/'

/** Pixels of such a picture, as Open Graph recommends. */
export const sharePictureSize = { width: 1200, height: 630 } as const

interface SharedItem {
  id: string
  updatedAt: Date
  mainImage?: { id: string } | null
}

/** Changes with the item, so that who kept its picture asks for the new one. */
export function shareVersion({ updatedAt, mainImage }: SharedItem): string {
  const edited = new Date(updatedAt).getTime().toString(36)
  return mainImage ? `${edited}-${mainImage.id.slice(0, 8)}` : edited
}

interface ShownSite {
  updatedAt: Date
}

/** Changes with the item's version, and with the site, whose name and colours the picture has. */
export function pictureVersion(itemVersion: string, { updatedAt }: ShownSite): string {
  return `${itemVersion}-${new Date(updatedAt).getTime().toString(36)}`
}

/** Path of the picture that stands for an item's page where that is shared (og:image). */
export function sharePicturePath(
  language: Language,
  kind: Kind,
  item: SharedItem,
  site: ShownSite,
): string {
  const version = pictureVersion(shareVersion(item), site)
  return `${sharePath}${language}/${kind}/${item.id}.jpg?v=${version}`
}
