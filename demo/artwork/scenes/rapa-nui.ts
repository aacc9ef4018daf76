import { oval, place, shape, stroke } from '../marks.ts'
import { curveWith, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'
import { drawPalm } from './ibera.ts'

/** A moai in three-quarter view, 1,000 units tall, looking left; some wear the red topknot. */
function drawMoai(stage: Stage, topknot: boolean): string {
  const stone = stage.paint('#93857a')
  const lit = stage.paint('#c2b09c')
  const dark = stage.shade('#4f4a4e', 0, 0.45)
  const parts = [
    shape(
      'M-190 0Q-240 -200 -210 -420Q-190 -470 -130 -490V-540H150V-490Q220 -470 240 -400Q262 -200 230 0Z',
      stone,
    ),
    shape('M30 0Q60 -240 60 -490H150Q220 -470 240 -400Q262 -200 230 0Z', dark, { opacity: 0.65 }),
    shape(
      'M-160 -470Q-180 -520 -176 -600Q-206 -620 -200 -650Q-186 -720 -176 -780Q-190 -820 -176 -860Q-160 -960 -60 -985Q80 -1000 140 -940Q180 -860 170 -700Q170 -560 150 -490Q20 -440 -160 -470Z',
      stone,
    ),
    shape(
      'M30 -990Q110 -980 140 -940Q180 -860 170 -700Q170 -560 150 -490Q110 -466 60 -462Q90 -640 80 -760Q70 -900 30 -990Z',
      dark,
      { opacity: 0.7 },
    ),
    // Brow, eye, nose, lips, chin.
    shape('M-184 -850Q-100 -870 60 -846L66 -810Q-60 -830 -150 -806Q-176 -800 -184 -850Z', lit),
    shape('M-150 -806Q-60 -830 20 -812Q14 -764 -40 -758Q-120 -752 -150 -806Z', dark),
    shape(
      'M-172 -800Q-150 -800 -140 -760Q-120 -690 -96 -650Q-100 -624 -140 -624Q-196 -628 -204 -652Q-190 -720 -172 -800Z',
      lit,
    ),
    shape('M-140 -760Q-120 -690 -96 -650Q-100 -624 -132 -624Q-120 -680 -140 -760Z', dark, {
      opacity: 0.8,
    }),
    shape('M-180 -584Q-120 -604 -40 -586Q-60 -560 -176 -562Z', lit),
    shape('M-176 -562Q-110 -560 -46 -576Q-70 -540 -170 -546Z', dark),
    shape('M-168 -530Q-100 -512 -30 -520Q-40 -470 -160 -470Q-176 -490 -168 -530Z', lit, {
      opacity: 0.8,
    }),
    shape('M84 -840Q128 -850 130 -800L122 -600Q118 -570 96 -580Q84 -700 84 -840Z', stone),
    stroke('M88 -836Q122 -846 124 -800L116 -610', lit, 8, { opacity: 0.6 }),
    stroke('M-200 -400Q-150 -300 -190 -120M-110 -120Q0 -90 60 -130', dark, 9, { opacity: 0.5 }),
  ]
  if (topknot) {
    parts.push(
      shape(
        'M-150 -970V-1110Q-20 -1160 120 -1110V-960Q-20 -1010 -150 -970Z',
        stage.paint('#a8503c'),
      ),
      shape('M20 -1140Q80 -1130 120 -1110V-960Q80 -980 20 -988Z', stage.shade('#7a3430', 0, 0.35)),
      oval(-15, -1118, 136, 26, stage.paint('#c06a4c')),
    )
  }
  return parts.join('')
}

/** Rapa Nui: moai on their platform above the Pacific. */
export function drawRapaNui(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const sea = h * (stage.portrait ? 0.58 : 0.56)
  const ahu = h * (stage.portrait ? 0.79 : 0.8)
  const side = focus > w * 0.5 ? 1 : -1
  const tops: readonly (readonly [number, number, boolean])[] = stage.portrait
    ? [
        [-1.15, 0.8, false],
        [0, 1.02, true],
        [1.12, 0.86, false],
      ]
    : [
        [-2.2, 0.74, false],
        [-1.1, 0.9, true],
        [0, 1.02, true],
        [1.12, 0.86, false],
        [2.15, 0.8, false],
      ]
  const size = 0.44 * u * zoom
  const gap = 250 * u * zoom
  const random = stage.random('stones')
  const statues = tops.map(([at, tall, topknot]) =>
    place(
      drawMoai(stage, topknot),
      focus + at * gap * (stage.portrait ? 0.92 : 1),
      ahu + 4 * u,
      size * tall,
      side * size * tall,
    ),
  )
  const half = gap * (stage.portrait ? 1.9 : 3.1)
  const stones: string[] = []
  for (let row = 0; row < 3; row += 1) {
    const y = ahu + row * 30 * u
    let x = focus - half - row * 16 * u
    while (x < focus + half + row * 16 * u) {
      const width = random.between(34, 92) * u
      stones.push(
        shape(
          polygon([
            [x + 2, y + 3 * u],
            [x + width - 3 * u, y + random.between(0, 4) * u],
            [x + width - 2 * u, y + 28 * u],
            [x, y + 29 * u],
          ]),
          random.chance(0.5) ? stage.paint('#857a70') : stage.shade('#6a605a'),
        ),
      )
      x += width
    }
  }
  const bay: Point[] = [
    [-10, sea + 100 * u],
    [w * 0.25, sea + 84 * u],
    [w * 0.5, sea + 110 * u],
    [w * 0.75, sea + 88 * u],
    [w + 10, sea + 104 * u],
  ]
  return [
    drawSky(stage, {
      sun: [side === 1 ? 0.2 : 0.8, sea / h - 0.2],
      foot: sea,
      clouds: 6,
      sunSize: 74,
    }),
    drawHills(stage, {
      name: 'poike',
      base: sea + 2,
      height: 110 * u,
      colour: '#6a7d5c',
      depth: 0.42,
      foot: sea + 2,
      waves: 1.6,
    }),
    drawWater(stage, {
      top: sea,
      bottom: sea + 190 * u,
      colour: '#3f8fa8',
      deep: '#1a5a78',
      calm: 0.2,
      glitter: side === 1 ? w * 0.2 : w * 0.8,
    }),
    shape(
      curveWith(bay, [
        [w + 10, h + 10],
        [-10, h + 10],
      ]),
      stage.wash([
        [0, stage.paint('#8fa05a', 0.06)],
        [0.5, stage.paint('#7a8a48')],
        [1, stage.shade('#4f5c34')],
      ]),
    ),
    stroke(curveWith(bay, []).replace('Z', ''), stage.paint('#f8f3e2'), 6 * u, { opacity: 0.7 }),
    stage.portrait
      ? ''
      : drawPalm(
          stage,
          side === 1 ? w * 0.06 : w * 0.94,
          sea + 150 * u,
          300 * u,
          0.12,
          side * 0.1,
        ) +
        drawPalm(
          stage,
          side === 1 ? w * 0.11 : w * 0.89,
          sea + 160 * u,
          220 * u,
          0.12,
          side * 0.14,
        ),
    oval(focus, ahu + 96 * u, half * 1.1, 16 * u, stage.shade('#3f4a30'), { opacity: 0.5 }),
    ...statues,
    shape(
      polygon([
        [focus - half, ahu],
        [focus + half, ahu],
        [focus + half + 60 * u, ahu + 92 * u],
        [focus - half - 60 * u, ahu + 92 * u],
      ]),
      stage.shade('#5a524c'),
    ),
    ...stones,
    drawGrass(stage, {
      name: 'front',
      from: -10,
      to: w + 10,
      ground: () => h,
      height: 80 * u,
      count: 210,
      colours: ['#9aa654', '#6f8440', '#b8b060', '#5a6f3a'],
    }),
    drawBirds(stage, focus - side * 330 * u, sea - 260 * u, 5, 17),
  ].join('')
}
