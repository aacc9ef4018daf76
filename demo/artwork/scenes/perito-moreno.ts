import { mixColours } from '../colour.ts'
import { group, oval, shape } from '../marks.ts'
import { polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The front of the glacier: columns of ice, each with a lit and a blue side. */
function drawFront(stage: Stage, foot: number, heightAt: (x: number) => number): string {
  const { unit: u, width: w } = stage
  const random = stage.random('front')
  const parts: string[] = []
  const crown: Point[] = []
  const columns: { x: number; next: number; top: number }[] = []
  let x = -20
  while (x < w + 20) {
    const next = x + random.between(22, 66) * u * stage.zoom
    const top = foot - heightAt((x + next) / 2) * random.between(0.86, 1.08)
    columns.push({ x, next, top })
    crown.push(
      [x, top + random.between(4, 26) * u],
      [(x + next) / 2, top - random.between(0, 12) * u],
    )
    x = next
  }
  const ice = (amount: number) => stage.paint(mixColours('#f2f6f0', '#5fb0cc', amount))
  parts.push(
    shape(
      polygon([[-20, foot], ...crown, [w + 20, foot]]),
      stage.wash([
        [0, ice(0.1)],
        [0.6, ice(0.45)],
        [1, ice(0.85)],
      ]),
    ),
  )
  for (const { x: from, next, top } of columns) {
    const size = next - from
    const split = from + size * random.between(0.35, 0.7)
    const bulge = random.between(-5, 5) * u
    const face = polygon([
      [from, top + random.between(6, 30) * u],
      [split - size * 0.15, top - random.between(0, 9) * u],
      [split, top + 8 * u],
      [split + bulge, (top + foot) / 2],
      [split, foot],
      [from, foot],
    ])
    const side = polygon([
      [split, top + 8 * u],
      [next, top + random.between(14, 46) * u],
      [next, foot],
      [split, foot],
      [split + bulge, (top + foot) / 2],
    ])
    parts.push(
      shape(
        face,
        stage.wash([
          [0, ice(0)],
          [0.5, ice(random.between(0.08, 0.25))],
          [1, ice(random.between(0.3, 0.55))],
        ]),
      ),
      shape(
        side,
        stage.wash([
          [0, ice(random.between(0.25, 0.4))],
          [0.6, ice(random.between(0.55, 0.8))],
          [1, stage.shade('#2f86ac', 0, 0.2)],
        ]),
        { opacity: 0.92 },
      ),
    )
    for (let block = 0; block < 3; block += 1) {
      const level = top + (foot - top) * random.between(0.15, 0.85)
      const tall = (foot - top) * random.between(0.08, 0.26)
      const edge = from + size * random.between(0, 0.7)
      const wide = size * random.between(0.2, 0.6)
      parts.push(
        shape(
          polygon([
            [edge, level],
            [edge + wide, level - tall * 0.3],
            [edge + wide * 0.8, level + tall],
            [edge + wide * 0.15, level + tall * 0.7],
          ]),
          ice(random.between(0, 0.95)),
          { opacity: 0.55 },
        ),
      )
    }
    if (random.chance(0.24))
      parts.push(
        oval(
          split,
          foot,
          size * random.between(0.6, 1.1),
          random.between(14, 60) * u,
          stage.shade('#1d5f86', 0, 0.3),
          { opacity: 0.75 },
        ),
      )
  }
  return group(parts.join(''), { 'clip-path': stage.clip(`M-30 0H${w + 30}V${foot}H-30Z`) })
}

/** The field behind: broken rows of seracs fading toward the mountains. */
function drawField(stage: Stage, top: number, bottom: number): string {
  const random = stage.random('field')
  const { width: w, unit: u } = stage
  const parts = [
    shape(
      `M0 ${top}H${w}V${bottom}H0Z`,
      stage.wash([
        [0, stage.paint('#d5e4e8', 0.45)],
        [1, stage.paint('#8fc3d6', 0.05)],
      ]),
    ),
  ]
  for (let row = 0; row < 20; row += 1) {
    const part = (row / 20) ** 1.5
    const y = top + part * (bottom - top)
    const tooth = (5 + part * 26) * u
    const points: Point[] = []
    for (let x = -20; x < w + 30; x += tooth * random.between(0.7, 1.5)) {
      points.push(
        [x, y + random.between(-0.7, 0.2) * tooth],
        [x + tooth * 0.4, y + random.between(0.2, 0.6) * tooth],
      )
    }
    const depth = 0.5 * (1 - part)
    parts.push(
      shape(
        polygon([...points, [w + 20, y + tooth], [-20, y + tooth]]),
        stage.paint(mixColours('#f8f8f1', '#7fbfd4', random.between(0.05, 0.75)), depth),
        { opacity: 0.8 },
      ),
    )
  }
  return parts.join('')
}

function drawIcebergs(stage: Stage, foot: number): string {
  const random = stage.random('icebergs')
  const { unit: u } = stage
  return Array.from({ length: 15 }, () => random.next())
    .toSorted((one, other) => one - other)
    .map((part) => {
      const y = foot + 14 * u + part ** 1.3 * (stage.height - foot) * 0.8
      const size = (10 + part * 62) * u * random.between(0.5, 1.2)
      const x = random.between(0.02, 0.98) * stage.width
      const peak = x + random.between(-0.4, 0.3) * size
      const rise = size * random.between(0.35, 0.85)
      const body: Point[] = [
        [x - size, y],
        [x - size * 0.7, y - rise * 0.45],
        [peak, y - rise],
        [x + size * 0.5, y - rise * 0.4],
        [x + size * 1.1, y],
      ]
      return (
        shape(
          polygon([
            [x - size, y],
            [peak, y + rise * 0.6],
            [x + size * 1.1, y],
          ]),
          stage.paint('#9fd6dd'),
          { opacity: 0.4 },
        ) +
        shape(polygon(body), stage.paint('#f6f7f0')) +
        shape(
          polygon([
            [peak, y - rise],
            [x + size * 0.5, y - rise * 0.4],
            [x + size * 1.1, y],
            [peak + size * 0.15, y],
          ]),
          stage.paint('#7cbdd3'),
        )
      )
    })
    .join('')
}

/** Perito Moreno: sixty metres of blue ice above Lake Argentino. */
export function drawPeritoMoreno(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom } = stage
  const foot = h * (stage.portrait ? 0.7 : 0.72)
  const rise = 215 * u * zoom
  const noise = stage.noise('front height', 2)
  const fallsAway = stage.variant === 1 ? -1 : 1
  const heightAt = (x: number) =>
    rise * (1.22 - fallsAway * 0.62 * (x / w - 0.35) + 0.2 * noise((x / w) * 6))
  const fieldTop = foot - rise * (stage.portrait ? 2.3 : 1.9)
  const leaves = leafColours(stage)
  const treeX = fallsAway === 1 ? w * 0.05 : w * 0.95
  const bank =
    fallsAway === 1
      ? polygon([
          [-5, h + 5],
          [-5, h * 0.8],
          [w * 0.1, h * 0.86],
          [w * 0.24, h * 0.95],
          [w * 0.34, h + 5],
        ])
      : polygon([
          [w + 5, h + 5],
          [w + 5, h * 0.8],
          [w * 0.9, h * 0.86],
          [w * 0.76, h * 0.95],
          [w * 0.66, h + 5],
        ])
  const front = drawFront(stage, foot, heightAt)
  return [
    drawSky(stage, {
      sun: [fallsAway === 1 ? 0.72 : 0.26, 0.17],
      foot: fieldTop + 10 * u,
      clouds: 4,
    }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', fieldTop + 20 * u, h * 0.27, 5),
      base: fieldTop + 30 * u,
      colour: '#71808c',
      depth: 0.45,
      snowline: fieldTop - h * 0.09,
      mist: 0.5,
    }),
    drawPeaks(stage, {
      name: 'near',
      crest: makeCrest(stage, 'near', fieldTop + 40 * u, h * 0.17, 4),
      base: fieldTop + 50 * u,
      colour: '#5a6a70',
      depth: 0.25,
      snowline: fieldTop - h * 0.05,
      mist: 0.5,
    }),
    drawField(stage, fieldTop + 20 * u, foot),
    drawHills(stage, {
      name: 'flank',
      base: fieldTop + 70 * u,
      height: 60 * u,
      colour: stage.season === 'autumn' ? '#8f5136' : '#4f6a52',
      depth: 0.3,
      foot: fieldTop + 62 * u,
      waves: 3,
    }),
    drawWater(stage, {
      top: foot,
      colour: '#6fb3ba',
      deep: '#2a7488',
      reflection: front,
      reflectionOpacity: 0.5,
      calm: 0.35,
    }),
    front,
    drawIcebergs(stage, foot),
    drawBirds(stage, w * 0.5, fieldTop + rise * 0.5, 5, 13),
    shape(bank, stage.shade('#4a4a3c', 0, 0.4)),
    drawTree(stage, treeX, h * 0.9, 300 * u, leaves),
    drawTree(stage, treeX + fallsAway * 110 * u, h * 0.97, 210 * u, leaves),
    drawTree(stage, treeX + fallsAway * 205 * u, h * 1.02, 150 * u, leaves),
  ].join('')
}
