import { drawGuanaco } from '../animals.ts'
import { place, shape } from '../marks.ts'
import { curveWith, placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawBirds, drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The three towers and, before them, the horns with their black caps; in their own units. */
const towers: readonly Point[] = [
  [-330, 180],
  [-270, 300],
  [-238, 320],
  [-226, 520],
  [-196, 556],
  [-168, 520],
  [-160, 350],
  [-128, 330],
  [-112, 600],
  [-70, 660],
  [-38, 610],
  [-28, 350],
  [8, 330],
  [26, 560],
  [62, 606],
  [92, 540],
  [104, 330],
  [170, 270],
  [250, 180],
]
const horns: readonly Point[] = [
  [-560, 40],
  [-430, 200],
  [-350, 170],
  [-240, 330],
  [-196, 400],
  [-150, 360],
  [-90, 250],
  [-10, 210],
  [70, 300],
  [120, 430],
  [158, 470],
  [190, 400],
  [250, 300],
  [330, 250],
  [420, 290],
  [520, 130],
  [640, 50],
]

/** Torres del Paine: towers and horns over Lake Pehoé. */
export function drawTorresDelPaine(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const shore = h * (stage.portrait ? 0.64 : 0.64)
  const scale = u * 0.78 * zoom
  const rock = stage.light === 'dawn' || stage.light === 'golden' ? '#cf8f6a' : '#9f9096'
  const back = drawPeaks(stage, {
    name: 'towers',
    crest: placePoints(towers, focus + 60 * scale, shore - 40 * u, scale),
    base: shore,
    colour: rock,
    shadeColour: '#5b5066',
    depth: 0.26,
    rough: 0.06,
    mist: 0.5,
  })
  const outline = placePoints(horns, focus - 40 * scale, shore, scale * 0.98)
  const front = drawPeaks(stage, {
    name: 'horns',
    crest: outline,
    base: shore,
    colour: graniteTone(stage),
    shadeColour: '#4f4a5c',
    depth: 0.14,
    rough: 0.11,
    snowline: slateLine(stage, shore),
    snowColour: '#4a4450',
    mist: 0.4,
  })
  const side = focus > w * 0.5 ? -1 : 1
  const knoll: Point[] =
    side === -1
      ? [
          [-10, h * 0.83],
          [w * 0.16, h * 0.84],
          [w * 0.34, h * 0.92],
          [w * 0.56, h * 0.97],
          [w, h * 0.985],
        ]
      : [
          [0, h * 0.985],
          [w * 0.44, h * 0.97],
          [w * 0.66, h * 0.92],
          [w * 0.84, h * 0.84],
          [w + 10, h * 0.83],
        ]
  const animal = side === -1 ? w * (stage.portrait ? 0.2 : 0.16) : w * 0.85
  const islet: Point[] = [
    [focus - 190 * u, shore + 96 * u],
    [focus - 110 * u, shore + 74 * u],
    [focus + 20 * u, shore + 66 * u],
    [focus + 130 * u, shore + 80 * u],
    [focus + 190 * u, shore + 96 * u],
  ]
  return [
    drawSky(stage, { sun: [side === -1 ? 0.2 : 0.8, 0.2], foot: shore, clouds: 3 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', shore, h * 0.3, 5),
      base: shore,
      colour: '#8f93a4',
      depth: 0.5,
      snowline: shore - h * 0.12,
      mist: 0.6,
    }),
    back,
    drawCloud(stage, focus + side * 330 * u, shore - 470 * scale, 420 * u, 'lens', 0.85),
    front,
    drawHills(stage, {
      name: 'shore',
      base: shore + 3,
      height: 70 * u,
      colour: stage.season === 'autumn' ? '#a8683c' : '#6f7a4c',
      depth: 0.26,
      foot: shore + 3,
      waves: 5,
    }),
    drawWater(stage, {
      top: shore,
      colour: '#3fa0ac',
      deep: '#14607a',
      reflection: front + back,
      reflectionOpacity: 0.34,
      calm: 0.35,
    }),
    shape(curveWith(islet, [[focus, shore + 104 * u]]), stage.paint('#6b6a4a', 0.1)),
    shape(
      polygon([
        [focus - 190 * u, shore + 96 * u],
        [focus + 190 * u, shore + 96 * u],
        [focus + 150 * u, shore + 104 * u],
        [focus - 150 * u, shore + 104 * u],
      ]),
      stage.shade('#4a4a3c'),
    ),
    place(
      shape('M-60 0V-34H60V0Z M70 0V-24H120V0Z', stage.paint('#f3e6c8', 0.08)) +
        shape(
          'M-68 -32L-44 -62H44L68 -32Z M64 -22L78 -42H112L126 -22Z',
          stage.paint('#a83a34', 0.08),
        ) +
        shape(
          'M-44 -24h12v12h-12Z M-18 -24h12v12h-12Z M8 -24h12v12h-12Z M34 -24h12v12h-12Z',
          stage.shade('#3f4a55'),
        ),
      focus - 20 * u,
      shore + 74 * u,
      0.75 * u,
    ),
    shape(
      curveWith(knoll, [
        [w, h + 5],
        [-10, h + 5],
      ]),
      stage.wash([
        [0, stage.paint('#b39a55')],
        [1, stage.shade('#6d6238')],
      ]),
    ),
    place(
      drawGuanaco(stage),
      animal,
      h * (stage.portrait ? 0.87 : 0.875),
      1.5 * u * zoom,
      -side * 1.5 * u * zoom,
    ),
    drawGrass(stage, {
      name: 'coiron',
      from: -10,
      to: w,
      ground: (x) => h * 0.99 - (side === -1 ? 1 - x / w : x / w) * h * 0.09,
      height: 70 * u,
      count: 210,
      colours: ['#cfae5c', '#a8924c', '#8a7a40', '#dcc276'],
    }),
    drawBirds(stage, focus - side * 260 * u, shore - 380 * scale, 2, 26),
  ].join('')
}

const graniteTone = (stage: Stage) => (stage.light === 'dusk' ? '#a2848a' : '#b09a8c')

/** The dark slate that caps the horns lies above this line. */
const slateLine = (stage: Stage, shore: number) => shore - 300 * stage.unit * stage.zoom
