import { mixColours } from '../colour.ts'
import { group, shape } from '../marks.ts'
import { polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The front of the glacier: three rows of towers, each with a lit face, a blue one and a crack. */
export function drawFront(stage: Stage, foot: number, heightAt: (x: number) => number): string {
  const { unit: u, width: w, zoom } = stage
  const random = stage.random('front')
  const ice = (amount: number, depth = 0) =>
    stage.paint(mixColours('#f6f8f1', '#3f9dc2', amount), depth)
  const deep = stage.shade('#1f6a94', 0, 0.25)
  const wash = (top: number, middle: number, bottom: number, depth: number) =>
    stage.wash([
      [0, ice(top, depth)],
      [0.5, ice(middle, depth)],
      [1, ice(bottom, depth)],
    ])
  const rows = [
    { rise: 1.1, wide: 52, depth: 0.2 },
    { rise: 1, wide: 84, depth: 0.07 },
    { rise: 0.84, wide: 120, depth: 0 },
  ]
  const parts = rows.map(({ rise, wide, depth }, row) => {
    const lit = [0, 0.08, 0.16].map((blue) => wash(blue, blue + 0.12, blue + 0.42, depth))
    const shaded = [0.4, 0.52, 0.64].map((blue) => wash(blue, blue + 0.16, 0.95, depth))
    const towers: string[] = []
    let x = -60 * u
    while (x < w + 20) {
      const width = wide * random.between(0.55, 1.35) * u * zoom
      const height = heightAt(x + width / 2) * rise * random.between(row === 2 ? 0.55 : 0.84, 1.06)
      towers.push(
        drawTower(
          random,
          x,
          width,
          foot - height,
          foot,
          lit[random.whole(0, 2)] ?? deep,
          shaded[random.whole(0, 2)] ?? deep,
          deep,
        ),
      )
      x += width * random.between(0.72, row === 2 ? 1.7 : 1.0)
    }
    return towers.join('')
  })
  // The lake gnaws at the foot of the ice: a broken line of shade, not a straight one.
  const shade: Point[] = []
  for (let x = -40 * u; x < w + 40 * u; x += random.between(16, 60) * u) {
    shade.push([x, foot - random.between(1, 9) * u])
  }
  const back = Array.from({ length: 41 }, (_, index): Point => [
    (w * index) / 40,
    foot - heightAt((w * index) / 40) * 0.9,
  ])
  return group(
    shape(polygon([[0, foot], ...back, [w, foot]]), wash(0.5, 0.7, 0.95, 0.1)) +
      parts.join('') +
      shape(polygon([...shade, [w + 40, foot + 2], [-40, foot + 2]]), deep, { opacity: 0.5 }),
    { 'clip-path': stage.clip(`M-30 0H${w + 30}V${foot}H-30Z`) },
  )
}

function drawTower(
  random: Random,
  x: number,
  width: number,
  top: number,
  foot: number,
  lit: string,
  shaded: string,
  deep: string,
): string {
  const height = foot - top
  const at = (across: number, down: number): Point => [x + width * across, top + height * down]
  const lean = random.between(-0.06, 0.06)
  const peak = at(random.between(0.22, 0.5) + lean, 0)
  const notch = at(random.between(0.56, 0.68) + lean, random.between(0.03, 0.1))
  const second = at(random.between(0.74, 0.84) + lean, random.between(0, 0.08))
  const shoulder = at(1, random.between(0.1, 0.3))
  const body: Point[] = [
    at(0, 1),
    at(random.between(0, 0.08), random.between(0.1, 0.3)),
    peak,
    notch,
    second,
    shoulder,
    at(1.02, 1),
  ]
  const edge: Point[] = [
    peak,
    at(random.between(0.4, 0.6), random.between(0.2, 0.32)),
    at(random.between(0.34, 0.5), random.between(0.4, 0.55)),
    at(random.between(0.5, 0.66), random.between(0.66, 0.8)),
    at(random.between(0.42, 0.6), 1),
  ]
  const crack: Point[] = [
    shoulder,
    at(random.between(0.84, 0.93), random.between(0.4, 0.6)),
    at(0.88, 1),
    at(1.02, 1),
  ]
  const level = random.between(0.25, 0.7)
  const ledge: Point[] = [
    at(0.04, level),
    at(0.36, level - 0.05),
    at(0.4, level + 0.03),
    at(0.05, level + 0.07),
  ]
  return (
    shape(polygon(body), lit) +
    shape(polygon([...edge, at(1.02, 1), shoulder, second, notch]), shaded) +
    shape(polygon([second, at(0.86, 0.3), at(0.78, 0.62), at(0.7, 0.3), notch]), lit, {
      opacity: 0.55,
    }) +
    shape(polygon(crack), deep, { opacity: 0.55 }) +
    shape(polygon(ledge), shaded, { opacity: 0.5 })
  )
}

/** The field behind: broken rows of seracs fading toward the mountains. */
function drawField(stage: Stage, top: number, bottom: number): string {
  const random = stage.random('field')
  const { width: w, unit: u } = stage
  const parts = [
    shape(
      `M0 ${top}H${w}V${bottom}H0Z`,
      stage.wash([
        [0, stage.paint('#c3dae2', 0.4)],
        [1, stage.paint('#6fb0cb', 0.05)],
      ]),
    ),
  ]
  for (let row = 0; row < 16; row += 1) {
    const part = (row / 16) ** 1.4
    const y = top + part * (bottom - top)
    const tooth = (8 + part * 50) * u
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
        polygon([...points, [w + 40, bottom], [-40, bottom]]),
        stage.paint(
          mixColours('#f8f8f1', '#7fbfd4', row % 2 === 0 ? 0.08 + part * 0.3 : 0.3 + part * 0.45),
          depth,
        ),
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
  const rise = 235 * u * zoom
  const noise = stage.noise('front height', 2)
  const fallsAway = stage.variant === 1 ? -1 : 1
  const heightAt = (x: number) =>
    rise * (1.22 - fallsAway * 0.62 * (x / w - 0.35) + 0.3 * noise((x / w) * 7))
  const fieldTop = foot - rise * (stage.portrait ? 2.05 : 1.72)
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
