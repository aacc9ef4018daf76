import { place, shape, stroke } from '../marks.ts'
import { curve, curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawGrass } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The stone lighthouse of José Ignacio; 1,000 units tall. */
function drawLighthouse(stage: Stage): string {
  const stone = stage.paint('#efe2c4')
  const shade = stage.shade('#b9a586', 0, 0.35)
  const iron = stage.shade('#2b3440', 0, 0.3)
  const courses = Array.from({ length: 17 }, (_, index) =>
    stroke(`M${-104 + index * 1.6} ${-40 - index * 44}H${104 - index * 1.6}`, shade, 3, {
      opacity: 0.5,
    }),
  ).join('')
  return [
    shape('M-110 0L-76 -800H76L110 0Z', stone),
    shape('M18 0L14 -800H76L110 0Z', shade, { opacity: 0.85 }),
    courses,
    shape('M-92 -800H92V-822H-92Z', iron),
    stroke('M-88 -822V-872H88V-822M-44 -872V-822M0 -872V-822M44 -872V-822', iron, 6),
    shape('M-46 -822V-920H46V-822Z', stage.light === 'day' ? stage.paint('#bfe0e0') : '#ffe7a6'),
    stroke('M-16 -822V-920M16 -822V-920', iron, 6),
    shape('M-62 -918Q0 -1010 62 -918Z', stage.paint('#3f6f7c')),
    shape(
      'M-20 0V-80A20 22 0 0 1 20 -80V0Z M-12 -260h24v40h-24Z M-12 -480h24v40h-24Z M-10 -680h20v36h-20Z',
      iron,
    ),
  ].join('')
}

/** A fishing boat drawn up on the sand, 300 units long. */
function drawFishingBoat(stage: Stage, hull: string): string {
  return [
    shape(
      'M-150 -70Q-60 -46 60 -54Q120 -58 158 -92Q150 -30 110 0H-110Q-146 -24 -150 -70Z',
      stage.paint(hull),
    ),
    shape(
      'M-146 -50Q-50 -30 70 -38Q120 -44 150 -62Q140 -40 132 -26Q0 -6 -136 -26Z',
      stage.paint('#f6ecd6'),
    ),
    shape('M-110 0H110Q140 -20 150 -50Q100 -14 -130 -14Z', stage.shade(hull), { opacity: 0.7 }),
    shape(
      'M-150 -70Q-60 -46 60 -54Q120 -58 158 -92Q110 -76 50 -72Q-60 -66 -150 -70Z',
      stage.shade('#5a3f30'),
    ),
    stroke('M-20 -60V-170M-20 -160L60 -70', stage.shade('#5a3f30'), 6),
  ].join('')
}

/** José Ignacio: long waves, dunes, boats on the sand, the lighthouse on its point. */
export function drawCoast(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const sea = h * (stage.portrait ? 0.52 : 0.5)
  const side = focus > w * 0.5 ? 1 : -1
  const beach = h * 0.72
  const shoreAt = (part: number) =>
    beach + 46 * u * Math.sin(part * 4.4 + 0.6) + (side === 1 ? part : 1 - part) * -40 * u
  const shore = Array.from({ length: 17 }, (_, index): Point => [
    (w * index) / 16,
    shoreAt(index / 16),
  ])
  const lift = (by: number): Point[] => shore.map(([x, y]) => [x, y - by * u])
  const cape: Point[] =
    side === 1
      ? [
          [focus - 330 * u, sea + 30 * u],
          [focus - 230 * u, sea - 4 * u],
          [focus - 60 * u, sea - 34 * u],
          [focus + 160 * u, sea - 44 * u],
          [w + 10, sea - 60 * u],
        ]
      : [
          [-10, sea - 60 * u],
          [focus - 160 * u, sea - 44 * u],
          [focus + 60 * u, sea - 34 * u],
          [focus + 230 * u, sea - 4 * u],
          [focus + 330 * u, sea + 30 * u],
        ]
  const breakers = [130, 92, 58, 28].map((by, index) =>
    shape(curveWith(lift(by), lift(by - 13 + index * 2).toReversed()), stage.paint('#fbf8ec'), {
      opacity: 0.55 + index * 0.1,
    }),
  )
  const dune: Point[] = [
    [-10, h * 0.9],
    [w * 0.2, h * 0.86],
    [w * 0.42, h * 0.93],
    [w * 0.62, h * 0.97],
    [w * 0.84, h * 0.9],
    [w + 10, h * 0.87],
  ]
  const rim = cape[side === 1 ? 0 : cape.length - 1] ?? [focus, sea]
  return [
    drawSky(stage, {
      sun: [side === 1 ? 0.26 : 0.74, sea / h - 0.2],
      foot: sea,
      clouds: 6,
      sunSize: 70,
    }),
    drawWater(stage, {
      top: sea,
      bottom: beach + 80 * u,
      colour: '#4f9fb0',
      deep: '#2f7f98',
      calm: 0.2,
      glitter: side === 1 ? w * 0.26 : w * 0.74,
    }),
    shape(
      curveWith(
        cape,
        side === 1
          ? [
              [w + 10, sea + 60 * u],
              [rim[0], sea + 34 * u],
            ]
          : [
              [rim[0], sea + 34 * u],
              [-10, sea + 60 * u],
            ],
      ),
      stage.wash([
        [0, stage.paint('#94a068', 0.15)],
        [1, stage.paint('#8a7a68', 0.1)],
      ]),
    ),
    place(drawLighthouse(stage), focus, sea - 30 * u, 0.4 * u * zoom),
    ...[-150, -90, 120, 190, 260].map((x, index) =>
      place(
        shape('M-40 0V-34H40V0Z', stage.paint(index % 2 === 0 ? '#f6ecd6' : '#d9b892')) +
          shape('M-46 -32L0 -60L46 -32Z', stage.paint('#a8583c')),
        focus + x * u,
        sea - 28 * u,
        0.7 * u,
      ),
    ),
    ...breakers,
    shape(
      curveWith(shore, [
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, stage.paint('#e8cf9c')],
        [0.4, stage.paint('#dcbc84')],
        [1, stage.shade('#b08c5c')],
      ]),
    ),
    stroke(curve(lift(-9)), stage.paint('#b8966a'), 10 * u, { opacity: 0.35 }),
    place(
      drawFishingBoat(stage, '#3f7f9c'),
      w * (side === 1 ? 0.3 : 0.7),
      h * 0.84,
      0.9 * u * zoom,
      side * 0.9 * u * zoom,
    ),
    place(
      drawFishingBoat(stage, '#b9463c'),
      w * (side === 1 ? 0.5 : 0.46),
      h * 0.87,
      1.05 * u * zoom,
      -side * 1.05 * u * zoom,
    ),
    shape(
      curveWith(dune, [
        [w + 10, h + 10],
        [-10, h + 10],
      ]),
      stage.wash([
        [0, stage.paint('#efd8a6')],
        [1, stage.paint('#cfab70')],
      ]),
    ),
    drawGrass(stage, {
      name: 'dune',
      from: -10,
      to: w * 0.34,
      ground: () => h * 0.97,
      height: 150 * u,
      count: 100,
      colours: ['#8a9a5c', '#a8b06c', '#6f8450'],
    }),
    drawGrass(stage, {
      name: 'dune right',
      from: w * 0.74,
      to: w + 10,
      ground: () => h * 0.98,
      height: 140 * u,
      count: 80,
      colours: ['#8a9a5c', '#a8b06c', '#6f8450'],
    }),
    drawBirds(stage, w * 0.5, sea - 200 * u, 8, 18),
  ].join('')
}
