import { expect, test } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { isSmallFor, smallSizeOf } from './small-size.ts'

const picture = (position: Media['position'], width: number | null): Media => ({
  id: 'm',
  ownerId: 'o',
  type: 'image',
  url: '/m.jpg',
  ext: 'jpg',
  position,
  order: 1,
  width,
  height: width,
  sources: [],
  alt: {},
  caption: {},
  credit: null,
  focus: { x: 0.5, y: 0.5 },
  decorative: false,
})

test('a small picture in the details is known by its own size, after a reload too', () => {
  expect(smallSizeOf(picture('detail', 320), undefined)).toEqual({ width: 320, height: 320 })
  expect(smallSizeOf(picture('detail', 800), undefined)).toBeUndefined()
})

test('one that was enlarged is known by its original, as long as that is', () => {
  const original = { width: 320, height: 240 }
  expect(smallSizeOf(picture('slider', 1_600), original)).toEqual(original)
  expect(smallSizeOf(picture('slider', 1_600), undefined)).toBeUndefined()
  expect(smallSizeOf({ ...picture('detail', null), type: 'video' }, undefined)).toBeUndefined()
})

test('a picture is small where it must be enlarged; in the gallery never', () => {
  expect(isSmallFor('slider', { width: 1599, height: 2000 })).toBe(true)
  expect(isSmallFor('main', { width: 400, height: 600 })).toBe(false)
  expect(isSmallFor('detail', { width: 10, height: 10 })).toBe(false)
})
