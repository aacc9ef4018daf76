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
  const snow: string[] = []
  for (let field = 0; field < 15; field += 1) {
    const px = random.between(-640, 640)
    const py = random.between(70, 250) - Math.abs(px) * 0.1
    const size = random.between(50, 130)
    const patch = placePoints(
      [
        [px - size, py - size * 0.3],
        [px - size * 0.5, py],
        [px - size * 0.1, py + size * 0.55],
        [px + size * 0.2, py + size * 0.1],
        [px + size * 0.5, py + size * 0.3],
        [px + size, py - size * 0.35],
        [px + size * 0.3, py - size * 0.62],
        [px - size * 0.4, py - size * 0.42],
      ],
      x,
      base,
      scale,
    )
    snow.push(
      shape(
        polygon(patch),
        stage.paint(mixColours('#fbf7ec', '#b4cede', random.between(0, 0.5)), 0.12),
        { opacity: 0.94 },
      ),
    )
  }
  return (
    massif +
    group(cracks + snow.join(''), {
      'clip-path': stage.clip(polygon([...outline, [stage.width * 2, base], [-stage.width, base]])),
    })
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
          reflection: massif,
          reflectionOpacity: 0.55,
          calm: 0.8,
        })
      : meadow + drawRoad(stage, horizon + 148 * u),
    hasLake ? '' : drawTufts(stage, horizon + 155 * u),
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
