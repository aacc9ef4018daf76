import { mixColours } from '../colour.ts'
import { group, place, shape, stroke } from '../marks.ts'
import { polygon, roughen } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** A small white cruise boat, 200 units long. */
function drawBoat(stage: Stage): string {
  return [
    shape('M-100 -26H104L84 4H-84Z', stage.paint('#f8f2e2')),
    shape('M-92 -12H94L84 4H-84Z', stage.paint('#1f4e6b')),
    shape('M-70 -26V-50H56L70 -26Z', stage.paint('#f3ead4')),
    shape('M-40 -50V-70H20L30 -50Z', stage.paint('#e6dcc4')),
    shape('M-62 -44h112l6 10h-118Z M-34 -66h48l5 9h-53Z', stage.shade('#27465a')),
    shape('M-30 -70h18v-16h-18Z', stage.paint('#b03a36')),
    stroke('M34 -52V-92M-100 -26V-44', stage.shade('#27465a'), 3),
  ].join('')
}

function drawBerg(stage: Stage, outline: readonly Point[], foot: number, name: string): string {
  const { unit: u } = stage
  const random = stage.random(name)
  const ice = (amount: number) => stage.paint(mixColours('#fbfaf3', '#3f9cc0', amount))
  const crest = roughen(outline, 0.1, random, 3)
  const first = crest[0] ?? [0, foot]
  const last = crest[crest.length - 1] ?? [0, foot]
  const body = polygon([...crest, [last[0], foot], [first[0], foot]])
  const facets = outline
    .slice(0, -1)
    .map(([x, y], index) => {
      const [nx, ny] = outline[index + 1] ?? [x, y]
      const falls = ny > y
      const drop = random.between(0.35, 0.75)
      const facet: Point[] = [
        [x, y],
        [nx, ny],
        [nx + random.between(-30, 20) * u, ny + (foot - ny) * drop],
        [x + (nx - x) * random.between(0.2, 0.6), y + (foot - y) * random.between(0.5, 0.95)],
        [x + random.between(-12, 12) * u, y + (foot - y) * 0.4],
      ]
      return shape(
        polygon(facet),
        falls ? ice(random.between(0.4, 0.75)) : ice(random.between(0, 0.18)),
        { opacity: 0.85 },
      )
    })
    .join('')
  const veins = Array.from({ length: 16 }, () => {
    const x = random.between(first[0], last[0])
    const y = foot - random.between(0, 190) * u
    const length = random.between(30, 120) * u
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(length * 0.4).toFixed(1)} ${(-length * 0.3).toFixed(1)} ${length.toFixed(1)} ${(-length * 0.18).toFixed(1)}`,
      random.chance(0.6) ? ice(0.85) : '#ffffff',
      random.between(1.4, 4) * u,
      { opacity: 0.5 },
    )
  }).join('')
  const waist = shape(
    `M${first[0]} ${foot}V${foot - 16 * u}Q${(first[0] + last[0]) / 2} ${foot - 34 * u} ${last[0]} ${foot - 12 * u}V${foot}Z`,
    stage.shade('#1f6f96', 0, 0.2),
    { opacity: 0.75 },
  )
  return (
    shape(
      body,
      stage.wash([
        [0, ice(0.02)],
        [0.55, ice(0.3)],
        [1, ice(0.8)],
      ]),
    ) + group(facets + veins + waist, { 'clip-path': stage.clip(body) })
  )
}

/** Upsala: blue icebergs adrift, a boat to tell their size. */
export function drawIcebergsScene(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const sea = h * (stage.portrait ? 0.56 : 0.5)
  const foot = sea + (stage.portrait ? 170 : 150) * u
  const s = u * zoom * (stage.portrait ? 0.92 : 1)
  const at = (points: readonly Point[], x: number, y: number, size: number): Point[] =>
    points.map(([px, py]) => [x + px * size, y - py * size])
  const main = at(
    [
      [-470, 0],
      [-450, 60],
      [-380, 120],
      [-330, 260],
      [-250, 330],
      [-190, 300],
      [-120, 410],
      [-60, 380],
      [0, 250],
      [70, 200],
      [150, 220],
      [230, 150],
      [300, 170],
      [380, 90],
      [450, 40],
      [480, 0],
    ],
    focus,
    foot,
    s,
  )
  const side = focus > w * 0.5 ? -1 : 1
  const back = at(
    [
      [-200, 0],
      [-180, 70],
      [-110, 150],
      [-40, 130],
      [20, 180],
      [90, 100],
      [160, 70],
      [210, 0],
    ],
    focus + side * 560 * u,
    sea + 46 * u,
    u * 0.8,
  )
  const mainBerg = drawBerg(stage, main, foot, 'main')
  const arch = shape(
    `M${focus + 85 * s} ${foot}Q${focus + 92 * s} ${foot - 130 * s} ${focus + 160 * s} ${foot - 132 * s}Q${focus + 215 * s} ${foot - 120 * s} ${focus + 222 * s} ${foot}Z`,
    stage.wash([
      [0, stage.shade('#1c5f86', 0, 0.2)],
      [1, mixColours(stage.paint('#4f9fb4'), stage.mood.haze, 0.3)],
    ]),
  )
  const random = stage.random('floes')
  const floes = Array.from({ length: 22 }, () => random.next())
    .toSorted((one, other) => one - other)
    .map((part) => {
      const x = random.between(0, 1) * w
      const y = sea + 30 * u + part ** 1.4 * (h - sea)
      const size = (8 + part * 70) * u
      return (
        shape(
          polygon([
            [x - size, y],
            [x - size * 0.5, y - size * 0.32],
            [x + size * 0.2, y - size * 0.42],
            [x + size, y],
            [x, y + size * 0.12],
          ]),
          stage.paint('#f7f8f1'),
        ) +
        shape(
          polygon([
            [x + size * 0.2, y - size * 0.42],
            [x + size, y],
            [x, y + size * 0.12],
          ]),
          stage.paint('#86c3d6'),
        )
      )
    })
  const backBerg = drawBerg(stage, back, sea + 46 * u, 'back')
  return [
    drawSky(stage, { sun: [side === -1 ? 0.22 : 0.78, 0.18], foot: sea, clouds: 4 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', sea, h * 0.34, 6),
      base: sea,
      colour: '#74828f',
      depth: 0.46,
      snowline: sea - h * 0.15,
      mist: 0.6,
    }),
    drawPeaks(stage, {
      name: 'near',
      crest: makeCrest(stage, 'near', sea, h * 0.16, 5),
      base: sea + 2,
      colour: '#5b665f',
      depth: 0.32,
      mist: 0.6,
    }),
    drawWater(stage, {
      top: sea,
      colour: '#5aa3b4',
      deep: '#17566f',
      calm: 0.4,
      glitter: side === -1 ? w * 0.22 : w * 0.78,
    }),
    backBerg,
    group(mainBerg, {
      transform: `translate(0 ${(2 * foot).toFixed(1)}) scale(1 -1)`,
      opacity: 0.28,
    }),
    mainBerg,
    arch,
    ...floes.slice(0, 12),
    place(
      drawBoat(stage),
      focus + side * 350 * u * zoom,
      foot + 30 * u,
      0.72 * u,
      -side * 0.72 * u,
    ),
    stroke(
      `M${focus + side * 420 * u} ${foot + 36 * u}h${side * 190 * u}`,
      stage.paint('#f5f4e8'),
      3 * u,
      { opacity: 0.7 },
    ),
    ...floes.slice(12),
    drawBirds(stage, focus - side * 140 * u, foot - 470 * s, 6, 14),
  ].join('')
}
