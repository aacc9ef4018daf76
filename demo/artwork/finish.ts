import { box } from './marks.ts'
import type { Stage } from './stage.ts'

/** What printing adds: darker corners, the tooth of the paper, speckled ink. */
export function drawFinish(stage: Stage): string {
  const { width, height } = stage
  const seed = (stage.seed.length * 7 + stage.variant) % 97
  const tile = 320
  // A tile filtered once and repeated renders ten times faster than noise over the whole picture.
  const grain = (id: string, ink: string, frequency: number, strength: number, cut: number) => {
    const [r, g, b] = ink.split(' ')
    stage.define(
      `<filter id="${id}f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" stitchTiles="stitch"/><feColorMatrix type="matrix" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${strength} ${strength} 0 0 ${cut}"/></filter><pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" filter="url(#${id}f)"/></pattern>`,
    )
    return box(0, 0, width, height, `url(#${id})`)
  }
  const corners = stage.glow([
    [0, stage.mood.shadow, 0],
    [0.62, stage.mood.shadow, 0],
    [1, stage.mood.shadow, 0.3],
  ])
  return [
    `<ellipse cx="${width / 2}" cy="${height * 0.47}" rx="${width * 0.84}" ry="${height * 0.84}" fill="${corners}"/>`,
    box(0, 0, width, height, '#f3dfb0', { opacity: 0.06 }),
    grain('grainDark', '0.16 0.12 0.12', 0.72, 0.18, -0.17),
    grain('grainLight', '1 0.96 0.86', 0.6, 0.2, -0.185),
  ].join('')
}
