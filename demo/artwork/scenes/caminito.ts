import { box, disc, place, shape, stroke } from '../marks.ts'
import { polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const tins = [
  '#d9a53a',
  '#3f7f9c',
  '#b9463c',
  '#4f8a5c',
  '#d97f4a',
  '#6a5a94',
  '#5fa3a0',
  '#c25a78',
] as const

/** One tin house: two floors of corrugated sheet, shutters, a balcony, an outside stair. */
function drawHouse(stage: Stage, index: number, width: number, height: number): string {
  const random = stage.random(`house ${index}`)
  const pickTin = (shift: number) =>
    tins[(index * 3 + shift + stage.variant) % tins.length] ?? '#d9a53a'
  const upper = pickTin(0)
  const lower = pickTin(1 + (index % 3))
  const trim = stage.paint(random.pick(['#f4e6c4', '#e9c95a', '#efe6d2']))
  const parts: string[] = []
  const floors: readonly (readonly [number, number, string])[] = [
    [-height, height * 0.52, upper],
    [-height * 0.48, height * 0.48, lower],
  ]
  for (const [top, tall, tin] of floors) {
    parts.push(box(0, top, width, tall, stage.paint(tin)))
    for (let x = 8; x < width; x += 16)
      parts.push(
        box(x, top, 6, tall, stage.shade(tin), { opacity: 0.3 }),
        box(x + 8, top, 3, tall, stage.paint('#fff3d0'), { opacity: 0.16 }),
      )
    parts.push(box(0, top, width, 14, stage.shade(tin), { opacity: 0.5 }))
  }
  parts.push(
    shape(
      polygon([
        [-12, -height + 6],
        [width * 0.5, -height - 46 * (index % 2)],
        [width + 12, -height + 6],
        [width + 12, -height - 8],
        [width * 0.5, -height - 22 - 46 * (index % 2)],
        [-12, -height - 8],
      ]),
      stage.shade('#8a4a3a'),
    ),
  )
  const columns = width > 260 ? 3 : 2
  for (let column = 0; column < columns; column += 1) {
    const cx = (width * (column + 0.5)) / columns
    const shutter = pickTin(3 + column)
    for (const [top, tall] of [
      [-height * 0.88, height * 0.26],
      [-height * 0.38, height * 0.28],
    ] as const) {
      const isDoor = top > -height * 0.5 && column === index % columns
      const foot = isDoor ? 0 : top + tall
      parts.push(
        box(cx - 36, top - 8, 72, foot - top + 14, trim),
        box(
          cx - 28,
          top,
          56,
          foot - top,
          isDoor ? stage.paint(pickTin(5)) : stage.shade('#2b3a48', 0, 0.3),
        ),
      )
      if (isDoor)
        parts.push(
          box(cx - 20, top + 12, 16, (foot - top) * 0.4, stage.shade(pickTin(5))),
          box(cx + 4, top + 12, 16, (foot - top) * 0.4, stage.shade(pickTin(5))),
          disc(cx + 18, top + (foot - top) * 0.6, 3, trim),
        )
      else {
        parts.push(
          box(cx - 62, top, 26, tall, stage.paint(shutter)),
          box(cx + 36, top, 26, tall, stage.paint(shutter)),
          box(cx - 2, top, 4, tall, trim),
          box(cx - 28, top + tall * 0.4, 56, 4, trim),
        )
        for (let slat = 8; slat < tall; slat += 13)
          parts.push(
            box(cx - 60, top + slat, 22, 3, stage.shade(shutter), { opacity: 0.6 }),
            box(cx + 38, top + slat, 22, 3, stage.shade(shutter), { opacity: 0.6 }),
          )
        parts.push(box(cx - 42, top + tall, 84, 12, stage.shade('#a5653f')))
        for (let bloom = 0; bloom < 9; bloom += 1)
          parts.push(
            disc(
              cx - 38 + bloom * 9.5,
              top + tall - random.between(2, 12),
              random.between(4, 8),
              stage.paint(random.pick(['#3f6a48', '#c8414b', '#4f7f4c', '#e8866a'])),
            ),
          )
      }
    }
  }
  if (index % 2 === 0) {
    const deck = -height * 0.5
    const rail = Array.from(
      { length: Math.round(width / 17) },
      (_, bar) => `M${6 + bar * 17} ${deck - 50}V${deck}`,
    ).join('')
    parts.push(
      box(-6, deck, width + 12, 13, stage.shade('#6a4a3a')),
      stroke(`${rail}M-4 ${deck - 50}H${width + 4}`, trim, 5),
    )
  }
  return parts.join('')
}

/** Caminito: the painted tin houses of La Boca. */
export function drawCaminito(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom } = stage
  const ground = h * (stage.portrait ? 0.78 : 0.78)
  const scale = u * zoom * (stage.portrait ? 1.3 : 1.02)
  const random = stage.random('row')
  const houses: string[] = []
  let x = -40 * u
  for (let index = 0; x < w; index += 1) {
    const width = random.between(230, 340)
    const height = random.between(440, 590) * (stage.portrait ? 1.12 : 1)
    houses.push(place(drawHouse(stage, index, width, height), x, ground, scale))
    x += width * scale
  }
  const cobbles: string[] = []
  for (let row = 0; row < 12; row += 1) {
    const part = (row / 12) ** 1.5
    const y = ground + 26 * u + part * (h - ground)
    const size = (24 + part * 60) * u
    for (let cx = -size * (row % 2) * 0.5; cx < w + size; cx += size * 1.08) {
      cobbles.push(
        shape(
          `M${(cx - size * 0.46).toFixed(1)} ${y.toFixed(1)}q${(size * 0.46).toFixed(1)} ${(-size * 0.26).toFixed(1)} ${(size * 0.92).toFixed(1)} 0q${(-size * 0.46).toFixed(1)} ${(size * 0.22).toFixed(1)} ${(-size * 0.92).toFixed(1)} 0Z`,
          stage.paint(random.pick(['#a79a92', '#8e8488', '#b8a998'])),
          { opacity: 0.7 },
        ),
      )
    }
  }
  const ropeY = ground - 420 * scale
  const rope: Point[] = [
    [-20, ropeY - 40 * u],
    [w * 0.5, ropeY + 70 * u],
    [w + 20, ropeY - 50 * u],
  ]
  const flags = Array.from({ length: 25 }, (_, index) => {
    const part = (index + 0.5) / 25
    const fx = w * part
    const fy =
      (1 - part) ** 2 * (rope[0]?.[1] ?? 0) +
      2 * part * (1 - part) * (rope[1]?.[1] ?? 0) +
      part ** 2 * (rope[2]?.[1] ?? 0)
    return shape(
      polygon([
        [fx - 15 * u, fy],
        [fx + 15 * u, fy],
        [fx + random.between(-4, 6) * u, fy + 40 * u],
      ]),
      stage.paint(tins[index % tins.length] ?? '#d9a53a'),
    )
  }).join('')
  return [
    drawSky(stage, { sun: [0.2, 0.12], foot: ground, clouds: 4 }),
    drawBirds(stage, w * 0.6, h * 0.12, 6, 13),
    ...houses,
    shape(`M0 ${ground}H${w}V${ground + 26 * u}H0Z`, stage.paint('#c7b8a4')),
    shape(
      `M0 ${ground + 20 * u}H${w}V${h}H0Z`,
      stage.wash([
        [0, stage.shade('#8b7f80')],
        [1, stage.shade('#5d5660')],
      ]),
    ),
    ...cobbles,
    stroke(
      `M-20 ${rope[0]?.[1]}Q${w * 0.5} ${rope[1]?.[1]} ${w + 20} ${rope[2]?.[1]}`,
      stage.shade('#3a3038'),
      3 * u,
    ),
    flags,
    drawTree(
      stage,
      stage.variant === 1 ? w * 0.92 : w * 0.06,
      ground + 90 * u,
      430 * u,
      leafColours(stage),
    ),
  ].join('')
}
