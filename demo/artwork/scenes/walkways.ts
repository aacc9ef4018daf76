import { mixColours } from '../colour.ts'
import { group, place, shape, stroke } from '../marks.ts'
import { curveWith, line, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawOnlooker } from '../people.ts'
import { drawCanopy, drawTree, leafColours } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'
import { drawFront } from './perito-moreno.ts'

const visitors = [
  { jacket: '#c8432f', hat: '#1f4e6b' },
  { jacket: '#e8b44f', hat: '#7b2d3e' },
  { jacket: '#2f7d86', hat: '#c8432f' },
  { jacket: '#8a4a68', hat: '#e8b44f' },
] as const

/** The glacier seen from above: a white river between mountains that ends in a blue edge. */
function drawTongue(stage: Stage, top: number, edge: number): string {
  const { width: w, unit: u } = stage
  const random = stage.random('tongue')
  const far = stage.focus
  const bank = (side: -1 | 1): Point[] => [
    [far + side * w * 0.07, top],
    [far + side * w * 0.15, top + (edge - top) * 0.3],
    [far + side * w * 0.36, top + (edge - top) * 0.62],
    [far + side * w * 0.74, edge],
  ]
  const left = bank(-1)
  const right = bank(1)
  const tongue = curveWith([...left].toReversed(), [...right])
  const bands = Array.from({ length: 26 }, (_, index) => {
    const part = ((index + 1) / 26) ** 1.5
    const y = top + (edge - top) * part
    const tooth = (6 + part * 34) * u
    const points: Point[] = []
    for (let x = -20; x < w + 40; x += tooth * random.between(0.7, 1.4)) {
      points.push(
        [x, y + random.between(-0.8, 0) * tooth],
        [x + tooth * 0.45, y + random.between(0.1, 0.6) * tooth],
      )
    }
    return shape(
      polygon([...points, [w + 60, edge + 20], [-60, edge + 20]]),
      stage.paint(
        mixColours('#fafaf4', '#86c3d8', index % 2 === 0 ? 0.05 + part * 0.2 : 0.25 + part * 0.4),
        0.4 * (1 - part),
      ),
      { opacity: 0.8 },
    )
  })
  return group(
    shape(`M0 ${top}H${w}V${edge + 20}H0Z`, stage.paint('#dbeaea', 0.2)) + bands.join(''),
    {
      'clip-path': stage.clip(tongue),
    },
  )
}

/** A boardwalk with its railings, from the corner to the look-out, and those who stand there. */
function drawBoardwalk(stage: Stage, deck: readonly Point[], size: number): string {
  const { unit: u } = stage
  const wood = stage.paint('#b88a5c')
  const dark = stage.shade('#5f4330', 0, 0.3)
  const near = deck.map(([x, y]): Point => [x, y + 58 * u])
  const railing = (points: readonly Point[], height: number) =>
    [0.55, 1]
      .map((part) =>
        stroke(
          line(points.map(([x, y]): Point => [x, y - height * part])),
          stage.paint('#8a6244'),
          6 * u,
        ),
      )
      .join('') +
    points
      .map(([x, y]) =>
        stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v${(-height).toFixed(1)}`, dark, 7 * u),
      )
      .join('')
  const planks = deck
    .flatMap(([x, y], index) => {
      const next = deck[index + 1]
      if (!next) return []
      return [0, 1, 2, 3, 4].map((plank) => {
        const px = x + ((next[0] - x) * plank) / 5
        const py = y + ((next[1] - y) * plank) / 5
        return stroke(`M${px.toFixed(1)} ${py.toFixed(1)}v${(58 * u).toFixed(1)}`, dark, 2 * u, {
          opacity: 0.5,
        })
      })
    })
    .join('')
  const legs = near
    .map(([x, y]) =>
      stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v${(170 * u).toFixed(1)}`, dark, 13 * u),
    )
    .join('')
  const places = visitors.map((clothes, index) => {
    const [x, y] = deck[Math.round(deck.length * (0.3 + index * 0.13))] ?? [0, 0]
    return place(drawOnlooker(stage, clothes), x + (index % 2) * 34 * u, y + 30 * u, size)
  })
  return [
    legs,
    railing(deck, 96 * u),
    shape(polygon([...deck, ...near.toReversed()]), wood),
    planks,
    ...places,
    stroke(line(near), dark, 9 * u),
    railing(near, 92 * u),
  ].join('')
}

/** The walkways before the glacier: beech forest, boards, people who wait for the ice to fall. */
export function drawWalkways(stage: Stage): string {
  const { width: w, height: h, unit: u, portrait } = stage
  const top = h * (portrait ? 0.34 : 0.33)
  const edge = h * (portrait ? 0.49 : 0.51)
  const foot = edge + 96 * u
  const mirrored = stage.focus < w * 0.5
  const at = (part: number) => w * (mirrored ? 1 - part : part)
  const slope: Point[] = [
    [at(-0.05), h * 0.62],
    [at(0.18), h * 0.66],
    [at(0.42), h * 0.77],
    [at(0.7), h * 0.88],
    [at(1.05), h * 0.93],
  ]
  const posts = portrait ? 9 : 15
  const deck = Array.from({ length: posts }, (_, index): Point => {
    const part = index / (posts - 1)
    return [at(-0.03 + part * 1.06), h * (0.79 - 0.05 * Math.sin(part * 4.4) + 0.07 * part)]
  })
  const ripple = stage.noise('front', 2)
  const front = drawFront(stage, foot, (x) => (104 + 30 * ripple((x / w) * 7)) * u)
  const leaves = leafColours(stage)
  const trees = [
    [0.9, 0.98, 300],
    [0.99, 1.02, 380],
    [0.78, 1.03, 220],
    [0.03, 0.66, 250],
  ] as const
  return [
    drawSky(stage, { sun: [mirrored ? 0.24 : 0.78, 0.13], foot: top + 20 * u, clouds: 4 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', top + 20 * u, h * 0.26, 5),
      base: top + 30 * u,
      colour: '#71808c',
      depth: 0.45,
      snowline: top - h * 0.08,
      mist: 0.45,
    }),
    shape(
      `M0 ${top}H${w}V${foot}H0Z`,
      stage.wash([
        [0, stage.paint('#8b979a', 0.5)],
        [1, stage.paint('#5f7468', 0.3)],
      ]),
    ),
    drawTongue(stage, top, edge),
    ...([-1, 1] as const).map((side) => {
      const reach = side === -1 ? stage.focus : w - stage.focus
      const crest = [
        [0.3, edge + 4 * u],
        [0.5, edge - h * 0.06],
        [0.7, top + h * 0.04],
        [0.88, top - h * 0.01],
        [1.04, top - h * 0.05],
      ] as const
      const points = crest.map(([part, y]): Point => [stage.focus + side * reach * part, y])
      return drawPeaks(stage, {
        name: `bank ${side}`,
        crest: side === -1 ? points.toReversed() : points,
        base: edge + 6 * u,
        colour: '#566a5c',
        depth: 0.22,
        mist: 0.3,
      })
    }),
    front,
    drawWater(stage, {
      top: foot,
      reflection: front,
      reflectionOpacity: 0.45,
      colour: '#6fb3ba',
      deep: '#2a7488',
      calm: 0.4,
    }),
    shape(
      curveWith(slope, [
        [at(1.05), h + 10],
        [at(-0.05), h + 10],
      ]),
      stage.wash([
        [0, stage.paint(mixColours(leaves[0], '#5a5a3c', 0.4))],
        [1, stage.shade('#3d4030', 0, 0.4)],
      ]),
    ),
    drawCanopy(stage, {
      name: 'beeches',
      bump: 46 * u,
      depth: 0,
      colour: leaves[1],
      foot: h + 10,
      ground: (x) => h * 0.84 + (mirrored ? w - x : x) * (h / w) * 0.1,
    }),
    drawBoardwalk(stage, deck, u * (portrait ? 1.15 : 1.3)),
    ...trees.map(([x, y, height]) => drawTree(stage, at(x), h * y, height * u, leaves)),
  ].join('')
}
