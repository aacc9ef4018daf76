import { mixColours } from '../colour.ts'
import { group, place, shape, stroke } from '../marks.ts'
import { curveWith, placePoints } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** The towers as they look from the steppe in the east. */
const towers: readonly Point[] = [
  [-420, 20],
  [-260, 150],
  [-210, 140],
  [-176, 330],
  [-150, 352],
  [-122, 320],
  [-104, 190],
  [-70, 180],
  [-48, 400],
  [-10, 430],
  [18, 392],
  [36, 190],
  [70, 180],
  [92, 350],
  [122, 366],
  [150, 320],
  [176, 150],
  [300, 90],
  [430, 20],
]

/** A puma walking to the right with its head low, about 330 units long, feet at zero. */
function drawCat(stage: Stage): string {
  const coat = stage.paint('#c08a58')
  const back = stage.shade('#a06c42', 0, 0.25)
  const far = stage.shade('#8a5f40', 0, 0.4)
  const pale = stage.paint('#ecd9b8')
  const dark = stage.shade('#3a2a24', 0, 0.3)
  return group(
    [
      stroke('M-104 -90C-142 -84 -150 -40 -176 -26C-192 -18 -204 -26 -206 -40', coat, 13),
      stroke('M-194 -22C-202 -24 -206 -30 -206 -40', dark, 13),
      shape('M50 -62L66 -40L92 -22L96 -8L112 -4L110 2H84L76 -16L44 -36L30 -58Z', far),
      shape('M-74 -66L-66 -40L-40 -24L-44 -6L-28 -2L-28 2H-56L-60 -20L-88 -38L-98 -70Z', far),
      shape(
        'M-116 -78C-116 -104 -96 -112 -70 -110C-30 -108 6 -96 44 -102C64 -110 78 -116 96 -112C104 -122 116 -128 128 -126L132 -138C140 -138 144 -130 143 -121C156 -114 164 -104 170 -94C170 -86 164 -82 154 -80C140 -78 128 -76 118 -72C106 -66 98 -60 92 -54C88 -44 80 -34 74 -26L70 -8L82 -4L82 2H54L54 -20L60 -44L54 -56C30 -48 -10 -50 -44 -56C-56 -48 -68 -44 -84 -42C-98 -38 -110 -32 -118 -24L-116 -8L-102 -4L-102 2H-130L-134 -24C-128 -40 -120 -50 -116 -62Z',
        coat,
      ),
      shape(
        'M-116 -78C-116 -104 -96 -112 -70 -110C-30 -108 6 -96 44 -102C64 -110 78 -116 96 -112C104 -122 116 -128 128 -126C120 -112 108 -104 92 -98C60 -88 20 -84 -20 -90C-60 -96 -96 -96 -116 -78Z',
        back,
        { opacity: 0.55 },
      ),
      shape('M54 -56C30 -48 -10 -50 -44 -56C-20 -64 30 -66 54 -56Z', pale, { opacity: 0.85 }),
      shape(
        'M170 -94C170 -86 164 -82 154 -80C140 -78 130 -78 122 -78C130 -88 146 -94 158 -96Z',
        pale,
      ),
      shape('M160 -100L170 -94L163 -90Z', dark),
      stroke('M140 -102L148 -101', dark, 3.6),
      shape('M131 -126L133 -137C139 -137 142 -130 141 -122Z', dark, { opacity: 0.55 }),
      stroke('M118 -86C126 -82 138 -80 150 -82', dark, 2, { opacity: 0.5 }),
      stroke('M-92 -84C-78 -74 -76 -60 -84 -46M62 -90C72 -80 74 -66 68 -52', back, 4, {
        opacity: 0.6,
      }),
    ].join(''),
  )
}

/** A puma on its ridge above the steppe, the towers of Paine behind. */
export function drawPuma(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom, portrait } = stage
  const plain = h * (portrait ? 0.6 : 0.6)
  const s = u * (portrait ? 0.78 : 0.92) * zoom
  const side = focus > w * 0.5 ? -1 : 1
  const isWhite = stage.season === 'winter'
  const grass = isWhite ? '#b9a674' : stage.season === 'autumn' ? '#c08f4c' : '#b5a258'
  const at = (part: number) => w * (side === -1 ? part : 1 - part)
  const crag: Point[] = [
    [at(-0.05), h * 0.8],
    [at(0.1), h * 0.775],
    [at(0.3), h * 0.775],
    [at(portrait ? 0.78 : 0.54), h * 0.78],
    [at(portrait ? 0.88 : 0.62), h * 0.81],
    [at(portrait ? 0.93 : 0.68), h * 0.9],
    [at(portrait ? 0.97 : 0.74), h * 1.04],
  ]
  const random = stage.random('crag')
  const facets = Array.from({ length: 22 }, () => {
    const x = at(random.between(-0.02, portrait ? 0.85 : 0.6))
    const y = h * random.between(0.79, 0.98)
    const wide = random.between(40, 130) * u
    const high = random.between(20, 70) * u
    return shape(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${wide.toFixed(1)} ${(high * 0.3).toFixed(1)}l${(-wide * 0.3).toFixed(1)} ${high.toFixed(1)}l${(-wide * 0.6).toFixed(1)} ${(-high * 0.4).toFixed(1)}Z`,
      random.chance(0.5) ? stage.shade('#5d5450', 0, 0.45) : stage.paint('#a2948a'),
      { opacity: 0.5 },
    )
  })
  const size = u * (portrait ? 1.7 : 1.95) * zoom
  return [
    drawSky(stage, { sun: [at(0.14) / w, 0.2], foot: plain, clouds: 4 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', plain, h * 0.26, 5),
      base: plain,
      colour: '#8f93a4',
      depth: 0.5,
      snowline: plain - h * (isWhite ? 0.06 : 0.12),
      mist: 0.6,
    }),
    drawPeaks(stage, {
      name: 'towers',
      crest: placePoints(towers, focus + side * -40 * u, plain, s),
      base: plain,
      colour: stage.light === 'dawn' || stage.light === 'golden' ? '#cf8f6a' : '#9f9096',
      shadeColour: '#5b5066',
      depth: 0.26,
      rough: 0.06,
      mist: 0.5,
    }),
    drawHills(stage, {
      name: 'far',
      base: plain + 8 * u,
      height: 70 * u,
      colour: mixColours(grass, '#6f7a4c', 0.4),
      depth: 0.3,
      foot: h * 0.8,
      waves: 3,
    }),
    drawHills(stage, {
      name: 'steppe',
      base: plain + 90 * u,
      height: 80 * u,
      colour: grass,
      depth: 0.16,
      foot: h,
      waves: 2.4,
    }),
    drawHills(stage, {
      name: 'near',
      base: plain + 220 * u,
      height: 90 * u,
      colour: mixColours(grass, '#8a7a40', 0.3),
      depth: 0.05,
      foot: h + 10,
      waves: 2,
    }),
    group(
      shape(
        curveWith(crag, [[at(-0.05), h * 1.04]]),
        stage.wash([
          [0, stage.paint('#8d7f78')],
          [1, stage.shade('#4a423f', 0, 0.35)],
        ]),
      ) +
        facets.join('') +
        (isWhite
          ? stroke(
              `M${at(-0.05)} ${h * 0.8}L${at(0.1)} ${h * 0.775}H${at(portrait ? 0.78 : 0.54)}`,
              stage.paint('#f4f1e6'),
              20 * u,
            )
          : ''),
      { 'clip-path': stage.clip(curveWith(crag, [[at(-0.05), h * 1.04]])) },
    ),
    place(drawCat(stage), at(portrait ? 0.42 : 0.3), h * 0.782, size, -side * size),
    drawGrass(stage, {
      name: 'coiron',
      from: -10,
      to: w + 10,
      ground: () => h * 1.0,
      height: 92 * u,
      count: portrait ? 110 : 200,
      colours: ['#cfae5c', '#a8924c', '#8a7a40', '#dcc276'],
    }),
    drawBirds(stage, focus - side * 60 * u, plain - 470 * s, 2, 26),
  ].join('')
}
