import { box } from './marks.ts'
import type { Stage } from './stage.ts'

/** Effects of printing: darker corners, the tooth of the paper, speckled ink. */
export function drawFinish(stage: Stage): string {
  const { width, height } = stage
  const seed = (stage.seed.length * 7 + stage.variant) % 97
  // Noise is dear: it is made for one tile, which is repeated, and once for both inks.
  const tile = 256
  const ink = (name: string, colour: string, channels: string) =>
    `<feColorMatrix in="noise" result="${name}" values="${colour
      .split(' ')
      .map((channel) => `0 0 0 0 ${channel}`)
      .join(' ')} ${channels}"/>`
  stage.define(
    `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.66" numOctaves="2" seed="${seed}" stitchTiles="stitch" result="noise"/>${ink('dark', '0.16 0.12 0.12', '0.18 0.18 0 0 -0.17')}${ink('light', '1 0.96 0.86', '0 0 0.2 0.2 -0.185')}<feMerge><feMergeNode in="dark"/><feMergeNode in="light"/></feMerge></filter>`,
  )
  stage.define(
    `<pattern id="paper" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${box(0, 0, tile, tile, '#f3dfb0', { opacity: 0.06 })}<rect width="${tile}" height="${tile}" filter="url(#grain)"/></pattern>`,
  )
  const corners = stage.glow([
    [0, stage.mood.shadow, 0],
    [0.62, stage.mood.shadow, 0],
    [1, stage.mood.shadow, 0.3],
  ])
  return [
    `<ellipse cx="${width / 2}" cy="${height * 0.47}" rx="${width * 0.84}" ry="${height * 0.84}" fill="${corners}"/>`,
    box(0, 0, width, height, 'url(#paper)'),
  ].join('')
}
