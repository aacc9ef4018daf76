import { mixColours } from './colour.ts'
import { box, disc, group, shape, stroke } from './marks.ts'
import { curve, curveWith } from './path.ts'
import type { Point } from './path.ts'
import type { Stage } from './stage.ts'

interface SkyOptions {
  /** Where the sun or moon stands, as parts of width and height. */
  readonly sun?: Point
  readonly sunSize?: number
  /** How far down the sky's colours reach, in pixels. */
  readonly foot?: number
  /** How many banks of cloud. */
  readonly clouds?: number
}

function drawStars(stage: Stage): string {
  const random = stage.random('stars')
  const count = Math.round((stage.width * stage.height) / 9000)
  return Array.from({ length: count }, () =>
    disc(
      random.between(0, stage.width),
      random.between(0, stage.horizon * 0.92),
      random.between(0.5, 1.9) * stage.unit,
      '#fdf6dc',
      { opacity: random.between(0.25, 0.95).toFixed(2) },
    ),
  ).join('')
}

/** The sun with the flat rings of a printed poster; at night the moon. */
function drawSun(stage: Stage, [atX, atY]: Point, size: number): string {
  const x = stage.width * atX
  const y = stage.height * atY
  const radius = size * stage.unit
  const { sun } = stage.mood
  const halo = stage.glow([
    [0, sun, 0.75],
    [0.35, sun, 0.28],
    [1, sun, 0],
  ])
  const rings = [5.6, 4.2, 3, 2]
    .map((ring) => disc(x, y, radius * ring, sun, { opacity: 0.07 }))
    .join('')
  const crescent =
    stage.light === 'night'
      ? disc(x, y, radius, sun) +
        disc(x - radius * 0.3, y - radius * 0.2, radius * 0.2, '#d9d3b8', { opacity: 0.6 }) +
        disc(x + radius * 0.35, y + radius * 0.3, radius * 0.26, '#d9d3b8', { opacity: 0.5 })
      : disc(x, y, radius, sun)
  return disc(x, y, radius * 7, halo) + rings + crescent
}

/** One long flat-bottomed bank of cloud, lit from above. */
export function drawCloud(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  name: string,
  opacity = 0.9,
): string {
  const random = stage.random(`cloud ${name}`)
  const tops: Point[] = [[x - length / 2, y]]
  const bumps = random.whole(4, 7)
  for (let bump = 0; bump <= bumps; bump += 1) {
    const part = bump / bumps
    const swell = Math.sin(part * Math.PI) ** 0.8
    tops.push([
      x - length / 2 + length * (0.05 + part * 0.9),
      y - swell * length * random.between(0.04, 0.13),
    ])
  }
  tops.push([x + length / 2, y])
  const thin = length * 0.018
  const under: Point[] = [
    [x + length * 0.3, y + thin],
    [x - length * 0.12, y + thin * 0.7],
    [x - length * 0.34, y + thin * 1.1],
  ]
  const { cloud, haze } = stage.mood
  const fill = stage.wash([
    [0, cloud, opacity],
    [0.65, mixColours(cloud, haze, 0.35), opacity * 0.8],
    [1, haze, opacity * 0.25],
  ])
  return shape(curveWith(tops, under), fill)
}

/** Birds far away, each two strokes of a wing. */
export function drawBirds(
  stage: Stage,
  x: number,
  y: number,
  count: number,
  size = 14,
  colour = stage.shade('#2b3440'),
): string {
  const random = stage.random('birds')
  const flock = Array.from({ length: count }, () => {
    const wing = size * stage.unit * random.between(0.6, 1.25)
    const bx = x + random.between(-130, 130) * stage.unit
    const by = y + random.between(-55, 55) * stage.unit
    const lift = wing * random.between(0.3, 0.6)
    return stroke(
      curve([
        [bx - wing, by - lift * 0.5],
        [bx - wing * 0.45, by - lift],
        [bx, by],
        [bx + wing * 0.45, by - lift],
        [bx + wing, by - lift * 0.4],
      ]),
      colour,
      wing * 0.13,
    )
  })
  return group(flock.join(''))
}

/** The whole sky: gradient, stars, sun or moon, clouds. */
export function drawSky(stage: Stage, options: SkyOptions = {}): string {
  const { sun = [0.3, 0.3], sunSize = 46, foot = stage.horizon, clouds = 3 } = options
  const [zenith, high, low, edge] = stage.mood.sky
  const wash = stage.wash([
    [0, zenith],
    [0.42, high],
    [0.8, low],
    [1, edge],
  ])
  const random = stage.random('sky')
  const banks = Array.from({ length: clouds }, (_, index) =>
    drawCloud(
      stage,
      random.between(0.02, 0.98) * stage.width,
      foot * random.between(0.18, 0.72),
      random.between(240, 520) * stage.unit,
      String(index),
      stage.light === 'night' ? 0.4 : 0.85,
    ),
  )
  const beyond = stage.height - foot
  return [
    box(0, 0, stage.width, foot + 2, wash),
    beyond > 0 ? box(0, foot, stage.width, beyond, edge) : '',
    stage.light === 'night' ? drawStars(stage) : '',
    drawSun(stage, sun, sunSize),
    ...banks,
  ].join('')
}
