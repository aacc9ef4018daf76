import { describe, expect, test } from 'vitest'
import { refusalOf } from './check-file.ts'

const file = (type: string, size = 1_000) =>
  Object.defineProperty(new File([], 'x', { type }), 'size', { value: size })

describe('a file before it is sent', () => {
  test('of a kind the server takes is let through', () => {
    expect(refusalOf(file('image/webp'))).toBeUndefined()
    expect(refusalOf(file('video/mp4', 100 * 1024 * 1024))).toBeUndefined()
  })

  test("of another kind is refused in the server's words", () => {
    expect(refusalOf(file('image/svg+xml'))).toBe('Invalid file type')
    expect(refusalOf(file('video/mp4'), 'image')).toBe('Tipo de archivo no válido')
    expect(refusalOf(file('image/png'), 'video')).toBe('Invalid file type')
  })

  test('over its limit is refused: 15 MB a picture, 200 MB a video', () => {
    expect(refusalOf(file('image/png', 15 * 1024 * 1024))).toBeUndefined()
    expect(refusalOf(file('image/png', 15 * 1024 * 1024 + 1))).toBe(
      'El archivo es demasiado grande',
    )
    expect(refusalOf(file('video/webm', 200 * 1024 * 1024 + 1))).toBeDefined()
  })
})
