import { mixColours } from '../colour.ts'
import { place, shape, stroke } from '../marks.ts'
import { curveWith, polygon, roughen } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** An Andean condor soaring, 1,000 units from wing tip to wing tip. */
function drawCondor(stage: Stage): string {
  const black = stage.shade('#23262f', 0, 0.25)
  const lit = stage.paint('#4f525c')
  const white = stage.paint('#f6efe0')
  const feathers = (side: 1 | -1) =>
    Array.from({ length: 7 }, (_, index) => {
      const root = -84 + index * 17
      const tipX = side * (506 - Math.abs(index - 2) * 17)
      const tipY = -176 + index * 40
      const bend = side * 450
      return shape(
        `M${side * 384} ${root}Q${bend} ${(root + tipY) / 2 - 16} ${tipX} ${tipY}Q${bend} ${(root + tipY) / 2 + 20} ${side * 376} ${root + 22}Z`,
        black,
      )
    }).join('')
  const wing = (side: 1 | -1) =>
    shape(
      `M${side * 26} -42Q${side * 150} -112 ${side * 280} -108Q${side * 370} -108 ${side * 400} -84Q${side * 404} -20 ${side * 386} 34Q${side * 290} 50 ${side * 200} 78Q${side * 110} 96 ${side * 34} 84Z`,
      black,
    ) +
    shape(
      `M${side * 40} -44Q${side * 160} -104 ${side * 280} -101Q${side * 360} -100 ${side * 392} -80Q${side * 300} -78 ${side * 190} -46Q${side * 100} -22 ${side * 40} -44Z`,
      lit,
      { opacity: 0.75 },
    ) +
    shape(
      `M${side * 80} 8Q${side * 190} -36 ${side * 372} -30Q${side * 380} 4 ${side * 374} 26Q${side * 280} 40 ${side * 196} 64Q${side * 120} 80 ${side * 78} 74Z`,
      white,
    ) +
    [0.2, 0.4, 0.6, 0.8]
      .map((part) =>
        stroke(
          `M${side * (90 + 270 * part)} ${2 - 30 * part}L${side * (84 + 280 * part)} ${74 - 46 * part}`,
          black,
          4,
          { opacity: 0.55 },
        ),
      )
      .join('')
  return [
    feathers(1),
    feathers(-1),
    wing(1),
    wing(-1),
    shape('M-44 -40Q0 -74 44 -40Q58 20 40 80L64 176Q0 200 -64 176L-40 80Q-58 20 -44 -40Z', black),
    shape('M-34 -50Q0 -30 34 -50Q30 -76 0 -80Q-30 -76 -34 -50Z', white),
    shape('M-14 -74Q-20 -112 0 -118Q20 -112 14 -74Z', stage.paint('#a8604c')),
    shape('M-6 -112L0 -138L7 -112Z', stage.paint('#e8d4a4')),
  ].join('')
}

/** One wall of the canyon in strata, from the rim at the picture's edge to the river. */
function drawCanyonWall(
  stage: Stage,
  side: 1 | -1,
  rim: number,
  river: Point,
  name: string,
): string {
  const { width: w, height: h, unit: u } = stage
  const random = stage.random(name)
  const edge = side === -1 ? -20 : w + 20
  const crest = roughen(
    Array.from({ length: 8 }, (_, index): Point => {
      const part = index / 7
      return [
        edge + (river[0] - edge) * part ** 0.9,
        rim + (river[1] - rim) * part ** 1.5 - random.between(0, 34) * u * (1 - part),
      ]
    }),
    0.1,
    random,
    3,
  )
  const body = polygon([...crest, [river[0], h + 10], [edge, h + 10]])
  const tone = ['#a8704c', '#c08a5c', '#8f5a44', '#b98460', '#9c6850']
  const bands = tone.map((colour, index) => {
    const drop = 46 * u + index * 74 * u
    return shape(
      polygon([
        ...crest.map(([x, y]): Point => [
          x,
          y + drop * (1 - Math.abs((x - edge) / (river[0] - edge)) * 0.75),
        ]),
        [river[0], h + 10],
        [edge, h + 10],
      ]),
      side === -1 ? stage.shade(colour, 0.1, 0.35) : stage.paint(colour, 0.1),
      { opacity: 0.9 },
    )
  })
  const gullies = Array.from({ length: 15 }, () => {
    const [x, y] = crest[random.whole(0, crest.length - 1)] ?? [edge, rim]
    const length = random.between(90, 300) * u
    return shape(
      polygon([
        [x, y],
        [x + side * -16 * u, y + length * 0.5],
        [x + side * -70 * u, y + length],
        [x + side * 10 * u, y + length * 0.7],
      ]),
      stage.shade('#5a3a38', 0.1),
      { opacity: 0.4 },
    )
  })
  return (
    shape(body, side === -1 ? stage.shade('#b98460', 0.12, 0.3) : stage.paint('#c99468', 0.12)) +
    `<g clip-path="${stage.clip(body)}">${bands.join('')}${gullies.join('')}</g>` +
    stroke(curveWith(crest, []).replace('Z', ''), stage.paint('#f3dcae', 0.15), 2 * u, {
      opacity: 0.5,
    })
  )
}

/** Colca: a condor over the canyon, terraces in the sun, the river far below. */
export function drawColca(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const back = h * 0.5
  const side = focus > w * 0.5 ? 1 : -1
  const bed: Point = [focus - side * 40 * u, h * 0.8]
  const size = u * (stage.portrait ? 0.82 : 0.9) * zoom
  const steps: string[] = []
  for (let step = 0; step < 10; step += 1) {
    const y = back + (30 + step * 15) * u
    const reach = w * 0.42 - step * 16 * u
    const x = side === 1 ? 0 : w
    steps.push(
      shape(
        curveWith(
          [
            [x, y],
            [x + side * reach * 0.5, y - 12 * u],
            [x + side * reach, y + 24 * u],
          ],
          [
            [x + side * reach * 0.96, y + 34 * u],
            [x, y + 16 * u],
          ],
        ),
        stage.paint(step % 2 === 0 ? '#8fa458' : '#b8a55c', 0.24),
      ),
    )
  }
  const ledge: Point[] =
    side === 1
      ? [
          [w * 0.52, h * 1.02],
          [w * 0.6, h * 0.93],
          [w * 0.74, h * 0.88],
          [w * 0.9, h * 0.85],
          [w + 10, h * 0.86],
        ]
      : [
          [-10, h * 0.86],
          [w * 0.1, h * 0.85],
          [w * 0.26, h * 0.88],
          [w * 0.4, h * 0.93],
          [w * 0.48, h * 1.02],
        ]
  return [
    drawSky(stage, { sun: [side === 1 ? 0.18 : 0.82, 0.15], foot: back, clouds: 5 }),
    drawPeaks(stage, {
      name: 'ampato',
      crest: makeCrest(stage, 'ampato', back, h * 0.3, 4),
      base: back + 20 * u,
      colour: '#9c8a94',
      depth: 0.46,
      snowline: back - h * 0.14,
      mist: 0.6,
    }),
    drawPeaks(stage, {
      name: 'brown',
      crest: makeCrest(stage, 'brown', back + 40 * u, h * 0.14, 4),
      base: back + 80 * u,
      colour: '#b0805c',
      depth: 0.36,
      mist: 0.4,
    }),
    shape(
      `M0 ${back + 60 * u}H${w}V${h}H0Z`,
      stage.wash([
        [0, stage.paint('#b8905f', 0.36)],
        [1, stage.paint('#8f6a4c', 0.1)],
      ]),
    ),
    ...steps,
    drawCanyonWall(stage, 1, back + 70 * u, bed, 'right'),
    drawCanyonWall(stage, -1, back + 90 * u, bed, 'left'),
    shape(
      curveWith(
        [
          [bed[0] - 4 * u, bed[1] - 30 * u],
          [bed[0] + 10 * u, bed[1] + 30 * u],
          [bed[0] - 40 * u, h * 0.93],
          [bed[0] - 70 * u, h + 10],
        ],
        [
          [bed[0] + 60 * u, h + 10],
          [bed[0] + 30 * u, h * 0.93],
          [bed[0] + 34 * u, bed[1] + 30 * u],
          [bed[0] + 6 * u, bed[1] - 30 * u],
        ],
      ),
      stage.wash([
        [0, mixColours(stage.paint('#7fc0b8'), stage.mood.haze, 0.3)],
        [1, stage.paint('#3f8f94')],
      ]),
    ),
    shape(
      curveWith(ledge, side === 1 ? [[w + 10, h + 10]] : [[-10, h + 10]]),
      stage.wash([
        [0, stage.paint('#a87a50')],
        [1, stage.shade('#6a4636')],
      ]),
    ),
    drawGrass(stage, {
      name: 'ichu',
      from: side === 1 ? w * 0.58 : -10,
      to: side === 1 ? w + 10 : w * 0.42,
      ground: (x) => h * 0.99 - (side === 1 ? x / w - 0.55 : 0.45 - x / w) * h * 0.2,
      height: 80 * u,
      count: 120,
      colours: ['#d9b862', '#b8984c', '#94803f'],
    }),
    place(drawCondor(stage), focus, h * (stage.portrait ? 0.34 : 0.36), size * 0.86),
    place(drawCondor(stage), focus - side * 520 * u, h * 0.24, size * 0.2),
    place(drawCondor(stage), focus - side * 390 * u, h * 0.33, size * 0.13),
  ].join('')
}
