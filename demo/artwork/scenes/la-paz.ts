import { box, place, shape, stroke } from '../marks.ts'
import { placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Illimani and its three summits, in their own units. */
const illimani: readonly Point[] = [
  [-780, 0],
  [-600, 110],
  [-460, 190],
  [-380, 300],
  [-310, 390],
  [-250, 350],
  [-170, 330],
  [-90, 440],
  [-30, 500],
  [40, 450],
  [110, 410],
  [190, 480],
  [250, 520],
  [320, 450],
  [420, 310],
  [560, 170],
  [700, 80],
  [820, 0],
]

/** A gondola of the city's cable car, 100 units wide, hung at zero. */
function drawGondola(stage: Stage, colour: string): string {
  const dark = stage.shade('#23262f', 0, 0.3)
  return [
    stroke('M0 0V34M-12 0H12', dark, 5),
    `<rect x="-50" y="34" width="100" height="74" rx="20" fill="${stage.paint(colour)}"/>`,
    `<rect x="-42" y="44" width="84" height="34" rx="10" fill="${stage.light === 'dusk' || stage.light === 'night' ? '#ffdf9a' : stage.shade('#46606c')}"/>`,
    stroke('M0 44V78', dark, 4),
    shape('M6 108H30Q50 108 50 88V62Q30 104 6 108Z', stage.shade(colour), { opacity: 0.6 }),
  ].join('')
}

/** Brick houses stacked down the slopes of the bowl. */
function drawSlope(
  stage: Stage,
  name: string,
  groundAt: (x: number) => number,
  options: {
    readonly from: number
    readonly to: number
    readonly rows: number
    readonly size: number
    readonly depth: number
  },
): string {
  const { unit: u } = stage
  const random = stage.random(name)
  const isDark = stage.light === 'dusk' || stage.light === 'night'
  const parts: string[] = []
  for (let row = 0; row < options.rows; row += 1) {
    const scale = options.size * (0.75 + (row / options.rows) * 0.6)
    let x = options.from
    while (x < options.to) {
      const width = random.between(22, 44) * scale * u
      const tall = random.between(20, 56) * scale * u
      const y = groundAt(x) + row * 30 * options.size * u + random.between(-6, 8) * u
      const tone = random.pick([
        '#b9704c',
        '#a85f42',
        '#c98a62',
        '#9c5a44',
        '#d9b48a',
        '#c0a08a',
        '#5f8a8c',
        '#e3c48f',
      ])
      const depth = options.depth * (1 - (row / options.rows) * 0.5)
      parts.push(
        box(x, y - tall, width, tall + 30 * u, stage.paint(tone, depth)),
        box(
          x + width * 0.66,
          y - tall,
          width * 0.34,
          tall + 30 * u,
          stage.shade(tone, depth, 0.45),
        ),
        box(
          x - 1.5 * u,
          y - tall - 3 * scale * u,
          width + 3 * u,
          4 * scale * u,
          stage.shade('#8a5a48', depth),
        ),
      )
      const panes = Math.max(1, Math.round(tall / (17 * scale * u)))
      for (let pane = 0; pane < panes; pane += 1) {
        for (const at of [0.12, 0.38]) {
          const isLit = isDark && random.chance(0.62)
          parts.push(
            box(
              x + width * at,
              y - tall + (6 + pane * 16) * scale * u,
              width * 0.16,
              8 * scale * u,
              isLit
                ? random.pick(['#ffd27a', '#ffe4a6', '#ffb85a'])
                : stage.shade('#3c3a48', depth, 0.4),
              { opacity: isLit ? 1 : 0.7 },
            ),
          )
        }
      }
      x += width * random.between(0.95, 1.25)
    }
  }
  return parts.join('')
}

/** La Paz: the bowl of brick and lights, cable cars, Illimani at the end of every street. */
export function drawLaPaz(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const base = h * (stage.portrait ? 0.5 : 0.5)
  const side = focus > w * 0.5 ? -1 : 1
  const s = u * 0.86 * zoom
  const bowl = (x: number) => base + 60 * u + (1 - Math.abs(x / w - focus / w) * 1.5) * 110 * u
  const rim = (x: number) =>
    base + 150 * u - (Math.abs(x - focus) / w) * (stage.portrait ? 330 : 420) * u
  const low = (x: number) => h * 0.86 - (Math.abs(x - focus) / w) * 190 * u
  const cables: readonly (readonly [Point, Point, string])[] = [
    [
      [-20, base + (side === -1 ? -60 : 160) * u],
      [w + 20, base + (side === -1 ? 160 : -60) * u],
      '#b9463c',
    ],
    [
      [-20, h * 0.66 + (side === -1 ? 60 : -120) * u],
      [w + 20, h * 0.66 + (side === -1 ? -120 : 60) * u],
      '#e8b44f',
    ],
  ]
  const lines = cables.map(([from, to, colour], line) => {
    const cars = [0.16, 0.44, 0.72, 0.95].map((part, index) => {
      const x = from[0] + (to[0] - from[0]) * (part + line * 0.08)
      const y = from[1] + (to[1] - from[1]) * (part + line * 0.08)
      const size = (line === 0 ? 0.46 : 0.86) * u * zoom
      return index === 3 && line === 1 ? '' : place(drawGondola(stage, colour), x, y, size)
    })
    const dark = stage.shade('#2b2f3a', line === 0 ? 0.15 : 0)
    return (
      stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, dark, (line === 0 ? 2 : 3.4) * u) +
      stroke(`M${from[0]} ${from[1] - 12 * u}L${to[0]} ${to[1] - 12 * u}`, dark, 1.4 * u) +
      cars.join('')
    )
  })
  const pylonX = w * (side === -1 ? 0.86 : 0.14)
  const pylonY =
    h * 0.66 +
    (side === -1
      ? 60 + (-180 * (pylonX + 20)) / (w + 40)
      : -120 + (180 * (pylonX + 20)) / (w + 40)) *
      u
  return [
    drawSky(stage, { sun: [side === -1 ? 0.18 : 0.82, 0.18], foot: base + 20 * u, clouds: 4 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', base + 20 * u, h * 0.12, 7),
      base: base + 30 * u,
      colour: '#9a8a94',
      depth: 0.5,
      mist: 0.6,
    }),
    drawPeaks(stage, {
      name: 'illimani',
      crest: placePoints(illimani, focus, base + 20 * u, s),
      base: base + 30 * u,
      colour: '#7a7488',
      depth: 0.26,
      snowline: base - 190 * s,
      mist: 0.5,
    }),
    drawHills(stage, {
      name: 'altiplano',
      base: base + 60 * u,
      height: 90 * u,
      colour: '#b08a6c',
      depth: 0.4,
      foot: h,
      waves: 6,
    }),
    shape(
      polygon(
        Array.from({ length: 25 }, (_, index): Point => [
          (w * index) / 24,
          bowl((w * index) / 24),
        ]).concat([
          [w, h],
          [0, h],
        ]),
      ),
      stage.paint('#9c7860', 0.3),
    ),
    drawSlope(stage, 'far', (x) => bowl(x) + 10 * u, {
      from: -10,
      to: w,
      rows: 4,
      size: 0.5,
      depth: 0.34,
    }),
    drawSlope(stage, 'middle', rim, {
      from: -20,
      to: w,
      rows: stage.portrait ? 13 : 7,
      size: 0.85,
      depth: 0.22,
    }),
    lines[0] ?? '',
    drawSlope(stage, 'near', low, { from: -30, to: w, rows: 5, size: 1.5, depth: 0.06 }),
    stroke(
      `M${pylonX - 26 * u} ${h}L${pylonX} ${pylonY - 40 * u}L${pylonX + 26 * u} ${h}M${pylonX - 50 * u} ${pylonY - 8 * u}H${pylonX + 50 * u}`,
      stage.shade('#3a3f4c'),
      9 * u,
    ),
    lines[1] ?? '',
    drawBirds(stage, focus + side * 230 * u, base - 300 * u, 5, 16),
  ].join('')
}
