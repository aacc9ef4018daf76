import { contrastRatio, leastContrast, type SiteColors } from '#contract/base/colors.ts'

type ColorName = keyof SiteColors

/** Text on its ground, as everything that is written stands. */
const pairs = [
  { text: 'ink', ground: 'paper', name: 'ink on paper' },
  { text: 'paper', ground: 'primary', name: 'paper on primary' },
  { text: 'paper', ground: 'accent', name: 'paper on accent' },
  { text: 'primary', ground: 'paper', name: 'primary on paper' },
] as const satisfies { text: ColorName; ground: ColorName; name: string }[]

const isColor = (color: string) => /^#[0-9a-f]{6}$/i.test(color.trim())

/** How each pair reads as it stands in the form; no ratio while one of the two is no colour yet. */
export function contrastsOf(colors: SiteColors) {
  return pairs.map((pair) => {
    const [text, ground] = [colors[pair.text], colors[pair.ground]]
    if (!isColor(text) || !isColor(ground)) return { ...pair, ratio: undefined, weak: false }
    const ratio = contrastRatio(text.trim(), ground.trim())
    return { ...pair, ratio, weak: ratio < leastContrast }
  })
}

/** Cut to two digits: what is too weak never reads as enough. */
export function ratioText(ratio: number, language: string): string {
  const cut = Math.floor(ratio * 100) / 100
  return cut.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
}
