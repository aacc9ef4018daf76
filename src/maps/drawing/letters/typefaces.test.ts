import { describe, expect, it } from 'vitest'
import { pathOf, type Typeface, widthOf } from './typefaces.ts'

const typefaces: Typeface[] = ['text', 'strong', 'display']

describe.each(typefaces)('names on maps and share pictures, in the typeface %s', (typeface) => {
  it.each([
    'Nguyễn Thị Hữu',
    'Đặng Ưng Ỷ',
    'Нина Петрова',
    'Ґалина Їжакевич',
    'Παναγιώτης Ἀθηναῖος',
  ])('draw every letter of %s', (name) => {
    const letters = name.replaceAll(' ', '').split('')
    const blank = letters.filter((letter) => pathOf(typeface, 40, letter, 0, 40) === '')
    expect(blank).toEqual([])
  })

  it('leave out letters that no font has, instead of an empty box', () => {
    expect(pathOf(typeface, 40, '李小龍', 0, 40)).toBe('')
    expect(widthOf(typeface, 40, 'Nina 李')).toBe(widthOf(typeface, 40, 'Nina '))
  })
})
