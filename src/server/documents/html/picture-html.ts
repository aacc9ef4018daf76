import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import { escapeHtml as safe } from '../mail/email-layout.ts'

/** The best first; a browser takes the first that it knows. */
const types = ['image/avif', 'image/webp', 'image/jpeg'] as const

/** A picture in every size and format there is, as wide as `sizes` says. */
export function pictureHtml(picture: ClientViewPicture, sizes: string, isLazy: boolean): string {
  const { url, width, height, sources, alt } = picture
  const choices = types.flatMap((type) => {
    const files = sources.filter((source) => source.type === type)
    if (files.length === 0) return []
    const set = files.map((file) => `${file.url} ${file.width}w`).join(', ')
    return [`<source type="${type}" srcset="${safe(set)}" sizes="${sizes}">`]
  })
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const lazy = isLazy ? ' loading="lazy" decoding="async"' : ''
  return `<picture>${choices.join('')}<img src="${safe(url)}" alt="${safe(alt)}"${size}${lazy}></picture>`
}
