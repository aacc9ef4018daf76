import { mixColours } from '../colour.ts'
import { box, disc, group, place, shape, stroke } from '../marks.ts'
import { curve, curveWith, line, polygon, roughen } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const bands = [
  '#efe3c8',
  '#d9a38f',
  '#8f3f3f',
  '#c4693f',
  '#e2b15a',
  '#7f8f62',
  '#b7653f',
  '#8c4a5c',
  '#e6cfa0',
  '#a7583c',
  '#6d7b6a',
  '#d08a4a',
  '#7a3440',
  '#e0b98a',
] as const

/** The folded strata: bands that climb and fall in chevrons across the mountain. */
function drawStrata(stage: Stage, outline: readonly Point[], base: number): string {
  const { width: w, unit: u, zoom } = stage
  const random = stage.random('strata')
  const tooth = 150 * u * zoom
  const top = Math.min(...outline.map(([, y]) => y))
  const parts: string[] = []
  const knees: { x: number; lift: number }[] = []
  for (let x = -tooth; x < w + tooth * 2; x += tooth * random.between(0.45, 1.6)) {
    knees.push({ x, lift: random.between(0.35, 1.35) })
  }
  const count = 21
  const bend = stage.noise('bend', 2)
  for (let band = 0; band < count; band += 1) {
    const y = top - tooth * 0.5 + ((base - top + tooth * 1.4) * band) / count
    const thick = tooth * 0.16 * bend(band * 1.7)
    const points: Point[] = []
    for (const [index, { x, lift }] of knees.entries()) {
      const next = knees[index + 1]?.x ?? x + tooth
      const part = band / count
      const height = tooth * lift * (0.16 + 0.85 * part)
      const lean = (1 - part) * tooth * 0.55 + tooth * 0.25 * bend(index * 0.7 + part * 1.6)
      points.push(
        [x - lean, y + height * 0.5 + thick],
        [x - lean + (next - x) * 0.5, y - height * 0.55 + thick],
      )
    }
    const rough = roughen(points, 0.07, stage.random(`band ${band}`), 3)
    const colour = bands[(band + stage.variant * 3) % bands.length] ?? '#c4693f'
    parts.push(
      shape(
        polygon([...rough, [w + tooth * 2, base + 90], [-tooth, base + 90]]),
        stage.paint(colour, 0.1 + 0.1 * (1 - band / count)),
      ),
    )
    parts.push(
      stroke(line(rough), stage.paint(mixColours(colour, '#fff4da', 0.5), 0.12), 1.4 * u, {
        opacity: 0.5,
      }),
    )
  }
  for (const [index, { x }] of knees.entries()) {
    const next = knees[index + 1]?.x ?? x + tooth
    const middle = x + (next - x) * 0.5
    const lean = tooth * 0.55
    const gully = polygon([
      [middle - lean, top - 40],
      [middle - lean * 0.45, (top + base) / 2],
      [middle + tooth * 0.5, base + 60],
      [next + tooth * 0.05, base + 60],
      [next - lean * 0.4, (top + base) / 2],
      [next - lean, top],
    ])
    parts.push(shape(gully, stage.shade('#5d3345', 0, 0.5), { opacity: 0.26 }))
  }
  return parts.join('')
}

/** A cardón cactus, 1,000 units tall. */
export function drawCardon(stage: Stage, arms: number, depth = 0): string {
  const body = stage.paint('#5f7a4c', depth)
  const dark = stage.shade('#42583f', depth, 0.55)
  const column = (x: number, top: number, foot: number, half: number) =>
    [
      shape(
        `M${x - half} ${foot}V${top + half}A${half} ${half * 1.25} 0 0 1 ${x + half} ${top + half}V${foot}Z`,
        body,
      ),
      shape(
        `M${x + half * 0.15} ${foot}V${top + 8}A${half * 0.9} ${half * 1.2} 0 0 1 ${x + half} ${top + half}V${foot}Z`,
        dark,
        { opacity: 0.7 },
      ),
      ...[-0.6, -0.2, 0.2, 0.6].map((at) =>
        stroke(
          `M${x + at * half} ${foot}V${top + half * 0.8}`,
          at < 0 ? stage.paint('#8ba468', depth) : dark,
          7,
          { opacity: 0.6 },
        ),
      ),
      disc(x - half * 0.3, top + 4, half * 0.2, stage.paint('#f6e3c0', depth)),
      disc(x + half * 0.25, top + 2, half * 0.17, stage.paint('#f1d5b0', depth)),
    ].join('')
  const arm = (side: 1 | -1, from: number, reach: number, top: number) =>
    stroke(
      `M${side * 60} ${from}Q${side * reach} ${from} ${side * reach} ${from - 110}`,
      body,
      88,
    ) + column(side * reach, top, from - 90, 44)
  const parts: string[] = []
  if (arms > 0) parts.push(arm(1, -420, 175, -800))
  if (arms > 1) parts.push(arm(-1, -330, 185, -700))
  if (arms > 2) parts.push(arm(1, -230, 300, -520))
  return parts.join('') + column(0, -1000, 0, 72)
}

/** The white church of an adobe village, 600 units wide. */
function drawChurch(stage: Stage): string {
  const wall = stage.paint('#f8efdc')
  const dark = stage.shade('#d9c6a8', 0, 0.35)
  const door = stage.shade('#5a3a2c')
  return [
    shape('M-300 0V-150H150V0Z', wall),
    shape('M-320 -146L-300 -196H150V-146Z', stage.paint('#a5593f')),
    shape('M110 0V-330L200 -410L290 -330V0Z', wall),
    shape('M222 0V-395L290 -330V0Z', dark, { opacity: 0.8 }),
    shape('M90 -322L200 -424L310 -322L296 -314L200 -404L104 -314Z', stage.paint('#a5593f')),
    shape('M168 0V-120A32 32 0 0 1 232 -120V0Z', door),
    shape('M178 -250A22 24 0 0 1 222 -250V-205H178Z', door),
    stroke('M200 -424V-480M180 -462H220', door, 9),
    ...[-230, -140, -50, 40].map((x) => shape(`M${x} -100h30v44h-30Z`, door)),
  ].join('')
}

/** Quebrada de Humahuaca: painted strata over an adobe village and its cardones. */
export function drawQuebrada(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const base = h * (stage.portrait ? 0.74 : 0.76)
  const top = h * (stage.portrait ? 0.34 : 0.24)
  const crest: Point[] = [
    [-20, top + 210 * u],
    [w * 0.12, top + 90 * u],
    [w * 0.24, top + 150 * u],
    [focus - w * 0.08, top + 10 * u],
    [focus, top + 46 * u],
    [focus + w * 0.1, top],
    [focus + w * 0.24, top + 130 * u],
    [w * 0.93, top + 60 * u],
    [w + 20, top + 150 * u],
  ]
  const outline = roughen(
    crest.toSorted(([one], [other]) => one - other),
    0.1,
    stage.random('outline'),
    5,
  )
  const body = polygon([...outline, [w + 20, base + 80], [-20, base + 80]])
  const random = stage.random('village')
  const houses = Array.from({ length: 15 }, () => {
    const x = random.between(0.02, 0.98) * w
    const y = base + random.between(6, 56) * u
    const size = random.between(44, 100) * u
    const tone = random.pick(['#b9774c', '#c98d5c', '#a5653f', '#d6a271'])
    return {
      y,
      markup:
        box(x, y - size * 0.5, size, size * 0.5, stage.paint(tone)) +
        box(x + size * 0.62, y - size * 0.5, size * 0.38, size * 0.5, stage.shade(tone)) +
        box(x - 3 * u, y - size * 0.53, size + 6 * u, size * 0.06, stage.shade('#6d4632')) +
        box(x + size * 0.2, y - size * 0.32, size * 0.12, size * 0.32, stage.shade('#4a2f28')),
    }
  }).toSorted((one, other) => one.y - other.y)
  const poplars = Array.from({ length: 13 }, () => {
    const x = random.between(0, w)
    const tall = random.between(80, 150) * u
    const tone =
      stage.season === 'autumn'
        ? random.pick(['#dba63f', '#c98a34'])
        : random.pick(['#6f8748', '#58753f'])
    return shape(
      curveWith(
        [
          [x, base + 18 * u],
          [x - tall * 0.13, base - tall * 0.3],
          [x, base - tall],
          [x + tall * 0.13, base - tall * 0.3],
          [x, base + 18 * u],
        ],
        [],
      ),
      stage.paint(tone, 0.08),
    )
  }).join('')
  const slope: Point[] = [
    [0, base + 88 * u],
    [w * 0.3, base + 66 * u],
    [w * 0.65, base + 90 * u],
    [w, base + 58 * u],
  ]
  const right = focus < w * 0.5
  const cactus = (x: number, y: number, tall: number, arms: number) =>
    place(drawCardon(stage, arms), x, y, (tall * u) / 1000, ((right ? -1 : 1) * tall * u) / 1000)
  return [
    drawSky(stage, { sun: [right ? 0.78 : 0.2, 0.14], foot: base, clouds: 3 }),
    drawPeaks(stage, {
      name: 'behind',
      crest: makeCrest(stage, 'behind', base, h * 0.52, 4),
      base,
      colour: '#a5786e',
      depth: 0.5,
      mist: 0.5,
    }),
    group(
      drawStrata(stage, outline, base) +
        box(
          0,
          base - 110 * u,
          w,
          190 * u,
          stage.wash([
            [0, stage.mood.haze, 0],
            [1, stage.mood.haze, 0.55],
          ]),
        ),
      { 'clip-path': stage.clip(body) },
    ),
    stroke(line(outline), stage.paint('#fff0d0', 0.1), 2 * u, { opacity: 0.7 }),
    box(0, base, w, h - base, stage.paint('#c28f5c')),
    poplars,
    ...houses.map(({ markup }) => markup),
    place(
      drawChurch(stage),
      focus - (right ? -170 : 170) * u * zoom,
      base + 72 * u,
      0.4 * u * zoom,
    ),
    shape(
      curveWith(slope, [
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, stage.paint('#c9965c')],
        [1, stage.shade('#8a5738')],
      ]),
    ),
    stroke(
      curve([
        [w * 0.45, h * 1.02],
        [w * 0.52, h * 0.94],
        [w * 0.44, base + 100 * u],
        [w * 0.5, base + 76 * u],
      ]),
      stage.paint('#e6c490'),
      15 * u,
      { opacity: 0.7 },
    ),
    drawGrass(stage, {
      name: 'puna',
      from: 0,
      to: w,
      ground: () => h + 6 * u,
      height: 60 * u,
      count: 120,
      colours: ['#d2a85a', '#9a7440', '#b98f4c'],
    }),
    cactus(right ? w * 0.93 : w * 0.07, h * 0.985, 470, 3),
    cactus(right ? w * 0.8 : w * 0.2, h * 0.965, 270, 1),
    cactus(right ? w * 0.1 : w * 0.91, h * 0.97, 230, 2),
  ].join('')
}
