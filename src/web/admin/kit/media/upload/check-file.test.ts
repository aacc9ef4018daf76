import { describe, expect, test } from 'vitest'
import { acceptOf, refusalOf, refusalText } from './check-file.ts'

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

  test('of a phone says how to convert it; one of a taken type that cannot be read is damaged', () => {
    const t = (key: string) => key
    const say = (name: string, type: string) =>
      refusalText(t, 'messages.imageType', { name, type }, 'image')
    expect(say('IMG_1.HEIC', 'image/heic')).toBe(
      'messages.imageType. media.accepted.image media.convert.heic',
    )
    expect(say('IMG_1.heif', '')).toContain('media.convert.heic')
    expect(say('film.mov', 'video/quicktime')).toContain('media.convert.mov')
    expect(say('plan.svg', 'image/svg+xml')).toBe('messages.imageType. media.accepted.image')
    expect(say('half.jpg', 'image/jpeg')).toBe('media.damaged')
    expect(refusalText(t, 'messages.fileTooLarge', { name: 'a.heic', type: '' })).toBe(
      'messages.fileTooLarge',
    )
  })

  test('can be chosen in an input that names its types', () => {
    expect(acceptOf('graphic')).toBe('image/jpeg,image/png,image/webp')
    expect(acceptOf()).toContain('video/mp4')
  })
})
