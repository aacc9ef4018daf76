import fc from 'fast-check'
import { type SiteColors, weakPairs } from '#contract/base/colors.ts'

/** Any colour, and those at the ends of what screens show. */
export const hexColors = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom('#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#767676'),
)

/** Four colours that somebody may try. */
export const anyColors = fc.record({
  primary: hexColors,
  accent: hexColors,
  ink: hexColors,
  paper: hexColors,
})

/** The palette of most agencies: light paper, and the rest dark enough for it. */
const likelyColors = fc.record({
  primary: hexColors,
  accent: hexColors,
  ink: fc.constantFrom('#000000', '#17262c', '#333333', '#4a148c'),
  paper: fc.constantFrom('#ffffff', '#f7f2e7', '#e8f0ff', '#fff59d', '#111111'),
})

/** Four colours that an agency may set. */
export const validColors: fc.Arbitrary<SiteColors> = fc
  .oneof(anyColors, likelyColors)
  .filter((colors) => weakPairs(colors).length === 0)
