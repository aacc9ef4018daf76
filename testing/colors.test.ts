import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** `#rgb` to `#rrggbbaa`, also as addresses spell it, and colours as numbers. */
const writtenColor =
  /(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi

/** Where colours are written: the four, and what is no agency's; and the ground under clear pictures. */
const placesOfColors =
  /^src\/(?:contract\/(?:base\/colors\.ts$|site\/palette\/)|server\/platform\/media\/decoding\/encode-renditions\.ts$)/

function sourceFiles(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?|svg)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}

it('writes no colour outside the palette (decision 0021)', () => {
  const written = sourceFiles()
    .filter((file) => !placesOfColors.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(writtenColor)].map(
        ([color]) => `${file}: ${color}`,
      ),
    )
  expect(written).toEqual([])
})

it.each(['#fff', '#c98a2b', '%23000', 'rgb(11 43 57 / 82%)', 'oklch(0.5 0.1 20)'])(
  'knows %s for a colour',
  (color) => expect(color).toMatch(writtenColor),
)

it.each(["'#contract/limits.ts'", 'rgb(from var(--ink) r g b / 12%)', '#emblem'])(
  'takes %s for none',
  (text) => expect(text).not.toMatch(writtenColor),
)
