import { oval, place, shape, stroke } from '../marks.ts'
import { curveWith, placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

const licancabur: readonly Point[] = [
  [-760, 0],
  [-600, 40],
  [-420, 120],
  [-250, 250],
  [-120, 380],
  [-60, 428],
  [-20, 420],
  [30, 432],
  [80, 410],
  [180, 310],
  [320, 190],
  [470, 100],
  [640, 40],
  [800, 0],
]

/** A flamingo, 200 units tall; `bowed` ones feed. */
function drawFlamingo(stage: Stage, bowed: boolean): string {
  const pink = stage.paint('#e58a86')
  const deep = stage.paint('#c9485a')
  const leg = stage.shade('#b8606a', 0, 0.2)
  const neck = bowed
    ? 'M22 -118Q50 -140 56 -100Q58 -60 46 -40Q40 -22 56 -16'
    : 'M22 -118Q52 -132 44 -160Q34 -184 50 -196Q62 -202 66 -190'
  const head = bowed
    ? 'M50 -22Q66 -18 62 -2L52 6L54 -10Q46 -14 50 -22Z'
    : 'M58 -200Q76 -200 74 -184L66 -168L64 -182Q54 -188 58 -200Z'
  return [
    stroke('M-6 -92L-8 -46L-4 0M8 -92L22 -50L10 -4', leg, 4),
    shape('M-62 -96Q-40 -128 6 -130Q32 -130 32 -112Q28 -90 -8 -84Q-44 -80 -62 -96Z', pink),
    shape('M-62 -96Q-30 -110 8 -108Q-10 -88 -30 -84Q-52 -86 -62 -96Z', deep),
    stroke(neck, pink, 10),
    shape(head, pink),
    shape(
      bowed ? 'M58 -10L62 -2L52 6L54 -4Z' : 'M70 -180L66 -166L63 -178Z',
      stage.shade('#2b2530'),
    ),
  ].join('')
}

/** A dune with a knife-edge crest between light and shade. */
function drawDune(
  stage: Stage,
  crest: readonly Point[],
  foot: number,
  colour: string,
  depth: number,
  lean: number,
): string {
  const first = crest[0] ?? [0, foot]
  const last = crest[crest.length - 1] ?? [0, foot]
  const edge = crest.map(([x, y]): Point => [x + lean * (foot - y) * 0.9, y + (foot - y) * 0.72])
  return (
    shape(
      curveWith(crest, [
        [last[0], foot],
        [first[0], foot],
      ]),
      stage.wash([
        [0, stage.paint(colour, depth)],
        [1, stage.paint(colour, depth + 0.12)],
      ]),
    ) +
    shape(curveWith(crest, edge.toReversed()), stage.shade(colour, depth, 0.45), {
      opacity: 0.7,
    })
  )
}

/** Atacama: Licancabur's cone mirrored in a salt lagoon with flamingos. */
export function drawAtacama(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const shore = h * (stage.portrait ? 0.56 : 0.55)
  const scale = u * 0.86 * zoom
  const cone = drawPeaks(stage, {
    name: 'cone',
    crest: placePoints(licancabur, focus, shore, scale),
    base: shore,
    colour: stage.light === 'dusk' ? '#a8646c' : '#a8706a',
    shadeColour: '#5d4460',
    depth: 0.24,
    rough: 0.025,
    snowline: shore - 400 * scale,
    mist: 0.5,
  })
  const far = drawPeaks(stage, {
    name: 'far',
    crest: makeCrest(stage, 'far', shore, h * 0.14, 6),
    base: shore,
    colour: '#b98a86',
    depth: 0.44,
    mist: 0.6,
  })
  const side = focus > w * 0.5 ? -1 : 1
  const random = stage.random('flock')
  const flock = Array.from({ length: 22 }, () => random.next())
    .toSorted((one, other) => one - other)
    .map((part) => {
      const x = random.between(0.04, 0.96) * w
      const y = shore + 40 * u + part ** 1.5 * (h - shore) * 0.52
      const size = (0.18 + part * 0.72) * u * zoom
      const turn = random.chance(0.5) ? 1 : -1
      return (
        oval(x, y + 2 * u, 46 * size, 5 * size, '#ffffff', { opacity: 0.4 }) +
        place(drawFlamingo(stage, random.chance(0.5)), x, y, -size * 0.5, turn * size).replace(
          '<g ',
          '<g opacity="0.25" ',
        ) +
        place(drawFlamingo(stage, random.chance(0.5)), x, y, size, turn * size)
      )
    })
  const salt = Array.from({ length: 15 }, () => {
    const part = random.next()
    return oval(
      random.between(0, w),
      shore + 6 * u + part * 60 * u,
      random.between(60, 240) * u,
      random.between(2, 7) * u,
      stage.paint('#fbf3e2'),
      { opacity: 0.7 },
    )
  }).join('')
  const crest: Point[] =
    side === -1
      ? [
          [-20, h * 0.86],
          [w * 0.1, h * 0.83],
          [w * 0.24, h * 0.86],
          [w * 0.42, h * 0.91],
          [w * 0.62, h * 0.965],
          [w * 0.8, h * 1.02],
        ]
      : [
          [w * 0.2, h * 1.02],
          [w * 0.38, h * 0.965],
          [w * 0.58, h * 0.91],
          [w * 0.76, h * 0.86],
          [w * 0.9, h * 0.83],
          [w + 20, h * 0.86],
        ]
  return [
    drawSky(stage, {
      sun: [side === -1 ? 0.2 : 0.8, 0.2],
      foot: shore,
      clouds: stage.light === 'night' ? 0 : 2,
    }),
    far,
    cone,
    drawHills(stage, {
      name: 'salt range',
      base: shore + 2,
      height: 50 * u,
      colour: '#c98a5c',
      depth: 0.34,
      foot: shore + 2,
      waves: 7,
    }),
    drawWater(stage, {
      top: shore,
      colour: '#8fb8bc',
      deep: '#3f7f90',
      reflection: cone + far,
      reflectionOpacity: 0.62,
      calm: 0.9,
    }),
    salt,
    ...flock,
    drawDune(stage, crest, h + 10, '#d08a54', 0, side * -0.4),
    ...[0.3, 0.5, 0.7].map((part) =>
      stroke(
        polygon(
          crest.map(([x, y]): Point => [x + 20 * u * part, y + (h * 1.02 - y) * part]),
        ).replace('Z', ''),
        stage.shade('#a8643c'),
        1.6 * u,
        { opacity: 0.3 },
      ),
    ),
  ].join('')
}
