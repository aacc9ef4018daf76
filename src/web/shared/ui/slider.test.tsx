import { renderToString } from 'react-dom/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { loadTexts, translatorOf } from '../i18n/texts.ts'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { Slider } from './slider.tsx'

await loadTexts('en')

const slideWith = (focus: Media['focus']): Media => ({
  id: '3f2c22bd-f12d-46c6-8535-ac01ddd873eb',
  ownerId: null,
  type: 'image',
  url: '/media/images/b/slider-1600.jpg',
  ext: 'jpg',
  position: 'slider',
  order: null,
  width: 1600,
  height: 900,
  sources: [],
  alt: {},
  caption: {},
  credit: null,
  focus,
  decorative: false,
})

const render = (focus: Media['focus']) =>
  renderToString(
    <TextsProvider language="en" t={translatorOf('en').t}>
      <Slider slides={[slideWith(focus)]} label="Falls" sizes="100vw" />
    </TextsProvider>,
  )

test('a slide looks at its focus, and at its middle where none is set', () => {
  expect(render({ x: 0.55, y: 0.2 })).toContain('style="--focus:55% 20%"')
  expect(render({ x: 0.5, y: 0.5 })).not.toContain('--focus')
})

test('a box that shows at least half of a picture shows its focus', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const width = fc.double({ min: 1, max: 4, noNaN: true })
  const seen = fc.double({ min: 0.5, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, width, seen, (focus, original, part) => {
      // The file is cut out of the original with the focus as near to its middle as the edges allow.
      const start = Math.min(original - 1, Math.max(0, focus * original - 0.5))
      const within = focus * original - start
      const [, x = ''] = /--focus:([\d.]+)%/.exec(render({ x: focus, y: 0.3 })) ?? []
      const left = (Number(x) / 100) * (1 - part)
      expect(within).toBeGreaterThanOrEqual(left - 0.01)
      expect(within).toBeLessThanOrEqual(left + part + 0.01)
    }),
  )
})
