import { mixColours, palette } from '../colour.ts'
import { drawJungleCorner } from '../leaves.ts'
import { group, oval, shape, stroke } from '../marks.ts'
import { curve, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawCanopy } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

const blend = (from: number, to: number, part: number) => from + (to - from) * part

interface Wall {
  readonly from: Point
  readonly to: Point
  readonly footFrom: number
  readonly footTo: number
  /** How much of the wall is water. */
  readonly flow: number
  readonly depth: number
}

/** A basalt wall seen in perspective, with its curtains of water. */
function drawWall(stage: Stage, wall: Wall, name: string): string {
  const random = stage.random(name)
  const { from, to, footFrom, footTo, depth } = wall
  const rock = polygon([from, to, [to[0], footTo], [from[0], footFrom]])
  const parts = [
    shape(
      rock,
      stage.wash([
        [0, stage.shade('#4a3a34', depth, 0.5)],
        [0.6, stage.paint('#5c4940', depth)],
        [1, stage.mood.haze],
      ]),
    ),
  ]
  const lip = (part: number) => blend(from[1], to[1], part)
  const foot = (part: number) => blend(footFrom, footTo, part)
  const width = Math.abs(to[0] - from[0])
  for (let ledge = 0; ledge < 26; ledge += 1) {
    const part = random.next()
    const drop = random.between(0.15, 0.8)
    const x = blend(from[0], to[0], part)
    const y = blend(lip(part), foot(part), drop)
    parts.push(
      oval(
        x,
        y,
        width * random.between(0.02, 0.06),
        5 * stage.unit,
        stage.paint(random.chance(0.6) ? '#3f6b44' : '#2b2a2c', depth),
        { opacity: 0.7 },
      ),
    )
  }
  const water = stage.paint('#f3f6ee', depth * 0.6)
  const blue = mixColours(stage.shade('#bcd9d8', depth * 0.6, 0.25), '#8fc0c8', 0.3)
  const broad = Math.max(1, Math.min(2.4, (480 * stage.unit) / width))
  let part = random.between(0, 0.05)
  while (part < 1) {
    const size = random.between(0.05, 0.15) * (0.6 + wall.flow) * broad
    const end = Math.min(1, part + size)
    const middle = (part + end) / 2
    const x1 = blend(from[0], to[0], part)
    const x2 = blend(from[0], to[0], end)
    const spread = (x2 - x1) * 0.08
    const fall = polygon([
      [x1, lip(part) - 3 * stage.unit],
      [x2, lip(end) - 3 * stage.unit],
      [x2 + spread, foot(end)],
      [x1 - spread, foot(part)],
    ])
    parts.push(
      shape(
        fall,
        stage.wash([
          [0, mixColours(water, '#7fae9f', 0.25)],
          [0.12, water],
          [0.55, mixColours(water, blue, 0.5)],
          [1, water],
        ]),
      ),
    )
    const threads = Math.max(3, Math.round(Math.abs(x2 - x1) / (7 * stage.unit)))
    for (let thread = 0; thread < threads; thread += 1) {
      const tx = blend(x1, x2, random.between(0.05, 0.95))
      const start = blend(lip(middle), foot(middle), random.between(0, 0.55))
      const length = (foot(middle) - lip(middle)) * random.between(0.15, 0.5)
      parts.push(
        stroke(
          `M${tx.toFixed(1)} ${start.toFixed(1)}v${length.toFixed(1)}`,
          random.chance(0.62) ? blue : '#ffffff',
          random.between(1, 3.4) * stage.unit,
          { opacity: 0.75 },
        ),
      )
    }
    part = end + random.between(0.012, 0.13) * (1.35 - wall.flow) * broad
  }
  return group(parts.join(''), {
    'clip-path': stage.clip(
      polygon([
        [Math.min(from[0], to[0]) - 1, 0],
        [Math.max(from[0], to[0]) + 1, 0],
        [Math.max(from[0], to[0]) + 1, stage.height],
        [Math.min(from[0], to[0]) - 1, stage.height],
      ]),
    ),
  })
}

function drawMist(
  stage: Stage,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  strength: number,
): string {
  const white = stage.paint('#fbf8ec')
  return oval(
    x,
    y,
    radiusX,
    radiusY,
    stage.glow([
      [0, white, strength],
      [0.5, white, strength * 0.55],
      [1, white, 0],
    ]),
  )
}

function drawRainbow(stage: Stage, x: number, y: number, radius: number): string {
  const bands = ['#b8505a', '#e08a4f', '#efd27a', '#8fb57c', '#5f9fb8', '#7a6aa0']
  return group(
    bands
      .map((band, index) => {
        const size = radius - index * 7 * stage.unit
        return stroke(
          `M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}`,
          band,
          8 * stage.unit,
          { opacity: 0.34 },
        )
      })
      .join(''),
    { 'clip-path': stage.clip(`M0 0H${stage.width}V${y - 20 * stage.unit}H0Z`) },
  )
}

/** Two tiers of one flank: the water falls to a ledge of bushes, then again to the river. */
function drawFlank(stage: Stage, near: Point, far: Point, feet: Point, name: string): string {
  const ledge = (from: number, to: number) => blend(from, to, 0.5)
  const upper: Wall = {
    from: near,
    to: far,
    footFrom: ledge(near[1], feet[0]),
    footTo: ledge(far[1], feet[1]),
    flow: 0.5,
    depth: 0.14,
  }
  const lower: Wall = {
    from: [near[0], upper.footFrom],
    to: [far[0], upper.footTo],
    footFrom: feet[0],
    footTo: feet[1],
    flow: 0.62,
    depth: 0.06,
  }
  const edge = (x: number) =>
    blend(upper.footFrom, upper.footTo, (x - near[0]) / (far[0] - near[0]))
  const low = Math.min(near[0], far[0])
  const high = Math.max(near[0], far[0])
  const random = stage.random(`${name} ledge`)
  const bushes = Array.from({ length: 5 }, () => {
    const from = blend(low, high, random.between(0, 0.85))
    return drawCanopy(stage, {
      name: `${name} ${Math.round(from)}`,
      from,
      to: from + (high - low) * random.between(0.05, 0.13),
      bump: 24 * stage.unit,
      depth: 0.08,
      colour: '#2f6a48',
      foot: edge(from) + 14 * stage.unit,
      ground: (x) => edge(x) - 4 * stage.unit,
    })
  }).join('')
  return drawWall(stage, upper, `${name} upper`) + drawWall(stage, lower, `${name} lower`) + bushes
}

/** Iguazú: the horseshoe of the Devil's Throat under the jungle's rim. */
export function drawIguazu(stage: Stage): string {
  const { width: w, height: h, unit: u, focus } = stage
  const rim = h * (stage.portrait ? 0.36 : 0.36)
  const throat = w * (stage.portrait ? 0.2 : 0.13) * stage.zoom
  const foot = h * (stage.portrait ? 0.6 : 0.64)
  const left = focus - throat
  const right = focus + throat
  const rise = h * 0.13 * stage.zoom
  const sink = h * 0.2
  const jungle = stage.season === 'autumn' ? '#4d6a3a' : '#2f6a48'
  const lip = (x: number) => {
    if (x < left) return rim - rise * ((left - x) / left) ** 1.25
    if (x > right) return rim - rise * ((x - right) / (w - right)) ** 1.25
    return rim
  }
  const lineLip = (x: number) =>
    x < left
      ? rim - rise * ((left - x) / left)
      : x > right
        ? rim - rise * ((x - right) / (w - right))
        : rim
  const canopy = (name: string, lift: number, bump: number, depth: number, drop: number) =>
    drawCanopy(stage, {
      name,
      bump: bump * u,
      depth,
      colour: jungle,
      foot: rim + 60 * u,
      ground: (x) => lip(x) * drop + rim * (1 - drop) - lift * u,
    })
  const random = stage.random('foam')
  const foam = Array.from({ length: 50 }, () => {
    const part = random.next()
    const y = foot + 30 * u + part * (h - foot)
    const x = random.between(0, w)
    const reach = (20 + part * 120) * u
    return stroke(
      curve([
        [x - reach, y],
        [x - reach * 0.3, y - 5 * u * (1 + part)],
        [x + reach * 0.2, y + 3 * u],
        [x + reach, y - 2 * u],
      ]),
      stage.paint('#f7f5e8'),
      (1 + part * 4) * u,
      { opacity: 0.55 },
    )
  }).join('')
  const leaves = [
    stage.shade('#12332a', 0, 0.5),
    stage.paint('#1f4a36'),
    stage.paint('#37683f'),
  ] as const
  const corners =
    stage.variant === 1
      ? drawJungleCorner(stage, w * 1.01, h * 1.02, 420 * u, -2.3, leaves) +
        drawJungleCorner(stage, w * 1.02, -h * 0.02, 290 * u, 2.4, leaves)
      : drawJungleCorner(stage, -w * 0.01, h * 1.02, 440 * u, -0.8, leaves) +
        drawJungleCorner(stage, w * 1.01, h * 1.04, 340 * u, -2.2, leaves)
  return [
    drawSky(stage, {
      sun: [stage.variant === 1 ? 0.74 : 0.24, 0.13],
      foot: rim + 20 * u,
      clouds: 3,
      sunSize: 40,
    }),
    canopy('far', 34, 30, 0.55, 0.5),
    canopy('rim', 2, 44, 0.22, 1),
    drawWater(stage, { top: foot - 10 * u, colour: '#7fae9a', deep: '#2f6a62', calm: 0.1 }),
    drawWall(
      stage,
      {
        from: [left - 4, rim + 8 * u],
        to: [right + 4, rim + 8 * u],
        footFrom: foot,
        footTo: foot,
        flow: 1,
        depth: 0.24,
      },
      'throat',
    ),
    drawFlank(
      stage,
      [-4, lineLip(0) + 8 * u],
      [left + 2, rim + 8 * u],
      [foot + sink, foot],
      'left',
    ),
    drawFlank(
      stage,
      [w + 4, lineLip(w) + 8 * u],
      [right - 2, rim + 8 * u],
      [foot + sink * 0.9, foot],
      'right',
    ),
    foam,
    drawRainbow(stage, focus - throat * 0.2, foot + 70 * u, 300 * u * stage.zoom),
    drawMist(stage, focus, foot - 10 * u, throat * 2.2, h * 0.2, 0.95),
    drawMist(stage, left * 0.5, foot + sink * 0.62, left * 0.75, h * 0.13, 0.85),
    drawMist(stage, (right + w) / 2, foot + sink * 0.55, (w - right) * 0.75, h * 0.13, 0.85),
    drawBirds(
      stage,
      focus + throat * 0.3,
      rim + (foot - rim) * 0.35,
      11,
      11,
      stage.paint(palette.ink),
    ),
    corners,
  ].join('')
}
