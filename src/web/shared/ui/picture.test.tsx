import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { Picture } from './picture.tsx'

const file = (name: string, width: number, height: number) => ({
  url: `/media/images/a/${name}`,
  width,
  height,
  type: 'image/avif',
})

const landscape: Media = {
  id: '3f2c22bd-f12d-46c6-8535-ac01ddd873eb',
  ownerId: null,
  type: 'image',
  url: '/media/images/b/slider-1600.jpg',
  ext: 'jpg',
  position: 'slider',
  order: null,
  width: 1600,
  height: 900,
  sources: [file('slider-1600.avif', 1600, 900), file('slider-640.avif', 640, 360)],
  alt: {},
  caption: {},
  credit: null,
  focus: { x: 0.5, y: 0.5 },
  decorative: false,
}

const render = (media: Media) =>
  renderToString(<Picture media={media} alt="" sizes="100vw" loadPriority="high" />)

test('a phone held upright takes the file of its shape, and fetches no other beforehand', () => {
  const html = render({ ...landscape, portrait: file('slider-540.avif', 540, 864) })
  const [first] = html.match(/<source [^>]*>/g) ?? []
  expect(first).toContain('srcSet="/media/images/a/slider-540.avif"')
  expect(first).toContain('media="(max-width: 30rem) and (orientation: portrait)"')
  const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? []
  expect(preloads.map((each) => /media="([^"]*)"/.exec(each)?.[1])).toEqual([
    '(max-width: 30rem) and (orientation: portrait)',
    'not all and (max-width: 30rem) and (orientation: portrait)',
  ])
})

test('where there is none, every window takes its width of the others', () => {
  const html = render(landscape)
  expect(html).not.toContain('media="')
  expect(html.match(/<source /g)).toHaveLength(1)
})
