import { drawToucan } from '../animals.ts'
import { drawJungleCorner, drawTrunk } from '../leaves.ts'
import { group, oval, place, shape, stroke } from '../marks.ts'
import { curveWith, polygon, roughen } from '../path.ts'
import type { Point } from '../path.ts'
import { drawWalker } from '../people.ts'
import { drawCanopy } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The cascade: a face of dark granite that water runs down in steps. */
function drawCascade(stage: Stage, x: number, top: number, foot: number, reach: number): string {
  const { unit: u } = stage
  const random = stage.random('cascade')
  const rock = roughen(
    [
      [x - reach, foot],
      [x - reach * 0.8, top + (foot - top) * 0.35],
      [x - reach * 0.3, top - 12 * u],
      [x + reach * 0.35, top],
      [x + reach * 0.86, top + (foot - top) * 0.42],
      [x + reach, foot],
    ],
    0.05,
    random,
  )
  const tiers = [
    { breadth: 0.2, begin: 0.02, end: 0.3, drift: 0.04 },
    { breadth: 0.3, begin: 0.3, end: 0.62, drift: -0.1 },
    { breadth: 0.44, begin: 0.62, end: 1, drift: 0.05 },
  ]
  const falls = tiers.map(({ breadth, begin, end, drift }, tier) => {
    const from = top + (foot - top) * begin
    const to = top + (foot - top) * end
    const middle = x + drift * reach
    const edge = (side: -1 | 1) =>
      Array.from({ length: 6 }, (_, step): Point => {
        const drop = step / 5
        const wide = reach * breadth * (0.72 + drop * 0.4) + random.between(-12, 14) * u
        return [middle + side * wide, from + (to - from) * drop]
      })
    const threads = Array.from({ length: 12 + tier * 6 }, () => {
      const at = middle + random.between(-0.8, 0.8) * reach * breadth
      const high = from + random.between(0.02, 0.5) * (to - from)
      return stroke(
        `M${at.toFixed(1)} ${high.toFixed(1)}v${((to - from) * random.between(0.2, 0.45)).toFixed(1)}`,
        random.chance(0.6) ? stage.paint('#a9cfd0') : '#ffffff',
        random.between(2, 4.5) * u,
        { opacity: 0.75 },
      )
    })
    const foam = Array.from({ length: 9 }, (_, puff) =>
      oval(
        middle + (puff / 4 - 1) * reach * breadth * 1.15,
        to + random.between(-3, 5) * u,
        random.between(18, 34) * u,
        random.between(6, 11) * u,
        stage.paint('#f7f9f1'),
        { opacity: 0.85 },
      ),
    )
    return (
      shape(
        curveWith([...edge(-1), ...edge(1).toReversed()], []),
        stage.wash([
          [0, stage.paint('#cfe3dc')],
          [0.14, stage.paint('#f6f9f2')],
          [0.6, stage.paint('#d5e8e6')],
          [1, stage.paint('#f7f9f1')],
        ]),
      ) +
      threads.join('') +
      foam.join('')
    )
  })
  const moss = Array.from({ length: 46 }, () =>
    oval(
      x + random.between(-0.86, 0.86) * reach,
      top + random.between(0.15, 1) * (foot - top),
      random.between(14, 46) * u,
      random.between(5, 13) * u,
      stage.paint(random.pick(['#3f7048', '#5a8a50', '#23302c'])),
      { opacity: 0.75 },
    ),
  )
  return (
    group(
      shape(
        polygon(rock),
        stage.wash([
          [0, stage.paint('#56604f', 0.16)],
          [1, stage.shade('#38443c', 0.05, 0.4)],
        ]),
      ) + moss.join(''),
      { 'clip-path': stage.clip(polygon(rock)) },
    ) + falls.join('')
  )
}

/** The Tijuca forest above Rio: a trail to the cascade under tall trees. */
export function drawTijuca(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom, portrait } = stage
  const x = stage.focus
  const top = h * (portrait ? 0.3 : 0.26)
  const foot = h * (portrait ? 0.68 : 0.69)
  const reach = (portrait ? 250 : 280) * u * zoom
  const side = x > w * 0.5 ? -1 : 1
  const canopy = (
    name: string,
    level: number,
    bump: number,
    depth: number,
    colour: string,
    dip: number,
  ) =>
    drawCanopy(stage, {
      name,
      bump: bump * u,
      depth,
      colour,
      foot: h * 0.8,
      ground: (at) => h * level + dip * u * Math.exp(-(((at - x) / (reach * 1.1)) ** 2)),
    })
  const mist = (at: number, y: number, wide: number, strength: number) =>
    oval(
      at,
      y,
      wide,
      wide * 0.32,
      stage.glow([
        [0, stage.paint('#f4f6ea'), strength],
        [0.55, stage.paint('#f4f6ea'), strength * 0.5],
        [1, stage.paint('#f4f6ea'), 0],
      ]),
    )
  const trailAt = (edge: -1 | 1): Point[] =>
    (
      [
        [0.16, 0.775, 3],
        [0.235, 0.82, 17],
        [0.27, 0.88, 34],
        [0.25, 0.94, 54],
        [0.2, 1.02, 80],
      ] as const
    ).map(([part, level, half]) => [x + side * w * part + edge * half * u, h * level])
  const trail = curveWith([...trailAt(-1), ...trailAt(1).toReversed()], [])
  const bank = (points: readonly Point[]) =>
    curveWith(points, [
      [w + 10, h + 10],
      [-10, h + 10],
    ])
  const walkerX = x + side * w * (portrait ? 0.22 : 0.21)
  const leaves = [
    stage.shade('#12332a', 0, 0.5),
    stage.paint('#1f4a36'),
    stage.paint('#37683f'),
  ] as const
  return [
    drawSky(stage, { sun: [x / w + side * 0.07, 0.12], foot: h * 0.5, clouds: 1, sunSize: 42 }),
    canopy('far', 0.27, 40, 0.62, '#3f7a58', 60),
    mist(w * 0.5, h * 0.34, w * 0.6, 0.7),
    canopy('middle', 0.36, 54, 0.4, '#357050', 40),
    drawCascade(stage, x, top, foot, reach),
    canopy('wings', 0.44, 62, 0.2, '#2f6a48', 330),
    mist(x, foot - 10 * u, reach * 1.5, 0.85),
    shape(
      bank([
        [-10, foot - 20 * u],
        [w * 0.3, foot + 4 * u],
        [w * 0.7, foot + 4 * u],
        [w + 10, foot - 20 * u],
      ]),
      stage.paint('#31573c', 0.08),
    ),
    group(drawWater(stage, { top: foot + 2 * u, colour: '#6fa592', deep: '#1f5a50', calm: 0.2 }), {
      'clip-path': stage.clip(
        `M${x - reach * 1.5} ${foot + 46 * u}A${reach * 1.5} ${52 * u} 0 1 1 ${x + reach * 1.5} ${foot + 46 * u}A${reach * 1.5} ${76 * u} 0 1 1 ${x - reach * 1.5} ${foot + 46 * u}Z`,
      ),
    }),
    ...Array.from({ length: 11 }, (_, index) => {
      const angle = Math.PI * (0.06 + index * 0.088)
      return oval(
        x + Math.cos(angle) * reach * 1.42,
        foot + 52 * u + Math.sin(angle) * 66 * u,
        (26 + (index % 3) * 13) * u,
        (15 + (index % 2) * 8) * u,
        stage.shade(index % 2 === 0 ? '#6d7468' : '#59645a', 0, 0.25),
      )
    }),
    shape(
      bank([
        [-10, h * 0.86],
        [w * 0.28, h * 0.89],
        [w * 0.55, h * 0.9],
        [w + 10, h * 0.84],
      ]),
      stage.shade('#2c4a34', 0, 0.25),
    ),
    shape(
      trail,
      stage.wash([
        [0, stage.paint('#c2a878')],
        [1, stage.shade('#a58a62', 0, 0.3)],
      ]),
    ),
    drawTrunk(stage, side === 1 ? w * 0.92 : w * 0.08, h * 0.93, (portrait ? 44 : 62) * u, 'near'),
    drawTrunk(stage, side === 1 ? w * 0.1 : w * 0.9, h * 0.9, (portrait ? 34 : 46) * u, 'other'),
    portrait ? '' : drawTrunk(stage, side === 1 ? w * 0.22 : w * 0.78, h * 0.82, 26 * u, 'third'),
    place(
      drawWalker(stage, { jacket: '#c8432f', hat: '#e8b44f', pack: '#1f4e6b' }),
      walkerX,
      h * 0.87,
      1.65 * u,
      -side * 1.65 * u,
    ),
    place(
      drawWalker(stage, { jacket: '#e0973b', hat: '#2f5546', pack: '#7b2d3e' }, false),
      walkerX + side * 95 * u,
      h * 0.9,
      1.8 * u,
      -side * 1.8 * u,
    ),
    place(
      drawToucan(stage),
      side === 1 ? w * 0.17 : w * 0.83,
      h * (portrait ? 0.24 : 0.3),
      1.05 * u * zoom,
      -side * 1.05 * u * zoom,
    ),
    drawJungleCorner(stage, -w * 0.01, h * 1.03, 360 * u, -0.8, leaves),
    drawJungleCorner(stage, w * 1.01, h * 1.03, 340 * u, -2.3, leaves),
    drawJungleCorner(
      stage,
      side === 1 ? w * 1.01 : -w * 0.01,
      -h * 0.02,
      300 * u,
      side === 1 ? 2.4 : 0.8,
      leaves,
    ),
  ].join('')
}
