import { box, place, shape, stroke } from '../marks.ts'
import { curveWith, placePoints } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawForest, drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

const osorno: readonly Point[] = [
  [-720, 0],
  [-560, 60],
  [-400, 150],
  [-250, 290],
  [-130, 430],
  [-46, 540],
  [0, 556],
  [44, 538],
  [130, 430],
  [260, 280],
  [410, 150],
  [580, 58],
  [740, 0],
]

/** The shingled church with its red roofs and three spires; 600 units tall. */
function drawChurch(stage: Stage): string {
  const wall = stage.paint('#f3e6c8')
  const shade = stage.shade('#cdb58c', 0, 0.3)
  const roof = stage.paint('#a83a34')
  const dark = stage.shade('#7a2a2c', 0, 0.35)
  const glass = stage.shade('#3f4f5c')
  const spire = (x: number, half: number, eave: number, tip: number) =>
    shape(`M${x - half} 0V${eave}H${x + half}V0Z`, wall) +
    shape(`M${x} 0V${eave}H${x + half}V0Z`, shade, { opacity: 0.7 }) +
    shape(`M${x - half - 8} ${eave}L${x} ${tip}L${x + half + 8} ${eave}Z`, roof) +
    shape(`M${x} ${tip}L${x + half + 8} ${eave}H${x}Z`, dark) +
    stroke(`M${x} ${tip}v-30M${x - 9} ${tip - 20}h18`, dark, 4) +
    shape(
      `M${x - 12} ${eave + 60}V${eave + 30}A12 14 0 0 1 ${x + 12} ${eave + 30}V${eave + 60}Z`,
      glass,
    )
  return [
    shape('M-150 0V-190H150V0Z', wall),
    shape('M-170 -186L-110 -286H110L170 -186Z', roof),
    shape('M20 -186L40 -286H110L170 -186Z', dark, { opacity: 0.6 }),
    ...[-110, -70, 66, 106].map((x) =>
      shape(`M${x - 12} -50V-120A12 14 0 0 1 ${x + 12} -120V-50Z`, glass),
    ),
    spire(-128, 36, -260, -400),
    spire(128, 36, -260, -400),
    spire(0, 56, -340, -560),
    shape('M-20 0V-80A20 24 0 0 1 20 -80V0Z', dark),
  ].join('')
}

/** Puerto Varas: Osorno's white cone over Lake Llanquihue. */
export function drawPuertoVaras(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const shore = h * (stage.portrait ? 0.58 : 0.57)
  const scale = u * 0.84 * zoom
  const leaves = leafColours(stage)
  const cone = drawPeaks(stage, {
    name: 'osorno',
    crest: placePoints(osorno, focus, shore, scale),
    base: shore,
    colour: '#5d6f80',
    depth: 0.3,
    rough: 0.02,
    snowline: shore - (stage.season === 'winter' ? 190 : 290) * scale,
    mist: 0.65,
  })
  const far = drawPeaks(stage, {
    name: 'far',
    crest: makeCrest(stage, 'far', shore, h * 0.16, 6),
    base: shore,
    colour: '#7d8fa0',
    depth: 0.52,
    snowline: shore - h * 0.1,
    mist: 0.7,
  })
  const side = focus > w * 0.5 ? -1 : 1
  const bank: Point[] =
    side === -1
      ? [
          [-10, h * 0.76],
          [w * 0.2, h * 0.77],
          [w * 0.42, h * 0.85],
          [w * 0.66, h * 0.94],
          [w + 10, h * 0.99],
        ]
      : [
          [-10, h * 0.99],
          [w * 0.34, h * 0.94],
          [w * 0.58, h * 0.85],
          [w * 0.8, h * 0.77],
          [w + 10, h * 0.76],
        ]
  const churchX = w * (side === -1 ? (stage.portrait ? 0.24 : 0.2) : 0.8)
  const random = stage.random('lupins')
  const lupins = Array.from(
    { length: stage.season === 'spring' || stage.season === 'summer' ? 110 : 40 },
    () => {
      const x = random.between(0, w)
      const y = h - random.between(-10, 50) * u
      const tall = random.between(50, 110) * u
      const tone = stage.paint(random.pick(['#7a5fa8', '#a06ab0', '#d98ab0', '#5f6ab8', '#e3c04a']))
      const blooms = Array.from(
        { length: 6 },
        (_, index) =>
          `<ellipse cx="${x.toFixed(1)}" cy="${(y - tall * (0.45 + index * 0.1)).toFixed(1)}" rx="${(tall * (0.1 - index * 0.012)).toFixed(1)}" ry="${(tall * 0.06).toFixed(1)}" fill="${tone}"/>`,
      ).join('')
      return (
        stroke(
          `M${x.toFixed(1)} ${y.toFixed(1)}v${(-tall * 0.9).toFixed(1)}`,
          stage.paint('#4f7a48'),
          3 * u,
        ) + blooms
      )
    },
  ).join('')
  return [
    drawSky(stage, { sun: [side === -1 ? 0.22 : 0.78, 0.2], foot: shore, clouds: 3 }),
    far,
    cone,
    drawCloud(stage, focus + 20 * u, shore - 320 * scale, 560 * scale, 'belt', 0.75),
    drawHills(stage, {
      name: 'shore',
      base: shore + 2,
      height: 46 * u,
      colour: leaves[0],
      depth: 0.4,
      foot: shore + 2,
      waves: 5,
    }),
    drawWater(stage, {
      top: shore,
      colour: '#4f93b0',
      deep: '#1a4f72',
      reflection: cone + far,
      reflectionOpacity: 0.42,
      calm: 0.5,
    }),
    box(0, shore - 2, w, 5 * u, stage.mood.haze, { opacity: 0.5 }),
    place(
      shape('M0 0H90L78 14H12Z', stage.shade('#5a3a2c')) +
        shape('M44 -4V-120L90 -10Z M38 -8V-96L6 -10Z', stage.paint('#f8f1de')),
      focus + side * 150 * u,
      shore + 130 * u,
      0.9 * u,
    ),
    shape(
      curveWith(bank, [
        [w + 10, h + 10],
        [-10, h + 10],
      ]),
      stage.wash([
        [0, stage.paint(stage.season === 'autumn' ? '#a8904c' : '#7f9a52')],
        [1, stage.shade('#4f6a3c')],
      ]),
    ),
    drawForest(stage, {
      name: 'bank',
      from: side === -1 ? -10 : w * 0.62,
      to: side === -1 ? w * 0.38 : w + 10,
      ground: (x) => h * 0.79 + Math.abs(x - churchX) * 0.12,
      height: 120 * u,
      count: 16,
      colours: ['#2f5a48', leaves[0], '#3a6a4c'],
      depth: 0.1,
    }),
    place(drawChurch(stage), churchX, h * 0.83, 0.52 * u * zoom),
    drawTree(stage, churchX + 190 * u, h * 0.88, 150 * u, leaves),
    drawTree(stage, churchX - 180 * u, h * 0.87, 170 * u, leaves),
    lupins,
    drawBirds(stage, w * 0.52, shore - 90 * u, 6, 15),
  ].join('')
}
