import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A rule for pictures: its selector and its declarations. */
const pictureRule = /([^{}]*\bimg)\s*\{([^{}]*)\}/g

it('a picture with a shape in its styles has a height in them: its attribute would win', () => {
  const wrong = globSync('src/web/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pictureRule)]
      .filter(([, , body = '']) => /aspect-ratio:/.test(body) && !/(?:^|[\s;])height:/.test(body))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  )
  expect(wrong).toEqual([])
})

it('style sheets of modules are imported by their names: the build leaves out one that nobody reads', () => {
  const wrong = globSync('src/web/**/*.{ts,tsx}').filter((file) =>
    /^import '[^']+\.module\.css'/m.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})
