import { expect, test } from 'vitest'
import { cropPosition, moved } from './crop-position.ts'

const wide = { width: 1000, height: 600 }
const card = { width: 400, height: 600 }

test('a crop has the focus in its middle, or as near as the edges allow', () => {
  expect(cropPosition({ x: 0.5, y: 0.5 }, wide, card)).toBe('50% 50%')
  expect(cropPosition({ x: 0, y: 0.5 }, wide, card)).toBe('0% 50%')
  expect(cropPosition({ x: 0.95, y: 1 }, wide, card)).toBe('100% 50%')
  expect(cropPosition({ x: 0.3, y: 0.5 }, wide, card)).toBe('16.7% 50%')
  expect(cropPosition({ x: 0.2, y: 0.9 }, wide, wide)).toBe('50% 50%')
})

test('a focus moves in whole percents and stays in the picture', () => {
  expect(moved({ x: 0.5, y: 0.5 }, 0.02, -0.1)).toEqual({ x: 0.52, y: 0.4 })
  expect(moved({ x: 0.99, y: 0 }, 0.1, -0.02)).toEqual({ x: 1, y: 0 })
})
