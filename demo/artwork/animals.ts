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

/** A guanaco on the look-out, about 190 units tall, feet at zero. */
export function drawGuanaco(stage: Stage): string {
  const coat = stage.paint('#c58a52')
  const pale = stage.paint('#f3e0bc')
  const dark = stage.shade('#6d4a34', 0, 0.35)
  return [
    shape(
      'M-46 0L-50 -46L-58 -74L-36 -84L-38 -44L-37 0Z M30 0L28 -48L26 -80L46 -84L42 -46L40 0Z',
      coat,
    ),
    shape(
      'M-30 0L-36 -46L-40 -76L-22 -80L-24 -44L-21 0Z M14 0L14 -48L10 -78L28 -80L26 -44L24 0Z',
      dark,
    ),
    shape(
      'M-62 -78Q-68 -112 -40 -122Q-4 -130 26 -122Q36 -150 40 -176L54 -184Q58 -160 56 -140Q54 -104 46 -82Q20 -62 -8 -68Q-40 -64 -62 -78Z',
      coat,
    ),
    shape('M-44 -74Q-8 -84 40 -80Q30 -64 -8 -66Q-34 -64 -44 -74Z', pale),
    shape('M38 -176Q38 -196 54 -198L82 -186Q84 -178 72 -176L54 -172Z', dark),
    shape('M42 -194L36 -214L48 -200Z M52 -198L52 -218L60 -198Z', dark),
    shape('M-60 -110Q-78 -102 -72 -82Q-64 -92 -56 -96Z', coat),
  ].join('')
}

/** A llama, about 190 units tall, facing right. */
export function drawLlama(stage: Stage, coat: string): string {
  const wool = stage.paint(coat)
  const dark = stage.shade(coat, 0, 0.5)
  const ink = stage.shade('#3a2c28', 0, 0.3)
  return [
    shape(
      'M-44 0L-46 -40H-32L-32 0Z M-22 0V-40H-10L-12 0Z M18 0V-40H32L30 0Z M38 0L36 -42H50L50 0Z',
      dark,
    ),
    shape(
      'M-66 -70Q-74 -116 -40 -120Q0 -126 32 -116Q36 -146 40 -176Q42 -192 58 -194L84 -184Q90 -176 82 -170L64 -168Q64 -120 58 -84Q54 -50 34 -44Q20 -32 0 -38Q-20 -30 -38 -40Q-60 -46 -66 -70Z',
      wool,
    ),
    shape(
      'M-64 -64Q-30 -60 0 -66Q40 -66 56 -84Q54 -50 34 -44Q20 -32 0 -38Q-20 -30 -38 -40Q-56 -44 -64 -64Z',
      dark,
      { opacity: 0.6 },
    ),
    shape(
      'M44 -190Q38 -214 46 -220Q54 -210 54 -194Z M56 -194Q54 -216 62 -222Q70 -212 64 -192Z',
      wool,
    ),
    shape('M68 -178Q80 -180 86 -176Q88 -170 80 -168Z', dark),
    `<circle cx="66" cy="-182" r="3" fill="${ink}"/>`,
    shape('M-66 -100Q-84 -96 -78 -72Q-70 -82 -62 -84Z', wool),
    shape('M40 -150Q52 -144 64 -150L63 -138Q52 -132 39 -138Z', stage.paint('#b9463c')),
    shape('M46 -138L52 -120L58 -138Z', stage.paint('#e8b44f')),
  ].join('')
}

/** A toucan on a branch, 150 units tall, looking left. */
export function drawToucan(stage: Stage): string {
  const black = stage.shade('#1f2630', 0, 0.2)
  return [
    stroke('M-190 4Q-40 -8 180 22', stage.shade('#4f3f32'), 15),
    shape('M34 -22Q70 20 66 92L40 90Q32 40 10 4Z', black),
    shape(
      'M-34 -108Q-10 -136 22 -118Q62 -86 52 -26Q40 10 2 8Q-40 0 -42 -50Q-44 -86 -34 -108Z',
      black,
    ),
    shape(
      'M-34 -108Q-16 -120 2 -108Q10 -84 -8 -68Q-30 -62 -41 -76Q-42 -94 -34 -108Z',
      stage.paint('#f4ead0'),
    ),
    shape('M-40 -76Q-26 -62 -6 -68Q-10 -56 -26 -54Q-38 -58 -40 -76Z', stage.paint('#c8432f')),
    shape(
      'M-26 -116Q-70 -142 -128 -118Q-146 -108 -144 -92Q-110 -92 -76 -88Q-48 -86 -32 -94Z',
      stage.paint('#e8963b'),
    ),
    shape('M-128 -118Q-146 -108 -144 -92L-122 -92Q-130 -104 -118 -121Z', black),
    disc(-14, -104, 9, stage.paint('#4f9fc0')),
    disc(-14, -104, 4.5, black),
    stroke('M-6 6V16M14 8V19', stage.shade('#6a7480'), 7),
  ].join('')
}
