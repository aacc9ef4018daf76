import { languages } from '#contract/base/languages/languages.ts'
import type { KitPicture } from './read-item-kit.ts'

/** Returns the texts about pictures, for the people who lay them out: a block for each, by the name of its file. */
export function captionsOf(pictures: readonly KitPicture[]): { file: string; text: string }[] {
  if (pictures.length === 0) return []
  const blocks = pictures.map(({ file, medium }) => {
    const { caption, alt, credit } = medium
    const said = languages.flatMap((lang) => {
      const text = caption[lang] ?? alt[lang]
      return text === undefined ? [] : [`${lang}: ${text}`]
    })
    return [file.replace('pictures/', ''), ...said, ...(credit ? [`© ${credit}`] : [])].join('\n')
  })
  return [{ file: 'pictures/captions.txt', text: `${blocks.join('\n\n')}\n` }]
}
