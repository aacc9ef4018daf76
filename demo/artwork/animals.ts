import { disc, group, oval, shape, stroke } from './marks.ts'
import type { Stage } from './stage.ts'

/** A horse walking to the right, about 240 units long and 190 tall, feet at zero. */
const horse =
  'M88 -172L92 -192L100 -177Q112 -166 138 -138Q144 -126 134 -123Q124 -120 114 -130Q104 -138 98 -134Q92 -116 86 -98Q96 -82 103 -62Q108 -50 103 -40L101 -18L108 -6L112 0H97L93 -18L93 -38Q86 -54 78 -66L72 -64Q68 -44 70 -36L65 -16L68 -6L72 0H57L57 -18L60 -38Q58 -56 56 -70Q20 -62 -28 -70Q-40 -72 -48 -76Q-52 -64 -50 -56Q-54 -46 -62 -40L-58 -18L-54 -6L-50 0H-66L-68 -18L-76 -42Q-72 -54 -76 -64L-84 -58Q-86 -46 -96 -38L-100 -16L-96 -6L-92 0H-108L-110 -18L-106 -42Q-96 -60 -97 -84Q-98 -96 -95 -108Q-106 -112 -112 -96Q-118 -76 -114 -44Q-124 -62 -122 -92Q-120 -122 -92 -124Q-78 -132 -60 -128Q-20 -118 20 -124Q34 -130 46 -132Q60 -150 72 -166Q80 -174 88 -172Z'

/** A gaucho in poncho and flat hat on his horse. */
export function drawRider(stage: Stage, coat: string, poncho: string, bright = 0): string {
  const body = stage.shade(coat, 0, 0.55 - bright * 0.3)
  const dark = stage.shade('#2a2430', 0, 0.5)
  return group(
    [
      shape(horse, body),
      stroke('M84 -170Q70 -150 52 -134', dark, 9),
      stroke('M114 -134Q100 -140 70 -128Q40 -126 22 -140', dark, 2.5),
      shape('M-36 -124Q0 -112 36 -126L30 -108Q0 -100 -30 -106Z', stage.paint('#e3c48f')),
      shape('M-4 -120Q14 -104 18 -76L26 -58H38V-50H12L4 -78Q-8 -98 -16 -114Z', dark),
      shape(
        'M-8 -206Q8 -214 18 -202Q34 -176 40 -128Q20 -112 -4 -116Q-28 -112 -42 -122Q-30 -172 -22 -194Q-18 -204 -8 -206Z',
        stage.paint(poncho),
      ),
      shape('M8 -208Q30 -184 40 -128Q26 -116 14 -116Q18 -166 8 -208Z', stage.shade(poncho), {
        opacity: 0.8,
      }),
      stroke('M-36 -140Q0 -126 37 -144M-33 -152Q0 -140 34 -156', stage.paint('#f3e2ba'), 3, {
        opacity: 0.8,
      }),
      disc(4, -222, 14, stage.shade('#b07a58', 0, 0.2)),
      oval(4, -231, 30, 5, dark),
      shape('M-13 -231Q-12 -252 4 -252Q20 -252 21 -231Z', dark),
    ].join(''),
  )
}

/** A rhea running to the right, about 200 units tall: the bird the site is named for. */
export function drawRhea(stage: Stage, stride: 1 | -1): string {
  const feathers = stage.paint('#8d7d72')
  const dark = stage.shade('#4a4048', 0, 0.4)
  return group(
    [
      stroke(
        stride === 1 ? 'M-6 -84L26 -52L14 -26L40 -2L52 -2' : 'M-6 -84L14 -46L-8 -24L-4 0L10 0',
        dark,
        6,
      ),
      stroke(
        stride === 1 ? 'M-16 -84L-34 -54L-62 -34L-78 -40' : 'M-16 -84L-6 -50L34 -32L52 -20',
        dark,
        6,
      ),
      shape(
        'M-62 -104Q-40 -140 2 -128Q34 -120 36 -98Q30 -76 -10 -74Q-50 -74 -76 -92Q-72 -102 -62 -104Z',
        feathers,
      ),
      shape(
        'M-70 -94Q-40 -84 -6 -92Q20 -100 30 -112Q40 -98 30 -86Q10 -72 -20 -74Q-54 -78 -76 -92Z',
        dark,
        { opacity: 0.7 },
      ),
      stroke('M26 -108Q52 -126 46 -158Q44 -182 58 -192', feathers, 11),
      shape('M48 -192Q56 -208 70 -200L92 -190L68 -184Q52 -182 48 -192Z', feathers),
      disc(62, -195, 2.4, dark),
    ].join(''),
  )
}

/** A Magellanic penguin, 100 units tall. */
export function drawPenguin(stage: Stage, lean: number): string {
  const black = stage.shade('#26303d', 0, 0.25)
  const white = stage.paint('#f8f3e6')
  return group(
    [
      oval(0, 0, 22, 4, stage.shade('#3a3836', 0, 0.5), { opacity: 0.4 }),
      shape('M-12 -4L-18 1H-4Z M10 -4L4 1H18Z', stage.paint('#3f3a3a')),
      shape(
        'M-20 -28Q-26 -60 -8 -76Q-12 -98 6 -100Q22 -100 20 -82Q28 -66 24 -34Q22 -8 8 -3H-8Q-18 -8 -20 -28Z',
        black,
      ),
      shape('M-6 -10Q-14 -34 -4 -62Q4 -72 12 -66Q22 -50 18 -26Q16 -10 8 -6H-2Z', white),
      stroke('M-4 -60Q6 -52 16 -62', black, 4),
      stroke('M-5 -84Q4 -98 14 -92Q20 -84 12 -78Q2 -74 -5 -80', white, 3),
      shape('M18 -90L34 -86L19 -83Z', stage.shade('#2b2a30')),
      disc(13, -89, 1.8, stage.paint('#f0b8a8')),
      shape(
        'M-18 -62Q-32 -44 -28 -22Q-18 -34 -16 -52Z M22 -62Q32 -46 30 -26Q22 -36 20 -50Z',
        black,
      ),
    ].join(''),
    { transform: `rotate(${lean})` },
  )
}
