import { palette } from '../colour.ts'
import { drawFlank, drawWall } from '../falls.ts'
import { drawJungleCorner } from '../leaves.ts'
import { group, oval, stroke } from '../marks.ts'
import { curve } from '../path.ts'
import { drawCanopy } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

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
