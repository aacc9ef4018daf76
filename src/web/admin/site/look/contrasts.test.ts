import { describe, expect, it } from 'vitest'
import { defaultColors, weakPairs } from '#contract/base/colors.ts'
import { contrastsOf, ratioText } from './contrasts.ts'

describe('the contrasts beside the colours', () => {
  it('are those that the server asks for', () => {
    const gray = { primary: '#777777', accent: '#777777', ink: '#777777', paper: '#777777' }
    const weak = contrastsOf(gray).filter((pair) => pair.weak)
    expect(weak.map(({ name }) => name)).toEqual(weakPairs(gray).map(({ pair }) => pair))
  })

  it('are enough in the colours of the product', () => {
    expect(contrastsOf(defaultColors).some(({ weak }) => weak)).toBe(false)
  })

  it('are unknown while a colour is being typed', () => {
    const [inkOnPaper, paperOnPrimary] = contrastsOf({ ...defaultColors, ink: '#12' })
    expect(inkOnPaper).toMatchObject({ ratio: undefined, weak: false })
    expect(paperOnPrimary?.ratio).toBeGreaterThan(4.5)
  })

  it('never say 4.5 of what is less', () => {
    expect(ratioText(4.499, 'en')).toBe('4.49')
    expect(ratioText(21, 'es')).toBe('21,0')
  })
})
