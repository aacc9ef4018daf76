import { mixColours } from '../colour.ts'
import { group, shape, stroke } from '../marks.ts'
import { curve, curveWith, line, placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass, drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The crest from Saint-Exupéry to Guillaumet as it stands above the village, in its own units. */
const crest: readonly Point[] = [
  [-820, 90],
  [-700, 180],
  [-640, 140],
  [-560, 225],
  [-505, 195],
  [-462, 335],
  [-425, 225],
  [-372, 362],
  [-338, 255],
  [-292, 300],
  [-236, 540],
  [-222, 532],
  [-196, 430],
  [-158, 350],
  [-122, 385],
  [-92, 540],
  [-70, 556],
  [-44, 640],
  [4, 694],
  [28, 676],
  [62, 640],
  [84, 552],
  [122, 520],
  [136, 452],
  [160, 404],
  [196, 446],
  [222, 430],
  [262, 330],
  [306, 326],
  [334, 378],
  [372, 305],
  [430, 226],
  [520, 262],
  [600, 160],
  [720, 205],
  [830, 90],
]

function drawGranite(stage: Stage, x: number, base: number, scale: number): string {
  const random = stage.random('granite')
  const outline = placePoints(crest, x, base, scale)
  const massif = drawPeaks(stage, {
    name: 'fitz roy',
    crest: outline,
    base,
    colour: stage.light === 'dawn' || stage.light === 'golden' ? '#d98a5e' : '#a99a90',
    shadeColour: '#5b5468',
    depth: 0.12,
    rough: 0.07,
    mist: 0.35,
  })
  const cracks = Array.from({ length: 80 }, () => {
    const [px, py] = random.pick([crest[18] ?? [0, 0], ...crest])
    const from = py * random.between(0.55, 0.97)
    const length = py * random.between(0.08, 0.3)
    const start = placePoints([[px + random.between(-26, 26), from]], x, base, scale)[0] ?? [
      x,
      base,
    ]
    return stroke(
      line([start, [start[0] + random.between(-5, 7) * scale, start[1] + length * scale]]),
      random.chance(0.7) ? stage.shade('#4d4454', 0.1, 0.6) : stage.paint('#f6d9b8', 0.05),
      random.between(1, 3.2) * scale,
      { opacity: 0.5 },
    )
  }).join('')
  const snow = drawApron(stage, x, base, scale)
  return (
    massif +
    group(cracks + snow, {
      'clip-path': stage.clip(polygon([...outline, [stage.width * 2, base], [-stage.width, base]])),
    })
  )
}

/** The hanging glaciers at the foot of the walls: a jagged white apron with blue sides. */
function drawApron(stage: Stage, x: number, base: number, scale: number): string {
  const random = stage.random('apron')
  const edge: Point[] = []
  const sides: string[] = []
  let px = -700
  while (px < 700) {
    const step = random.between(60, 170)
    const reach = 70 + 125 * Math.exp(-((px / 330) ** 2))
    const top: Point = [px + step * 0.3, reach + random.between(-10, 62)]
    const dip: Point = [px + step * random.between(0.62, 0.8), reach - random.between(20, 70)]
    edge.push([px, reach - random.between(10, 40)], top, dip)
    const side: Point[] = [
      top,
      dip,
      [dip[0] - step * 0.12, dip[1] - random.between(14, 50)],
      [px + step * 0.42, reach - random.between(40, 90)],
      [px + step * 0.34, reach - random.between(0, 20)],
    ]
    sides.push(polygon(placePoints(side, x, base, scale)))
    px += step
  }
  const outline = placePoints(
    [[-740, 20], ...edge, [740, 20], [740, -20], [-740, -20]],
    x,
    base,
    scale,
  )
  const blue = mixColours(stage.shade('#b7cfdc', 0.12, 0.3), '#8fb6cc', 0.25)
  return (
    shape(
      polygon(outline),
      stage.wash([
        [0, stage.paint('#fcf8ee', 0.08)],
        [1, stage.paint('#e6e6e2', 0.2)],
      ]),
    ) + shape(sides.join(''), blue, { opacity: 0.75 })
  )
}

/** The road that draws the eye to the summit. */
function drawRoad(stage: Stage, from: number): string {
  const { width: w, height: h, focus } = stage
  const middle: Point[] = [
    [focus - w * 0.02, from],
    [focus - w * 0.05, from + (h - from) * 0.16],
    [focus + w * 0.02, from + (h - from) * 0.42],
    [focus - w * 0.1, h * 1.02],
  ]
  const widths = [0.002, 0.006, 0.02, 0.1]
  const left = middle.map(([x, y], index): Point => [x - w * (widths[index] ?? 0), y])
  const right = middle.map(([x, y], index): Point => [x + w * (widths[index] ?? 0), y])
  const road = `${curve(left)}L${right[3]?.[0] ?? w} ${h * 1.02}${curve(right.toReversed()).replace(/^M/, 'L')}Z`
  return shape(
    road,
    stage.wash([
      [0, stage.paint('#8c8791', 0.4)],
      [1, stage.paint('#5a5a66')],
    ]),
  )
}

/** Coirón grass scattered over the meadow, larger as it comes nearer. */
function drawTufts(stage: Stage, from: number): string {
  const random = stage.random('tufts')
  return Array.from({ length: 130 }, () => random.next() ** 1.6)
    .toSorted((one, other) => one - other)
    .map((part) => {
      const x = random.between(0, stage.width)
      const y = from + part * (stage.height - from)
      const size = (5 + part * 30) * stage.unit
      const blades: Point[] = [
        [x - size, y],
        [x - size * 0.8, y - size * 0.5],
        [x - size * 0.4, y - size * 0.3],
        [x - size * 0.1, y - size * 0.8],
        [x + size * 0.2, y - size * 0.35],
        [x + size * 0.7, y - size * 0.6],
        [x + size, y],
      ]
      return shape(
        polygon(blades),
        stage.paint(random.pick(['#a57a3a', '#d9b062', '#8b7038', '#b98a44'])),
        { opacity: 0.75 },
      )
    })
    .join('')
}

/** Fitz Roy: granite needles on fire above the lenga woods. */
export function drawFitzRoy(stage: Stage): string {
  const { width: w, height: h, unit: u, horizon, zoom, focus } = stage
  const scale = u * (stage.portrait ? 0.92 : 0.84) * zoom
  const base = horizon + 30 * u
  const leaves = leafColours(stage)
  const massif = drawGranite(stage, focus, base, scale)
  const random = stage.random('woods')
  const hasLake = stage.variant === 1
  const ground = (x: number) => horizon + 95 * u + 22 * u * stage.noise('ground')((x / w) * 5)
  const woods = Array.from({ length: 70 }, () => ({
    x: random.between(-20, w + 20),
    lift: random.between(0, 80) * u,
  }))
    .toSorted((one, other) => one.lift - other.lift)
    .map(({ x, lift }) =>
      drawTree(
        stage,
        x,
        ground(x) + lift + 20 * u,
        (44 + (lift / u) * 0.5) * u,
        leaves,
        0.28 - (lift / u) * 0.002,
      ),
    )
    .join('')
  const meadow = shape(
    curveWith(
      [
        [0, horizon + 150 * u],
        [w * 0.3, horizon + 165 * u],
        [w * 0.7, horizon + 145 * u],
        [w, horizon + 160 * u],
      ],
      [
        [w, h],
        [0, h],
      ],
    ),
    stage.wash([
      [0, stage.paint('#c69a52', 0.2)],
      [1, stage.paint('#8a6d3c')],
    ]),
  )
  return [
    drawSky(stage, { sun: [focus / w > 0.5 ? 0.2 : 0.8, 0.22], foot: horizon + 10 * u, clouds: 2 }),
    drawPeaks(stage, {
      name: 'behind',
      crest: makeCrest(stage, 'behind', horizon + 30 * u, 260 * u, 6),
      base,
      colour: '#8b8795',
      depth: 0.5,
      snowline: horizon - 120 * u,
      mist: 0.5,
    }),
    massif,
    drawCloud(stage, focus + 250 * scale, base - 400 * scale, 330 * u, 'lenticular', 0.8),
    drawHills(stage, {
      name: 'moraine',
      base: horizon + 70 * u,
      height: 130 * u,
      colour: stage.season === 'autumn' ? '#9a5a3c' : '#5a6f5a',
      depth: 0.34,
      foot: h,
      waves: 5,
    }),
    drawHills(stage, {
      name: 'slope',
      base: horizon + 110 * u,
      height: 80 * u,
      colour: leaves[0],
      depth: 0.2,
      foot: h,
      waves: 4,
    }),
    woods,
    hasLake
      ? drawWater(stage, {
          top: horizon + 130 * u,
          colour: '#5fa3ad',
          deep: '#1f5670',
          reflection: group(massif, {
            transform: `translate(0 ${(horizon + 130 * u - base).toFixed(1)})`,
          }),
          reflectionOpacity: 0.55,
          calm: 0.8,
        })
      : meadow + drawTufts(stage, horizon + 155 * u) + drawRoad(stage, horizon + 148 * u),
    drawGrass(stage, {
      name: 'front',
      from: -10,
      to: w + 10,
      ground: (x) => h - 20 * u + 25 * u * stage.noise('edge')((x / w) * 6),
      height: 74 * u,
      count: 210,
      colours: ['#c99b4a', '#a87c38', '#7d6a3a', '#dcb765'],
    }),
    drawBirds(stage, focus - 320 * u, horizon - 380 * u, 3, 20),
  ].join('')
}
