import { drawLlama } from '../animals.ts'
import { place, shape, stroke } from '../marks.ts'
import { curve, curveWith, placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawCanopy, drawGrass } from '../plants.ts'
import { drawBirds, drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Huayna Picchu, with Huchuy Picchu before it, in their own units. */
const huayna: readonly Point[] = [
  [-330, -60],
  [-250, 40],
  [-205, 150],
  [-190, 190],
  [-150, 210],
  [-118, 180],
  [-96, 230],
  [-60, 380],
  [-24, 520],
  [20, 600],
  [48, 612],
  [80, 580],
  [112, 500],
  [140, 400],
  [176, 300],
  [210, 210],
  [260, 90],
  [330, -60],
]

/** The flank below the city: terraces of stone and grass that follow the bulge of the hill. */
function drawTerraces(stage: Stage, x: number, y: number, scale: number): string {
  const noise = stage.noise('terraces', 2)
  const { unit: u } = stage
  const at = (points: readonly Point[]) =>
    points.map(([px, py]): Point => [x + px * scale, y + py * scale])
  const flank = curveWith(
    at([
      [-690, 560],
      [-560, 330],
      [-440, 210],
      [-300, 176],
      [-120, 188],
      [60, 196],
      [250, 180],
      [420, 200],
      [560, 320],
      [720, 560],
    ]),
    [],
  )
  const line = (level: number) =>
    at(
      Array.from({ length: 15 }, (_, index): Point => {
        const part = index / 7 - 1
        return [
          part * 720,
          120 + level + 92 * (1 - part * part) + 7 * noise(index * 0.8 + level * 0.02),
        ]
      }),
    )
  const parts: string[] = []
  for (let step = 0; step < 12; step += 1) {
    const level = step * 34
    const top = line(level)
    const sill = line(level + 20)
    const foot = line(level + 35)
    const depth = 0.14 * (1 - step / 12)
    parts.push(
      shape(
        curveWith(top, sill.toReversed()),
        stage.paint(['#86a04e', '#97ad5c', '#76924a'][step % 3] ?? '#86a04e', depth),
      ),
      shape(curveWith(sill, foot.toReversed()), stage.shade('#9a8c7c', depth, 0.35)),
      stroke(curve(sill), stage.paint('#d9ccb0', 0.1), 1.6 * u, { opacity: 0.6 }),
    )
  }
  const stairs = [-210, 150].map((px) =>
    stroke(
      `M${x + px * scale} ${y + 190 * scale}l${-30 * scale} ${330 * scale}`,
      stage.paint('#d9ccb0', 0.08),
      7 * scale,
      { opacity: 0.8 },
    ),
  )
  return `<g clip-path="${stage.clip(flank)}">${parts.join('')}${stairs.join('')}</g>`
}

/** A roofless house with two gables and its niches, 120 units wide. */
function drawRuin(stage: Stage, thatched: boolean): string {
  const stone = stage.paint('#b0a28e')
  const shade = stage.shade('#7d7064', 0, 0.4)
  const dark = stage.shade('#4a423e', 0, 0.4)
  return [
    shape('M-60 0V-44L-42 -78L-24 -44V0Z', shade),
    shape('M-42 -44H44V0H-42Z', stone),
    shape('M26 0V-44L44 -80L64 -44V0Z', stone),
    shape('M44 0V-80L64 -44V0Z', shade, { opacity: 0.7 }),
    shape('M-26 0L-23 -28H-11L-8 0Z M0 -14L2 -30H12L14 -14Z M40 -12L42 -28H50L52 -12Z', dark),
    thatched
      ? shape('M-70 -40L-46 -90H48L24 -40Z', stage.paint('#b08a52')) +
        shape('M24 -40L48 -90L72 -40Z', stage.shade('#8a6a40'))
      : '',
  ].join('')
}

/** Machu Picchu: the city on its ridge, Huayna Picchu above, cloud in the gorge. */
export function drawMachuPicchu(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const ridge = h * (stage.portrait ? 0.56 : 0.58)
  const s = u * 0.82 * Math.min(zoom, 1.04)
  const side = focus > w * 0.5 ? -1 : 1
  const random = stage.random('city')
  const peak = drawPeaks(stage, {
    name: 'huayna',
    crest: placePoints(huayna, focus, ridge, s),
    base: ridge + 90 * s,
    colour: '#5f7a58',
    shadeColour: '#2f4a44',
    depth: 0.14,
    rough: 0.06,
    mist: 0.25,
  })
  const plaza: Point[] = [
    [focus - 360 * s, ridge + 40 * s],
    [focus - 160 * s, ridge + 10 * s],
    [focus + 60 * s, ridge],
    [focus + 240 * s, ridge + 26 * s],
    [focus + 380 * s, ridge + 70 * s],
  ]
  const rows = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 7 - (row % 2) }, (_, index) => ({
      x: focus + (index - 3 + (row % 2) * 0.5) * (88 + row * 16) * s + random.between(-16, 16) * s,
      y: ridge + (34 + row * 44) * s + Math.abs(index - 3) * 7 * s,
      size: (0.62 + row * 0.13) * s,
    })),
  )
  const houses = rows
    .filter(() => random.chance(0.86))
    .map(({ x, y, size }) =>
      place(drawRuin(stage, random.chance(0.16)), x, y, size, (random.chance(0.5) ? 1 : -1) * size),
    )
  const saddle = shape(
    curveWith(
      [[-10, ridge + 190 * u], ...plaza, [w + 10, ridge + 210 * u]],
      [
        [w + 10, h],
        [-10, h],
      ],
    ),
    stage.wash([
      [0, stage.paint('#7a9450', 0.12)],
      [1, stage.shade('#3f5f3c')],
    ]),
  )
  const slope = side === -1 ? 1 : -1
  const near: Point[] =
    side === -1
      ? [
          [-10, h * 0.8],
          [w * 0.2, h * 0.82],
          [w * 0.42, h * 0.9],
          [w * 0.6, h * 1.0],
        ]
      : [
          [w * 0.4, h * 1.0],
          [w * 0.58, h * 0.9],
          [w * 0.8, h * 0.82],
          [w + 10, h * 0.8],
        ]
  const llamaX = w * (side === -1 ? (stage.portrait ? 0.2 : 0.15) : 0.86)
  return [
    drawSky(stage, { sun: [side === -1 ? 0.2 : 0.8, 0.16], foot: ridge, clouds: 4 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', ridge + 120 * u, h * 0.46, 4),
      base: ridge + 160 * u,
      colour: '#7d9490',
      depth: 0.6,
      snowline: ridge - h * 0.27,
      mist: 0.7,
    }),
    drawPeaks(stage, {
      name: 'green',
      crest: makeCrest(stage, 'green', ridge + 150 * u, h * 0.34, 4),
      base: ridge + 200 * u,
      colour: '#5f8068',
      depth: 0.38,
      mist: 0.7,
    }),
    drawCloud(stage, focus - 520 * u, ridge + 70 * u, 620 * u, 'gorge left', 0.9),
    drawCloud(stage, focus + 520 * u, ridge + 90 * u, 640 * u, 'gorge right', 0.9),
    peak,
    drawCloud(stage, focus + 210 * s, ridge - 130 * s, 360 * s, 'shoulder', 0.7),
    saddle,
    ...houses,
    drawTerraces(stage, focus, ridge, s),
    shape(
      curveWith(
        [
          [-10, h * 0.9],
          [w * 0.3, h * 0.95],
          [w * 0.7, h * 0.95],
          [w + 10, h * 0.9],
        ],
        [
          [w + 10, h + 10],
          [-10, h + 10],
        ],
      ),
      stage.shade('#3f5f3c', 0, 0.3),
    ),
    drawCanopy(stage, {
      name: 'slope',
      bump: 36 * u,
      depth: 0,
      colour: '#2f5a40',
      foot: h + 10,
      ground: (x) => h * 0.95 - Math.abs(x / w - 0.5) * 60 * u,
    }),
    shape(
      curveWith(
        near,
        side === -1
          ? [
              [w * 0.6, h + 10],
              [-10, h + 10],
            ]
          : [
              [w + 10, h + 10],
              [w * 0.4, h + 10],
            ],
      ),
      stage.wash([
        [0, stage.paint('#8fa858')],
        [1, stage.shade('#4f6a3c')],
      ]),
    ),
    ...[0.25, 0.55].map((part) =>
      stroke(
        polygon(
          near.map(([x, y]): Point => [x - slope * part * 30 * u, y + (h - y) * part]),
        ).replace('Z', ''),
        stage.shade('#8a7c6c'),
        9 * u,
        { opacity: 0.7 },
      ),
    ),
    place(drawLlama(stage, '#f3e6cc'), llamaX, h * 0.84, 1.25 * u * zoom, -side * 1.25 * u * zoom),
    place(
      drawLlama(stage, '#a8764c'),
      llamaX - side * 150 * u,
      h * 0.875,
      0.9 * u * zoom,
      side * 0.9 * u * zoom,
    ),
    drawGrass(stage, {
      name: 'ichu',
      from: side === -1 ? -10 : w * 0.4,
      to: side === -1 ? w * 0.6 : w + 10,
      ground: (x) =>
        h * 1.01 - (side === -1 ? Math.max(0, 0.6 - x / w) : Math.max(0, x / w - 0.4)) * h * 0.16,
      height: 70 * u,
      count: 110,
      colours: ['#a8b060', '#8a9a4c', '#c0b46a'],
    }),
    drawBirds(stage, focus - side * -300 * u, ridge - 330 * s, 4, 22),
  ].join('')
}
