import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import { html, type Html } from './html.ts'

/** The best first; a browser takes the first that it knows. */
const types = ['image/avif', 'image/webp', 'image/jpeg'] as const

/** A picture in every size and format there is, as wide as `sizes` says. */
export function pictureHtml(picture: ClientViewPicture, sizes: string, isLazy: boolean): Html {
  const { url, width, height, sources, alt } = picture
  const choices = types.flatMap((type) => {
    const files = sources.filter((source) => source.type === type)
    if (files.length === 0) return []
    const set = files.map((file) => `${file.url} ${file.width}w`).join(', ')
    return [html`<source type="${type}" srcset="${set}" sizes="${sizes}">`]
  })
  const size = width && height && html` width="${width}" height="${height}"`
  const lazy = isLazy && html` loading="lazy" decoding="async"`
  return html`<picture>${choices}<img src="${url}" alt="${alt}"${size}${lazy}></picture>`
}
