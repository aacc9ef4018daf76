import { box, disc, oval, place, shape, stroke } from '../marks.ts'
import { curveWith, placePoints } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills } from '../peaks.ts'
import { drawCanopy } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'
import { drawPalm } from './ibera.ts'

/** Sugarloaf and Urca hill as they stand across Botafogo bay, in their own units. */
const sugarloaf: readonly Point[] = [
  [-40, 0],
  [-14, 90],
  [10, 190],
  [40, 290],
  [82, 366],
  [130, 396],
  [176, 380],
  [214, 320],
  [240, 230],
  [262, 130],
  [290, 50],
  [330, 0],
]
const urca: readonly Point[] = [
  [-420, 0],
  [-380, 60],
  [-320, 120],
  [-240, 168],
  [-160, 178],
  [-90, 150],
  [-40, 90],
  [0, 0],
]

/** One granite dome: lit face, shaded flank, dark streaks of rain, a skirt of forest. */
function drawDome(
  stage: Stage,
  points: readonly Point[],
  x: number,
  base: number,
  scale: number,
  depth: number,
  name: string,
): string {
  const random = stage.random(name)
  const outline = placePoints(points, x, base, scale)
  const body = curveWith(outline, [])
  const top = outline.reduce(
    (best, point) => (point[1] < best[1] ? point : best),
    outline[0] ?? [x, base],
  )
  const right = outline.filter(([px]) => px >= top[0])
  const spine: Point[] = [
    [top[0] + 60 * scale, base],
    [top[0] + 10 * scale, base - (base - top[1]) * 0.4],
    [top[0] - 10 * scale, base - (base - top[1]) * 0.75],
  ]
  const streaks = Array.from({ length: 16 }, () => {
    const px = top[0] + random.between(-80, 90) * scale
    const py = base - (base - top[1]) * random.between(0.3, 0.85)
    return stroke(
      `M${px.toFixed(1)} ${py.toFixed(1)}q${(6 * scale).toFixed(1)} ${(40 * scale).toFixed(1)} ${(random.between(-6, 12) * scale).toFixed(1)} ${(90 * scale).toFixed(1)}`,
      stage.shade('#4d4650', depth, 0.4),
      random.between(1.5, 5) * scale,
      { opacity: 0.4 },
    )
  }).join('')
  return [
    shape(
      body,
      stage.wash([
        [0, stage.paint('#a08d84', depth)],
        [0.7, stage.paint('#8a8072', depth)],
        [1, stage.paint('#4f6a52', depth)],
      ]),
    ),
    `<g clip-path="${stage.clip(body)}">`,
    shape(curveWith([...right], spine), stage.shade('#6a5a60', depth, 0.5), { opacity: 0.7 }),
    streaks,
    drawCanopy(stage, {
      name,
      from: x + (points[0]?.[0] ?? 0) * scale - 20,
      to: x + (points[points.length - 1]?.[0] ?? 0) * scale + 20,
      bump: 26 * scale,
      depth,
      colour: '#2f6048',
      foot: base + 10,
      ground: (px) => base - (38 + 26 * stage.noise(name)(px / (60 * scale))) * scale,
    }),
    '</g>',
  ].join('')
}

/** The cable car between the two hills. */
function drawCable(stage: Stage, from: Point, to: Point): string {
  const { unit: u } = stage
  const dark = stage.shade('#2b2f3a')
  const sag = 26 * u
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 0.55]
  return [
    stroke(
      `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to[0]} ${to[1]}`,
      dark,
      2 * u,
    ),
    stroke(`M${middle[0]} ${middle[1]}v${12 * u}`, dark, 2.5 * u),
    `<rect x="${middle[0] - 22 * u}" y="${middle[1] + 11 * u}" width="${44 * u}" height="${22 * u}" rx="${9 * u}" fill="${stage.paint('#e8b44f')}"/>`,
    box(middle[0] - 16 * u, middle[1] + 15 * u, 32 * u, 8 * u, dark),
  ].join('')
}

/** The statue on Corcovado, 100 units tall. */
function drawRedeemer(stage: Stage, depth: number): string {
  const stone = stage.paint('#f8f2e2', depth * 0.5)
  const shade = stage.shade('#b8b0a4', depth, 0.2)
  return (
    shape('M-13 0L-10 -70Q-10 -80 0 -82Q10 -80 10 -70L13 0Z', stone) +
    shape('M2 0V-82Q10 -80 10 -70L13 0Z', shade) +
    shape('M-52 -68L-8 -78H8L52 -68V-60L8 -62H-8L-52 -60Z', stone) +
    disc(0, -90, 8, stone) +
    box(-16, 0, 32, 16, shade)
  )
}

/** Rio de Janeiro: Sugarloaf over Guanabara bay, the Redeemer above the forest. */
export function drawRio(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const bay = h * (stage.portrait ? 0.57 : 0.56)
  const s = u * 1.06 * zoom * (stage.portrait ? 0.9 : 1)
  const side = focus > w * 0.5 ? 1 : -1
  const random = stage.random('city')
  const loaf = drawDome(stage, sugarloaf, focus, bay + 4, s, 0.14, 'loaf')
  const lower = drawDome(stage, urca, focus, bay + 4, s, 0.16, 'urca')
  const isDark = stage.light === 'dusk' || stage.light === 'night'
  const corcovado: Point[] = [
    [-330, 0],
    [-230, 100],
    [-120, 190],
    [-40, 300],
    [-6, 352],
    [10, 352],
    [46, 280],
    [110, 180],
    [230, 90],
    [340, 0],
  ]
  const farX = side === 1 ? w * (stage.portrait ? 0.16 : 0.2) : w * 0.84
  const far = placePoints(corcovado, farX, bay, u * 1.02)
  const beachFrom = side === 1 ? -10 : w * 0.44
  const beachTo = side === 1 ? w * 0.56 : w + 10
  const city = Array.from({ length: 44 }, () => {
    const x = random.between(beachFrom, beachTo - 20 * u)
    const tall = random.between(26, 96) * u
    const width = random.between(14, 34) * u
    const tone = random.pick(['#f0e2c4', '#d9c0a0', '#c9a48a', '#e8d4b8'])
    const panes = Array.from({ length: Math.round(tall / (11 * u)) }, (_, row) =>
      box(
        x + 3 * u,
        bay + 2 - tall + (4 + row * 11) * u,
        width - 6 * u,
        4 * u,
        isDark && random.chance(0.6) ? '#ffd98a' : stage.shade('#6a6470', 0.3),
        { opacity: 0.8 },
      ),
    ).join('')
    return box(x, bay + 2 - tall, width, tall, stage.paint(tone, 0.24)) + panes
  }).join('')
  const boats = Array.from({ length: 26 }, () => {
    const part = random.next()
    const x = random.between(0.02, 0.98) * w
    const y = bay + 24 * u + part * 150 * u
    const size = (0.14 + part * 0.4) * u * zoom
    return place(
      shape('M0 0H90L80 14H10Z', stage.paint('#f8f2e2')) +
        stroke('M44 0V-110', stage.shade('#4a4038'), 4) +
        (random.chance(0.4) ? shape('M48 -6V-104L90 -8Z', stage.paint('#fdf8ea')) : ''),
      x,
      y,
      size,
      (random.chance(0.5) ? 1 : -1) * size,
    )
  }).join('')
  const front: Point[] = [
    [-10, h * 0.88],
    [w * 0.22, h * 0.9],
    [w * 0.5, h * 0.95],
    [w * 0.78, h * 0.9],
    [w + 10, h * 0.86],
  ]
  return [
    drawSky(stage, {
      sun: [side === 1 ? 0.42 : 0.6, bay / h - 0.3],
      foot: bay,
      clouds: 6,
      sunSize: 62,
    }),
    drawHills(stage, {
      name: 'serra',
      base: bay,
      height: 150 * u,
      colour: '#6f8490',
      depth: 0.58,
      foot: bay + 2,
      waves: 3,
    }),
    shape(
      curveWith(far, []),
      stage.wash([
        [0, stage.paint('#5f7a68', 0.36)],
        [1, stage.paint('#4a7058', 0.42)],
      ]),
    ),
    place(drawRedeemer(stage, 0.3), farX, bay - 352 * u * 1.02, 0.86 * u),
    city,
    lower,
    loaf,
    drawCable(stage, [focus - 180 * s, bay - 178 * s], [focus + 120 * s, bay - 394 * s]),
    drawWater(stage, {
      top: bay,
      colour: '#4f9aa6',
      deep: '#1a5a72',
      reflection: loaf + lower,
      reflectionOpacity: 0.4,
      calm: 0.45,
      glitter: w * (side === 1 ? 0.42 : 0.6),
    }),
    shape(
      curveWith(
        [
          [beachFrom, bay + 1],
          [(beachFrom + beachTo) / 2, bay + 12 * u],
          [beachTo, bay + 1],
        ],
        [],
      ),
      stage.paint('#f0dcae', 0.15),
    ),
    boats,
    drawBirds(stage, focus - side * 130 * u, bay - 420 * s, 6, 16),
    shape(
      curveWith(front, [
        [w + 10, h + 10],
        [-10, h + 10],
      ]),
      stage.shade('#2f5a40', 0, 0.4),
    ),
    drawCanopy(stage, {
      name: 'front',
      bump: 70 * u,
      depth: 0,
      colour: '#2f6a48',
      foot: h + 10,
      ground: (x) => h * 0.9 + 50 * u * Math.sin((x / w) * Math.PI),
    }),
    drawPalm(stage, side === 1 ? w * 0.07 : w * 0.93, h * 1.02, 620 * u, 0, side * 0.06),
    drawPalm(stage, side === 1 ? w * 0.17 : w * 0.84, h * 1.03, 400 * u, 0, side * 0.1),
    oval(w / 2, h + 60 * u, w * 0.7, 90 * u, stage.shade('#12332a', 0, 0.5), { opacity: 0.4 }),
  ].join('')
}
