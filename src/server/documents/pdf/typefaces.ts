import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as opentype from 'opentype.js'
import type { TFontDictionary } from 'pdfmake/interfaces.js'

const packages = createRequire(import.meta.url)
const { parse } = packages('opentype.js') as typeof opentype

/** The product's typefaces: each comes in a file of the usual letters and one of further ones. */
const figtree = (letters: string, style: string) =>
  packages.resolve(`@fontsource/figtree/files/figtree-${letters}-${style}.woff`)
const fraunces = (letters: string, style: string) =>
  packages.resolve(`@fontsource/fraunces/files/fraunces-${letters}-${style}.woff`)

const text = (letters: string) => ({
  normal: figtree(letters, '400-normal'),
  bold: figtree(letters, '600-normal'),
  italics: figtree(letters, '400-italic'),
  bolditalics: figtree(letters, '600-italic'),
})

/** There is one weight of it, whatever is asked for. */
function display(letters: string) {
  const upright = fraunces(letters, '600-normal')
  const slanted = fraunces(letters, '600-italic')
  return { normal: upright, bold: upright, italics: slanted, bolditalics: slanted }
}

/** By family and alphabet, as documents name them. */
export const fonts = {
  text: text('latin'),
  textExtended: text('latin-ext'),
  display: display('latin'),
  displayExtended: display('latin-ext'),
} as const satisfies TFontDictionary

export type Family = 'text' | 'display'

/** The files of the fonts, the only ones that a document may read. */
export const fontFiles: ReadonlySet<string> = new Set(Object.values(fonts).flatMap(Object.values))

const parsed = new Map<string, opentype.Font>()

function hasLetter(file: string, letter: string): boolean {
  const font = parsed.get(file) ?? parse(new Uint8Array(readFileSync(file)).buffer)
  parsed.set(file, font)
  return font.charToGlyphIndex(letter) > 0
}

export interface Run {
  text: string
  font: keyof typeof fonts
}

/** Pictures among letters, their joints and colours: decoration that no typeface of ours has. */
const pictographs = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu

/** Signs of no letter: they say nothing, and readers of the text stumble over them. */
const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** Substitutes for signs that people write and our typefaces lack. */
const substitutes: Record<string, string> = { '→': '–', '⇒': '–', '≤': '<=', '≥': '>=', '‑': '-' }

/** As our typefaces can write it; a tab is a blank, and what says nothing is gone. */
function writable(text: string): string {
  const kept = /[©®™]/u
  return text
    .normalize('NFC')
    .replaceAll(/[\t\u2028\u2029]/g, ' ')
    .replaceAll(/[→⇒≤≥‑]/g, (sign) => substitutes[sign] ?? sign)
    .replaceAll(pictographs, (sign) => (kept.test(sign) ? sign : ''))
    .replaceAll(controls, (sign) => (sign === '\n' ? sign : ''))
}

/** A text in the fonts that have its letters; what none has is an empty box. */
export function runsOf(family: Family, text: string): Run[] {
  const further = `${family}Extended` as const
  const runs: Run[] = []
  for (const letter of writable(text)) {
    const isUsual = letter === '\n' || hasLetter(fonts[family].normal, letter)
    const font = isUsual || !hasLetter(fonts[further].normal, letter) ? family : further
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}
