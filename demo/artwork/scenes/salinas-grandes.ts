import { mixColours } from '../colour.ts'
import { oval, shape, stroke } from '../marks.ts'
import { line, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Turns a spot on the flat ground (ahead, aside) into pixels. */
function groundPoint(stage: Stage, horizon: number, aside: number, ahead: number): Point {
  const near = 1 / Math.max(ahead, 0.05)
  return [
    stage.width / 2 + aside * near * stage.width * 0.5,
    horizon + (stage.height - horizon) * near,
  ]
}

/** The cracked salt: hexagons that shrink toward the horizon, each rimmed with a white ridge. */
export function drawSaltCrust(stage: Stage, horizon: number, rim: string): string {
  const random = stage.random('crust')
  const paths: string[] = []
  const size = 0.2
  for (let row = 0; row < 52; row += 1) {
    const ahead = 0.82 + row * size * 0.87
    const reach = Math.ceil((ahead * 1.2) / (size * 1.7)) + 1
    for (let column = -reach; column <= reach; column += 1) {
      const centre = column * size * 1.74 + (row % 2) * size * 0.87
      const corners = [0, 1, 2].map((corner) => {
        const angle = (Math.PI / 3) * corner + Math.PI / 6
        const wobble = random.between(0.9, 1.08)
        return groundPoint(
          stage,
          horizon,
          centre + Math.cos(angle) * size * wobble,
          ahead + Math.sin(angle) * size * 0.87 * wobble,
        )
      })
      paths.push(line(corners))
    }
  }
  return (
    stroke(paths.join(''), rim, 3.2 * stage.unit, { opacity: 0.8 }) +
    stroke(paths.join(''), stage.shade('#b8b4b4', 0, 0.3), 1.1 * stage.unit, { opacity: 0.7 })
  )
}

function drawPool(
  stage: Stage,
  horizon: number,
  aside: number,
  ahead: number,
  width: number,
  length: number,
): string {
  const corner = (dx: number, dz: number) =>
    groundPoint(stage, horizon, aside + dx * width, ahead + dz * length)
  const rim = [corner(-0.56, -0.53), corner(0.56, -0.53), corner(0.55, 0.53), corner(-0.55, 0.53)]
  const water = [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
  const wall = [
    water[3] ?? [0, 0],
    water[2] ?? [0, 0],
    [water[2]?.[0] ?? 0, (water[2]?.[1] ?? 0) + 7 * stage.unit],
    [water[3]?.[0] ?? 0, (water[3]?.[1] ?? 0) + 7 * stage.unit],
  ] as const
  return (
    shape(polygon(rim), stage.paint('#ffffff')) +
    shape(
      polygon(water),
      stage.wash([
        [0, stage.paint('#8fd3d0')],
        [0.5, stage.paint('#3fa3b4')],
        [1, stage.paint('#1f6f92')],
      ]),
    ) +
    shape(polygon(wall), stage.paint('#d5e8e4'))
  )
}

/** Salinas Grandes: a white floor at 3,450 metres, and the cut pools of turquoise brine. */
export function drawSalinasGrandes(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom } = stage
  const horizon = h * (stage.portrait ? 0.5 : 0.47)
  const side = stage.variant === 1 ? -1 : 1
  const floor = stage.wash([
    [0, stage.paint('#f3ead8', 0.4)],
    [0.3, stage.paint('#fbf6ea')],
    [1, mixColours(stage.paint('#efe9dd'), stage.mood.shadow, 0.14)],
  ])
  const random = stage.random('piles')
  const piles = Array.from({ length: 14 }, () => {
    const [x, y] = groundPoint(stage, horizon, random.between(-4, 4), random.between(4.4, 7))
    const size = random.between(10, 24) * u
    return (
      shape(
        polygon([
          [x - size, y],
          [x, y - size * 0.9],
          [x + size, y],
        ]),
        stage.paint('#fffdf4'),
      ) +
      shape(
        polygon([
          [x, y - size * 0.9],
          [x + size, y],
          [x + size * 0.1, y],
        ]),
        stage.shade('#d9cfc6', 0.1, 0.35),
      )
    )
  }).join('')
  return [
    drawSky(stage, { sun: [side === 1 ? 0.22 : 0.78, 0.17], foot: horizon, clouds: 0 }),
    drawCloud(stage, w * 0.66, horizon - h * 0.2, 620 * u, 'big', 0.9),
    drawCloud(stage, w * 0.2, horizon - h * 0.13, 460 * u, 'low', 0.8),
    drawCloud(stage, w * 0.9, horizon - h * 0.1, 380 * u, 'far', 0.75),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', horizon, h * 0.15, 6),
      base: horizon + 2,
      colour: '#8d7f92',
      depth: 0.42,
      mist: 0.5,
    }),
    drawPeaks(stage, {
      name: 'near',
      crest: makeCrest(stage, 'near', horizon, h * 0.07, 5),
      base: horizon + 2,
      colour: '#a5705c',
      depth: 0.26,
      mist: 0.6,
    }),
    shape(`M0 ${horizon}H${w}V${h}H0Z`, floor),
    drawSaltCrust(stage, horizon, stage.paint('#ffffff')),
    oval(w * 0.5, horizon + 4 * u, w * 0.6, 7 * u, stage.mood.haze, { opacity: 0.7 }),
    piles,
    ...[3.6, 2.55, 1.82].map((ahead) =>
      drawPool(stage, horizon, side * -0.85 * zoom, ahead, 0.62, 0.5),
    ),
    drawPool(stage, horizon, side * 0.34, 1.42, 0.62, 0.46),
    drawPool(stage, horizon, side * 0.5, 2.1, 0.62, 0.5),
    drawPool(stage, horizon, side * 0.62, 3.1, 0.62, 0.5),
  ].join('')
}
