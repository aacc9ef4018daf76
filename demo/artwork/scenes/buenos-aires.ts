import { mixColours } from '../colour.ts'
import { box, disc, oval, place, shape, stroke } from '../marks.ts'
import { polygon } from '../path.ts'
import { drawTree } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const isDark = (stage: Stage) => stage.light === 'dusk' || stage.light === 'night'

/** The obelisk, 1,000 units tall, lit from the left. */
function drawObelisk(stage: Stage): string {
  const lit = stage.paint(isDark(stage) ? '#fff3d4' : '#f6ecd6')
  const dark = stage.shade('#cfc0a2', 0, 0.35)
  return [
    shape('M-95 0L-62 -900L0 -1000L6 -905L12 0Z', lit),
    shape('M95 0L62 -900L0 -1000L6 -905L12 0Z', dark),
    shape('M-62 -900L0 -1000L6 -905Z', mixColours(lit, '#ffffff', 0.35)),
    shape('M-14 -935h9v22h-9Z M14 -935h9v22h-9Z', stage.shade('#4b4456')),
    shape('M-130 24L-118 0H118L130 24Z', stage.shade('#b8a98c')),
    shape('M-150 44h300v-22h-300Z', stage.paint('#d9c8a4')),
  ].join('')
}

/** One side of the avenue, receding toward the vanishing point. */
function drawFacades(stage: Stage, side: 1 | -1, ground: number): string {
  const { width: w, unit: u, focus } = stage
  const random = stage.random(`facades ${side}`)
  const parts: string[] = []
  const edge = side === 1 ? w : 0
  const inner = focus + side * 120 * u * stage.zoom
  const count = stage.portrait ? 6 : 9
  for (let index = 0; index < count; index += 1) {
    const part = (index / count) ** 0.75
    const next = ((index + 1) / count) ** 0.75
    const x1 = inner + (edge + side * 30 * u - inner) * part
    const x2 = inner + (edge + side * 30 * u - inner) * next
    const depth = 0.5 * (1 - part)
    const height = (150 + part * 430) * u * random.between(0.72, 1.15)
    const foot = ground + part * 70 * u
    const tone = random.pick(['#c7a988', '#a8968a', '#d4b892', '#93848a', '#bd8f74', '#7f8791'])
    const left = Math.min(x1, x2)
    const width = Math.abs(x2 - x1) + 1
    const top = foot - height
    const face =
      side === -1
        ? stage.shade(tone, depth, isDark(stage) ? 0.62 : 0.35)
        : stage.paint(isDark(stage) ? mixColours(tone, '#4b3d5e', 0.5) : tone, depth)
    parts.push(
      box(
        left,
        top,
        width,
        height + 80 * u,
        stage.wash([
          [0, face],
          [1, mixColours(face, stage.mood.haze, 0.25)],
        ]),
      ),
    )
    const crown = random.whole(0, 3)
    if (crown === 0)
      parts.push(
        shape(
          `M${left + width * 0.2} ${top}A${width * 0.3} ${width * 0.34} 0 0 1 ${left + width * 0.8} ${top}Z`,
          stage.shade('#5f7a76', depth),
        ),
        stroke(
          `M${left + width / 2} ${top - width * 0.3}v${-width * 0.28}`,
          stage.shade('#5f7a76', depth),
          3 * u,
        ),
      )
    if (crown === 1)
      parts.push(
        shape(
          polygon([
            [left, top],
            [left + width * 0.15, top - 40 * u],
            [left + width * 0.85, top - 40 * u],
            [left + width, top],
          ]),
          stage.shade('#4f5a6b', depth),
        ),
      )
    if (crown === 2)
      parts.push(
        box(left + width * 0.25, top - 28 * u, width * 0.5, 28 * u, stage.shade(tone, depth, 0.3)),
      )
    parts.push(
      box(
        left - 2 * u,
        top + 10 * u,
        width + 3 * u,
        6 * u,
        stage.paint(mixColours(tone, '#fff2d2', 0.3), depth),
      ),
    )
    const columns = Math.max(3, Math.round(width / (17 * u * (0.7 + part * 0.6))))
    const rows = Math.round(height / (27 * u * (0.75 + part * 0.5)))
    for (let row = 1; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const isLit = isDark(stage) ? random.chance(0.5) : random.chance(0.08)
        const glass = isLit
          ? random.pick(['#ffd27a', '#ffe4a6', '#f6b95a'])
          : stage.shade('#3c4658', depth * 0.8, 0.5)
        parts.push(
          box(
            left + (width / columns) * (column + 0.28),
            top + 16 * u + ((height - 10 * u) / rows) * row,
            (width / columns) * 0.44,
            (height / rows) * 0.5,
            glass,
            { opacity: isLit ? 0.95 : 0.7 },
          ),
        )
      }
    }
  }
  return parts.join('')
}

function drawAvenue(stage: Stage, ground: number): string {
  const { width: w, height: h, unit: u, focus } = stage
  const random = stage.random('traffic')
  const asphalt = stage.wash([
    [0, stage.paint('#a58f8c', 0.45)],
    [0.3, stage.paint('#6b6670')],
    [1, stage.shade('#4a4a58')],
  ])
  const parts = [box(0, ground, w, h - ground, asphalt)]
  const lane = (from: number, to: number, colour: string, opacity: number) =>
    shape(
      polygon([
        [focus + from * 46 * u, ground + 2 * u],
        [focus + to * 46 * u, ground + 2 * u],
        [focus + to * w * 0.5, h],
        [focus + from * w * 0.5, h],
      ]),
      colour,
      { opacity },
    )
  parts.push(
    lane(-0.2, 0.2, stage.paint('#7f9a5c'), 0.95),
    lane(-0.215, -0.2, stage.paint('#f3e2ba'), 0.8),
    lane(0.2, 0.215, stage.paint('#f3e2ba'), 0.8),
  )
  for (const at of [-2.6, -1.9, -1.25, -0.72, 0.72, 1.25, 1.9, 2.6]) {
    for (let dash = 0; dash < 9; dash += 1) {
      const near = (part: number) => ground + (h - ground) * part ** 2.2
      const y1 = near((dash + 0.2) / 9)
      const y2 = near((dash + 0.7) / 9)
      const xAt = (y: number) =>
        focus + at * (46 * u + ((w * 0.5 - 46 * u) * (y - ground)) / (h - ground))
      const wide = (y: number) => (1 + (9 * (y - ground)) / (h - ground)) * u
      parts.push(
        shape(
          polygon([
            [xAt(y1), y1],
            [xAt(y1) + wide(y1), y1],
            [xAt(y2) + wide(y2), y2],
            [xAt(y2), y2],
          ]),
          stage.paint('#f6ecd6'),
          { opacity: 0.55 },
        ),
      )
    }
  }
  for (let car = 0; car < 26; car += 1) {
    const part = random.between(0.06, 1) ** 1.7
    const y = ground + (h - ground) * part
    const at = random.pick([-2.2, -1.55, -1, -0.5, 0.5, 1, 1.55, 2.2])
    const x = focus + at * (46 * u + (w * 0.5 - 46 * u) * part)
    const size = (4 + 62 * part) * u
    const colour = stage.paint(
      random.pick(['#1d2a36', '#e8b44f', '#1d2a36', '#7b2d3e', '#33586b', '#d9cdb4']),
    )
    const lamp = at > 0 ? '#ff5f48' : '#fff0bd'
    parts.push(
      oval(x, y + size * 0.02, size * 0.62, size * 0.09, '#191a2b', { opacity: 0.4 }),
      shape(
        `M${x - size * 0.5} ${y}v${-size * 0.26}q0 ${-size * 0.06} ${size * 0.1} ${-size * 0.08}l${size * 0.1} ${-size * 0.24}h${size * 0.6}l${size * 0.1} ${size * 0.24}q${size * 0.1} 0 ${size * 0.1} ${size * 0.08}v${size * 0.26}Z`,
        colour,
      ),
      shape(
        `M${x - size * 0.27} ${y - size * 0.36}l${size * 0.06} ${-size * 0.16}h${size * 0.42}l${size * 0.06} ${size * 0.16}Z`,
        stage.shade('#9fb7bd'),
      ),
      disc(x - size * 0.36, y - size * 0.2, size * 0.07, lamp),
      disc(x + size * 0.36, y - size * 0.2, size * 0.07, lamp),
    )
    if (isDark(stage))
      parts.push(
        disc(x - size * 0.36, y - size * 0.2, size * 0.2, lamp, { opacity: 0.3 }),
        disc(x + size * 0.36, y - size * 0.2, size * 0.2, lamp, { opacity: 0.3 }),
      )
  }
  return parts.join('')
}

/** Buenos Aires: the Obelisk over Avenida 9 de Julio, jacarandas in bloom. */
export function drawBuenosAires(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const ground = h * (stage.portrait ? 0.7 : 0.66)
  const leaves =
    stage.season === 'spring'
      ? (['#5f4a8a', '#8a6bb4', '#b79ad0'] as const)
      : stage.season === 'autumn'
        ? (['#9a5a2c', '#c98a3a', '#e2b45a'] as const)
        : (['#3f5f42', '#5c7d4a', '#86a05a'] as const)
  const size = (stage.portrait ? 0.8 : 0.56) * u * zoom
  const trees = [-1, 1].flatMap((side) =>
    [0.07, 0.16, 0.3, 0.52, 0.86].map((part) => {
      const x = focus + side * (150 * u + part * (w * 0.62))
      return drawTree(
        stage,
        x,
        ground + part ** 1.4 * (h - ground) * 0.75 + 8 * u,
        (52 + part * 330) * u,
        leaves,
        0.32 * (1 - part),
      )
    }),
  )
  const glow = isDark(stage)
    ? disc(
        focus,
        ground - 250 * u,
        520 * u,
        stage.glow([
          [0, '#ffd08a', 0.4],
          [1, '#ffd08a', 0],
        ]),
      )
    : ''
  return [
    drawSky(stage, {
      sun: [stage.variant === 1 ? 0.72 : 0.24, stage.light === 'night' ? 0.16 : 0.3],
      foot: ground,
      clouds: 4,
      sunSize: 50,
    }),
    box(
      0,
      ground - 150 * u,
      w,
      160 * u,
      stage.wash([
        [0, stage.mood.haze, 0],
        [1, stage.mood.haze, 0.9],
      ]),
    ),
    drawFacades(stage, -1, ground),
    drawFacades(stage, 1, ground),
    glow,
    drawAvenue(stage, ground),
    place(drawObelisk(stage), focus, ground + 8 * u, size),
    drawBirds(stage, focus + 210 * u, ground - 480 * u * zoom, 7, 13),
    ...trees,
  ].join('')
}
