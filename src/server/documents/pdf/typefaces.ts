import type { TFontDictionary } from 'pdfmake/interfaces.js'
import { type Family, filesOf, fileWith } from '#maps/drawing/letters/font-files.ts'

const styles = {
  text: {
    normal: '400-normal',
    bold: '600-normal',
    italics: '400-italic',
    bolditalics: '600-italic',
  },
  // There is one weight of it, whatever is asked for.
  display: {
    normal: '600-normal',
    bold: '600-normal',
    italics: '600-italic',
    bolditalics: '600-italic',
  },
} as const

type Variants = Record<keyof (typeof styles)['text'], string>

/** By the file of the upright letters, as documents name them; `text` is the library's for what names none. */
export const fonts: TFontDictionary = {
  ...Object.fromEntries(
    (['text', 'display'] as const).flatMap((family) => variantsOf(family).map(named)),
  ),
  ...Object.fromEntries(
    variantsOf('text')
      .slice(0, 1)
      .map((usual) => ['text', usual]),
  ),
}

function named(variants: Variants): [string, Variants] {
  return [variants.normal, variants]
}

function variantsOf(family: Family): Variants[] {
  const { normal, bold, italics, bolditalics } = styles[family]
  const [bolds, slanted, both] = [bold, italics, bolditalics].map((each) => filesOf(family, each))
  return filesOf(family, normal).map((file, index) => ({
    normal: file,
    bold: bolds?.[index] ?? file,
    italics: slanted?.[index] ?? file,
    bolditalics: both?.[index] ?? file,
  }))
}

/** The files of the fonts, the only ones that a document may read. */
export const fontFiles: ReadonlySet<string> = new Set(
  Object.values(fonts).flatMap((variants) => Object.values(variants).map(String)),
)

const letterFiles = {
  text: filesOf('text', styles.text.normal),
  display: filesOf('display', styles.display.normal),
}

export interface Run {
  text: string
  font: string
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

/** A text in the fonts that have its letters; letters that none has are left out, never an empty box. */
export function runsOf(family: Family, text: string): Run[] {
  const runs: Run[] = []
  for (const letter of writable(text)) {
    const last = runs.at(-1)
    const font =
      letter === '\n'
        ? (last?.font ?? letterFiles[family][0])
        : fileWith(letterFiles[family], letter)
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** A name, or what stands in its place where no font has all of its letters. */
export function writableOr(name: string, others: readonly (string | null)[]): string {
  const isWritable = Array.from(writable(name)).every((letter) =>
    fileWith(letterFiles.text, letter),
  )
  return isWritable && writable(name).trim() !== '' ? name : others.filter(Boolean).join(' · ')
}
