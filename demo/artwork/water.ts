import { mixColours } from './colour.ts'
import { box, group, oval } from './marks.ts'
import type { Stage } from './stage.ts'

interface WaterOptions {
  readonly top: number
  readonly bottom?: number
  readonly colour: string
  readonly deep: string
  /** The reflection of everything above the water. */
  readonly reflection?: string
  readonly reflectionOpacity?: number
  /** Where the light falls on the water, in pixels. */
  readonly glitter?: number
  readonly calm?: number
}

/** Still or rippled water: gradient, mirrored shore, streaks that widen towards us. */
export function drawWater(stage: Stage, options: WaterOptions): string {
  const { top, bottom = stage.height, calm = 0.5 } = options
  const height = bottom - top
  const random = stage.random(`water ${Math.round(top)}`)
  const near = stage.paint(options.colour)
  const fill = stage.wash([
    [0, mixColours(near, stage.mood.haze, 0.55)],
    [0.22, mixColours(near, stage.mood.haze, 0.18)],
    [1, stage.paint(options.deep)],
  ])
  const parts = [box(0, top, stage.width, height + 1, fill)]
  if (options.reflection) {
    const frame = `M0 ${top}H${stage.width}V${bottom}H0Z`
    parts.push(
      group(
        group(options.reflection, {
          transform: `translate(0 ${(2 * top).toFixed(1)}) scale(1 -1)`,
          opacity: options.reflectionOpacity ?? 0.42,
        }),
        { 'clip-path': stage.clip(frame) },
      ),
    )
    const veil = stage.wash([
      [0, near, 0.1],
      [0.6, near, 0.65],
      [1, stage.paint(options.deep), 0.95],
    ])
    parts.push(box(0, top, stage.width, height + 1, veil))
  }
  const count = Math.round((height / stage.unit) * 0.26 * (1.4 - calm))
  for (let index = 0; index < count; index += 1) {
    const part = random.next() ** 1.5
    const y = top + 3 + part * height
    const length = (14 + part * 150) * stage.unit * random.between(0.4, 1.3)
    const bright = random.chance(0.55)
    parts.push(
      oval(
        random.between(-0.05, 1.05) * stage.width,
        y,
        length,
        (0.7 + part * 3.4) * stage.unit,
        bright ? mixColours(near, stage.mood.sun, 0.5) : stage.shade(options.deep),
        { opacity: (bright ? 0.3 : 0.22).toFixed(2) },
      ),
    )
  }
  if (options.glitter !== undefined) parts.push(drawGlitter(stage, options.glitter, top, bottom))
  return parts.join('')
}

function drawGlitter(stage: Stage, x: number, top: number, bottom: number): string {
  const random = stage.random('glitter')
  return Array.from({ length: 70 }, () => {
    const part = random.next() ** 1.2
    const spread = (18 + part * 110) * stage.unit
    return oval(
      x + random.between(-1, 1) * spread,
      top + 2 + part * (bottom - top),
      (6 + part * 42) * stage.unit * random.between(0.4, 1.2),
      (1 + part * 3) * stage.unit,
      stage.mood.sun,
      { opacity: random.between(0.25, 0.8).toFixed(2) },
    )
  }).join('')
}
