import { box, disc, oval, place, shape, stroke } from '../marks.ts'
import { curveWith, polygon, roughen } from '../path.ts'
import type { Point } from '../path.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The flukes of a right whale going down; 1,000 units across, waterline at zero. */
function drawFlukes(stage: Stage): string {
  const skin = stage.shade('#2c3f4f', 0, 0.25)
  const dark = stage.shade('#16222e', 0, 0.4)
  const wet = stage.paint('#8fb0b8')
  return [
    shape(
      'M-96 10Q-70 -170 -34 -300Q-60 -330 -130 -372Q-300 -430 -470 -560Q-500 -590 -484 -600Q-330 -590 -190 -520Q-80 -470 -4 -420Q80 -474 190 -524Q330 -594 486 -598Q502 -588 472 -558Q300 -430 132 -370Q62 -330 36 -300Q72 -170 100 10Z',
      skin,
    ),
    shape(
      'M0 -416Q-10 -200 100 10Q72 -170 36 -300Q62 -330 132 -370Q300 -430 472 -558Q300 -500 150 -440Q60 -410 0 -416Z',
      dark,
      { opacity: 0.75 },
    ),
    shape(
      'M-484 -600Q-330 -590 -190 -520Q-80 -470 -4 -420Q-90 -450 -200 -500Q-330 -560 -484 -600Z',
      wet,
      { opacity: 0.7 },
    ),
    shape('M190 -524Q330 -594 486 -598Q340 -560 200 -496Q90 -446 4 -416Q90 -474 190 -524Z', wet, {
      opacity: 0.5,
    }),
    ...[-420, -300, -190, -100, 110, 220, 330, 430].map((x, index) =>
      stroke(
        `M${x} ${-Math.abs(x) * 0.36 - 340 + (index % 2) * 8}q${index % 2 === 0 ? 5 : -5} 60 0 ${90 + (index % 3) * 34}`,
        '#e9f4f2',
        5,
        { opacity: 0.55 },
      ),
    ),
    stroke('M-60 -60Q-48 -170 -20 -280', wet, 9, { opacity: 0.5 }),
  ].join('')
}

function drawSplash(stage: Stage, x: number, y: number, size: number): string {
  const random = stage.random('splash')
  const white = stage.paint('#f8f6ec')
  const rings = [1, 1.5, 2.1]
    .map((ring, index) =>
      oval(x, y + 8 * size, 190 * ring * size, 20 * ring * size, 'none', {
        stroke: white,
        'stroke-width': (9 - index * 2.5) * size,
        opacity: 0.75 - index * 0.2,
      }),
    )
    .join('')
  const drops = Array.from({ length: 60 }, () => {
    const aside = random.between(-1, 1)
    const lift = random.next() ** 1.6 * (1 - Math.abs(aside) * 0.6)
    return disc(x + aside * 210 * size, y - lift * 150 * size, random.between(2, 8) * size, white, {
      opacity: random.between(0.4, 0.95).toFixed(2),
    })
  }).join('')
  const mound = shape(
    curveWith(
      [
        [x - 210 * size, y + 20 * size],
        [x - 150 * size, y - 20 * size],
        [x - 90 * size, y - 62 * size],
        [x, y - 34 * size],
        [x + 90 * size, y - 66 * size],
        [x + 150 * size, y - 18 * size],
        [x + 210 * size, y + 20 * size],
        [x, y + 34 * size],
      ],
      [],
    ),
    white,
    { opacity: 0.9 },
  )
  return rings + mound + drops
}

/** Península Valdés: a right whale lifts its tail off the cliffs. */
export function drawValdes(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const sea = h * (stage.portrait ? 0.42 : 0.44)
  const water = sea + (stage.portrait ? 390 : 300) * u
  const size = u * (stage.portrait ? 0.78 : 0.82) * zoom
  const side = focus > w * 0.5 ? -1 : 1
  const random = stage.random('cliffs')
  const from = side === -1 ? -20 : w + 20
  const far = side === -1 ? w * 0.56 : w * 0.44
  const steps = Array.from({ length: 9 }, (_, index): Point => [
    from + ((far - from) * index) / 8,
    sea - (150 - index * 15) * u - random.between(0, 16) * u,
  ])
  const crest = roughen(side === -1 ? steps : steps.toReversed(), 0.04, random, 2)
  const outer = crest[crest.length - 1] ?? [far, sea]
  const first = crest[0] ?? [from, sea]
  const cliff = polygon([...crest, [outer[0], sea + 2], [first[0], sea + 2]])
  const strata = [0.2, 0.42, 0.6, 0.8].map((part, index) =>
    shape(
      polygon([
        ...crest.map(([x, y]): Point => [x, y + (sea - y) * part]),
        ...crest.map(([x, y]): Point => [x, y + (sea - y) * (part + 0.12)]).toReversed(),
      ]),
      index % 2 === 0 ? stage.shade('#b98d5c', 0.25, 0.35) : stage.paint('#f0dcb0', 0.2),
      { opacity: 0.55 },
    ),
  )
  const waves = Array.from({ length: 34 }, () => {
    const part = random.next()
    const x = random.between(-0.05, 1.05) * w
    const y = sea + 20 * u + part * (h - sea)
    const reach = (24 + part * 190) * u
    return shape(
      curveWith(
        [
          [x - reach, y],
          [x - reach * 0.4, y - (4 + 16 * part) * u],
          [x + reach * 0.2, y - (6 + 20 * part) * u],
          [x + reach, y],
        ],
        [[x + reach * 0.3, y - 3 * u * part]],
      ),
      random.chance(0.6) ? stage.shade('#1a4a66', 0, 0.2) : stage.paint('#7fb6c0'),
      { opacity: 0.45 },
    )
  }).join('')
  const calf =
    shape('M-130 8Q-110 -60 -20 -66Q70 -64 120 8Z', stage.shade('#26384a', 0, 0.25)) +
    shape('M-60 -52Q-20 -68 40 -60Q10 -50 -60 -52Z', stage.paint('#d9cdb4'), { opacity: 0.8 }) +
    oval(-4, 10, 190, 9, stage.paint('#f5f3e6'), { opacity: 0.6 })
  const spout = shape(
    'M-6 -60Q-46 -150 -66 -190Q-30 -200 -8 -130Q-2 -200 26 -214Q40 -170 8 -60Z',
    stage.paint('#fbf9ef'),
    { opacity: 0.65 },
  )
  return [
    drawSky(stage, {
      sun: [side === -1 ? 0.76 : 0.24, stage.portrait ? 0.2 : 0.24],
      foot: sea,
      clouds: 5,
    }),
    shape(
      cliff,
      stage.wash([
        [0, stage.paint('#e3c48f', 0.2)],
        [1, stage.paint('#c19a68', 0.3)],
      ]),
    ),
    ...strata,
    drawWater(stage, {
      top: sea,
      colour: '#3f8aa0',
      deep: '#0f3f5c',
      calm: 0.1,
      glitter: side === -1 ? w * 0.76 : w * 0.24,
    }),
    box(0, sea - 3, w, 6 * u, stage.mood.haze, { opacity: 0.5 }),
    waves,
    place(calf + spout, focus + side * 480 * u, sea + 120 * u, 0.9 * u),
    oval(focus, water + 20 * u, 330 * size, 30 * size, stage.shade('#0d2a40', 0, 0.3), {
      opacity: 0.5,
    }),
    place(drawFlukes(stage), focus, water, size),
    drawSplash(stage, focus, water, size),
    drawBirds(stage, focus + side * 230 * u, sea - 170 * u, 7, 20, stage.paint('#f7f1e0')),
  ].join('')
}
