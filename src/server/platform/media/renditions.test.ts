import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropAround, planRenditions } from './renditions.ts'

test('a slider picture is exactly 1600×900 whatever it comes from, with smaller ones of 16:9', () => {
  for (const original of [
    { width: 320, height: 200 },
    { width: 6000, height: 4000 },
  ]) {
    const plan = planRenditions('slider', original)
    expect(plan.primary).toEqual({ width: 1600, height: 900 })
    expect(plan.sizes.map(({ width, height }) => `${width}x${height}`)).toEqual([
      '1600x900',
      '1280x720',
      '960x540',
      '640x360',
    ])
  }
})

test('a main picture is 400×600; the double size needs the pixels for it', () => {
  const widths = (width: number, height: number) =>
    planRenditions('main', { width, height }).sizes.map((size) => size.width)
  expect(planRenditions('main', { width: 3000, height: 2000 }).primary).toEqual({
    width: 400,
    height: 600,
  })
  expect(widths(3000, 2000)).toEqual([800, 400, 240])
  expect(widths(800, 1200)).toEqual([800, 400, 240])
  expect(widths(799, 5000)).toEqual([400, 240])
  expect(widths(5000, 1199)).toEqual([400, 240])
})

test('a detail keeps its proportions and is not enlarged', () => {
  expect(planRenditions('detail', { width: 4000, height: 3000 }).sizes).toEqual([
    { width: 1600, height: 1200 },
    { width: 1200, height: 900 },
    { width: 800, height: 600 },
    { width: 480, height: 360 },
  ])
  expect(planRenditions('detail', { width: 500, height: 250 }).sizes).toEqual([
    { width: 500, height: 250 },
    { width: 480, height: 240 },
  ])
})

test('every detail plan can be encoded, however thin the picture', () => {
  const side = fc.integer({ min: 1, max: 50_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const { sizes, primary } = planRenditions('detail', { width, height })
      expect(primary).toEqual(sizes[0])
      expect(new Set(sizes.map((size) => size.width)).size).toBe(sizes.length)
      for (const size of sizes) {
        expect(size.width).toBeGreaterThanOrEqual(1)
        expect(size.width).toBeLessThanOrEqual(Math.min(1600, width))
        expect(size.height).toBeGreaterThanOrEqual(1)
        expect(size.height).toBeLessThanOrEqual(4_000)
      }
    }),
  )
})

test('a crop has the proportions asked for, is within the picture, and as near the focus as can be', () => {
  const side = fc.integer({ min: 1, max: 8_000 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, share, share, (width, height, x, y) => {
      const crop = cropAround({ x, y }, { width, height }, { width: 400, height: 600 })
      expect(crop.left).toBeGreaterThanOrEqual(0)
      expect(crop.top).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.width).toBeLessThanOrEqual(width)
      expect(crop.top + crop.height).toBeLessThanOrEqual(height)
      // One side is whole, the other as long as the proportions say.
      expect(crop.width === width || crop.height === height).toBe(true)
      expect(Math.abs(crop.width * 1.5 - crop.height)).toBeLessThanOrEqual(1.5)
      // The focus is in it, to the pixel.
      expect(x * width).toBeGreaterThanOrEqual(crop.left - 1)
      expect(x * width).toBeLessThanOrEqual(crop.left + crop.width + 1)
      expect(y * height).toBeGreaterThanOrEqual(crop.top - 1)
      expect(y * height).toBeLessThanOrEqual(crop.top + crop.height + 1)
    }),
  )
  expect(
    cropAround({ x: 0.5, y: 0.5 }, { width: 1000, height: 600 }, { width: 400, height: 600 }),
  ).toEqual({ left: 300, top: 0, width: 400, height: 600 })
  expect(
    cropAround({ x: 1, y: 0 }, { width: 1000, height: 600 }, { width: 400, height: 600 }),
  ).toEqual({ left: 600, top: 0, width: 400, height: 600 })
})
