import { disc, group, shape, stroke } from './marks.ts'
import type { Stage } from './stage.ts'

interface Clothes {
  readonly jacket: string
  readonly hat: string
  readonly pack?: string
}

/** A walker going to the right, 110 units tall, feet at zero; with `pole` on a stick. */
export function drawWalker(stage: Stage, clothes: Clothes, pole = true): string {
  const trousers = stage.shade('#3a3f4c', 0, 0.3)
  const boots = stage.shade('#2a2228', 0, 0.2)
  const jacket = stage.paint(clothes.jacket)
  return group(
    [
      pole ? stroke('M27 -64L38 1', stage.shade('#3d342f'), 2.4) : '',
      stroke('M2 -50L12 -28L7 -4', stage.shade('#2c303b', 0, 0.35), 9),
      stroke('M-2 -50L-8 -27L-20 -4', trousers, 9.5),
      stroke('M-22 -3H-13M5 -3H15', boots, 7),
      shape('M-12 -84Q0 -92 11 -84Q16 -66 12 -46Q0 -41 -12 -46Q-14 -66 -12 -84Z', jacket),
      shape(
        'M2 -88Q9 -87 11 -84Q16 -66 12 -46Q6 -43 1 -43Q6 -66 2 -88Z',
        stage.shade(clothes.jacket),
        {
          opacity: 0.75,
        },
      ),
      clothes.pack === undefined
        ? ''
        : shape(
            'M-10 -86Q-27 -90 -29 -72Q-31 -50 -23 -48Q-15 -47 -10 -50Z',
            stage.paint(clothes.pack),
          ) + stroke('M-24 -66H-13', stage.shade(clothes.pack), 3),
      stroke('M6 -79L14 -62L27 -64', stage.shade(clothes.jacket, 0, 0.25), 7),
      disc(3, -97, 8.5, stage.paint('#c9926c')),
      shape('M-7 -98Q-7 -111 3 -111Q13 -111 13 -100L16 -98H-7Z', stage.paint(clothes.hat)),
    ].join(''),
  )
}

/** Somebody who stands and looks, back to us, 110 units tall, feet at zero. */
export function drawOnlooker(stage: Stage, clothes: Clothes): string {
  const trousers = stage.shade('#3a3f4c', 0, 0.3)
  return group(
    [
      stroke('M-6 -50L-7 -3M6 -50L7 -3', trousers, 10),
      shape('M-15 -82Q0 -92 15 -82L17 -46Q0 -41 -17 -46Z', stage.paint(clothes.jacket)),
      shape('M4 -88Q12 -86 15 -82L17 -46Q10 -43 5 -43Z', stage.shade(clothes.jacket), {
        opacity: 0.75,
      }),
      stroke(
        'M-15 -80L-22 -58L-20 -48M15 -80L22 -58L20 -48',
        stage.shade(clothes.jacket, 0, 0.3),
        7,
      ),
      disc(0, -97, 8.5, stage.shade('#6b4a38', 0, 0.2)),
      shape('M-9 -97Q-10 -111 0 -111Q10 -111 9 -97Z', stage.paint(clothes.hat)),
    ].join(''),
  )
}
