import { mixColours } from '../colour.ts'
import { place, shape, stroke } from '../marks.ts'
import { curveWith, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawWalker } from '../people.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const party = [
  { jacket: '#c8432f', hat: '#e8b44f', pack: '#1f4e6b' },
  { jacket: '#e0973b', hat: '#7b2d3e', pack: '#2f5546' },
  { jacket: '#2f7d86', hat: '#c8432f', pack: '#a8763c' },
  { jacket: '#b8506a', hat: '#f0e2bf', pack: '#3d4658' },
] as const

/** Blades of ice that stand on a ridge, each with a lit and a blue side. */
function drawBlades(
  stage: Stage,
  name: string,
  ground: (x: number) => number,
  height: number,
  depth: number,
): string {
  const random = stage.random(`blades ${name}`)
  const blades: string[] = []
  let x = -height
  while (x < stage.width + height) {
    const width = height * random.between(0.5, 1.1)
    const rise = height * random.between(0.45, 1.15)
    const foot = Math.max(ground(x), ground(x + width)) + height * 0.4
    const top: Point = [x + width * random.between(0.35, 0.6), ground(x + width / 2) - rise]
    const spine: Point = [top[0] + width * random.between(-0.06, 0.16), top[1] + rise * 0.55]
    blades.push(
      shape(
        polygon([[x, foot], [x + width * 0.16, top[1] + rise * 0.5], top, [x + width, foot]]),
        stage.paint('#f3f8f5', depth),
      ),
      shape(
        polygon([
          top,
          spine,
          [x + width * 0.52, foot],
          [x + width, foot],
          [x + width * 0.82, top[1] + rise * 0.46],
        ]),
        stage.paint(random.pick(['#8fc7d9', '#74b6d0', '#a9d6e0']), depth),
      ),
    )
    x += width * random.between(0.55, 0.95)
  }
  return blades.join('')
}

/** A wave of the glacier: a soft ridge, white above and blue below, cut by crevasses. */
function drawRidge(
  stage: Stage,
  name: string,
  level: number,
  swell: number,
  foot: number,
  blue: number,
): { ground: (x: number) => number; ridge: string } {
  const { width: w, unit: u } = stage
  const noise = stage.noise(`ridge ${name}`, 2)
  const random = stage.random(`crevasses ${name}`)
  const ground = (x: number) => level - swell * noise((x / (1000 * u)) * 1.7)
  const line = Array.from({ length: 29 }, (_, index): Point => {
    const x = -20 + ((w + 40) * index) / 28
    return [x, ground(x)]
  })
  const lit = mixColours('#f8faf5', '#9fd2e0', blue)
  const crevasses = Array.from({ length: Math.round(w / (150 * u)) }, () => {
    const x = random.between(-0.05, 1) * w
    const y = ground(x) + random.between(0.14, 0.62) * (foot - level)
    const long = random.between(90, 300) * u
    const gape = random.between(6, 17) * u
    const fall = random.between(-0.12, 0.12)
    const lip = (side: -1 | 1) =>
      Array.from({ length: 8 }, (_, index): Point => {
        const part = (index + 1) / 9
        const open = gape * Math.sin(Math.PI * part) * random.between(0.5, 1.1)
        return [x + long * part, y + long * fall * part + side * open * (side < 0 ? 0.5 : 1)]
      })
    const crack = polygon([[x, y], ...lip(-1), [x + long, y + long * fall], ...lip(1).toReversed()])
    return shape(
      crack,
      stage.wash([
        [0, stage.shade('#17567c')],
        [0.5, stage.paint('#3f9cc0')],
        [1, stage.paint('#b5e0e8')],
      ]),
    )
  })
  const ridge =
    shape(
      curveWith(line, [
        [w + 20, foot],
        [-20, foot],
      ]),
      stage.wash([
        [0, stage.paint(lit)],
        [0.45, stage.paint(mixColours(lit, '#7fc0d6', 0.45))],
        [1, stage.paint('#5aa9c9')],
      ]),
    ) + crevasses.join('')
  return { ground, ridge }
}

/** A rope of walkers with crampons on the glacier's blue waves. */
export function drawIceTrek(stage: Stage): string {
  const { height: h, unit: u, zoom, portrait } = stage
  const horizon = h * (portrait ? 0.44 : 0.42)
  const far = drawRidge(
    stage,
    'far',
    horizon + 60 * u,
    34 * u,
    Math.max(horizon + 320 * u, h * 0.84),
    0.28,
  )
  const path = drawRidge(stage, 'path', h * 0.7, 62 * u, h * 0.95, 0.04)
  const near = drawRidge(stage, 'near', h * 0.93, 46 * u, h + 60 * u, 0.12)
  const size = u * (portrait ? 1.7 : 2) * zoom
  const step = (portrait ? 150 : 205) * u * zoom
  const first = stage.focus - step * 1.5
  const walkers = party.map((clothes, index) => {
    const x = first + index * step
    return { x, y: path.ground(x) + 14 * u, walker: drawWalker(stage, clothes) }
  })
  const rope = walkers
    .slice(1)
    .map(({ x, y }, index) => {
      const before = walkers[index] ?? { x, y }
      const hip = 50 * size
      return stroke(
        `M${before.x.toFixed(1)} ${(before.y - hip).toFixed(1)}Q${((x + before.x) / 2).toFixed(1)} ${((y + before.y) / 2 - hip * 0.5).toFixed(1)} ${x.toFixed(1)} ${(y - hip).toFixed(1)}`,
        stage.paint('#b5483a'),
        2.6 * u,
      )
    })
    .join('')
  return [
    drawSky(stage, { sun: [stage.variant % 2 === 0 ? 0.8 : 0.2, 0.15], foot: horizon + 40 * u }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', horizon + 50 * u, h * 0.3, 4),
      base: horizon + 60 * u,
      colour: '#6d7d8c',
      depth: 0.4,
      snowline: horizon - h * 0.06,
      mist: 0.45,
    }),
    drawBlades(stage, 'far', () => horizon + 70 * u, 74 * u, 0.3),
    far.ridge,
    drawBlades(stage, 'middle', (x) => far.ground(x) + 130 * u, 120 * u, 0.1),
    path.ridge,
    rope,
    ...walkers.map(({ x, y, walker }) => place(walker, x, y, size)),
    near.ridge,
  ].join('')
}
