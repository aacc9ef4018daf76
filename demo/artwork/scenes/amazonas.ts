import { mixColours } from '../colour.ts'
import { drawJungleCorner } from '../leaves.ts'
import { disc, oval, place, shape, stroke } from '../marks.ts'
import { curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawCanopy } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'
import { drawPalm } from './ibera.ts'

/** A scarlet macaw in flight, wings spread, about 240 units across. */
function drawMacaw(stage: Stage, body: string): string {
  const red = stage.paint(body)
  const blue = stage.paint('#2f6f9c')
  const gold = stage.paint('#e8b44f')
  return [
    shape('M-8 6Q-70 30 -150 70Q-110 20 -30 -14Z', red),
    shape('M-20 -4Q-60 -80 -130 -120Q-150 -110 -120 -70Q-90 -30 -30 10Z', red),
    shape('M-62 -62Q-90 -96 -130 -120Q-150 -110 -128 -82Q-104 -50 -74 -24Z', gold),
    shape('M-92 -84Q-112 -108 -130 -120Q-156 -112 -132 -84Q-112 -60 -98 -46Z', blue),
    shape('M0 -10Q20 -100 80 -150Q104 -150 90 -110Q70 -50 20 10Z', red),
    shape('M44 -84Q64 -130 80 -150Q104 -150 94 -118Q80 -80 60 -50Z', gold),
    shape('M64 -116Q74 -140 80 -150Q106 -152 96 -122Q88 -94 76 -76Z', blue),
    shape('M-30 -12Q0 -34 40 -24Q66 -22 74 -6Q60 14 20 16Q-10 20 -30 -12Z', red),
    shape('M62 -22Q88 -24 90 -8Q90 6 80 12Q78 -2 66 -2Z', stage.paint('#f6ecd6')),
    shape('M82 -14Q98 -8 90 12L80 4Z', stage.shade('#2b2a30')),
    disc(74, -12, 3, stage.shade('#1d1c24')),
  ].join('')
}

/** A wooden river boat with two decks, 400 units long. */
function drawRiverBoat(stage: Stage): string {
  const white = stage.paint('#f8f2e0')
  const blue = stage.paint('#2f6f8c')
  const dark = stage.shade('#2b3440', 0, 0.3)
  return [
    shape('M-200 -34Q-190 -20 -170 0H180Q214 -20 226 -58Q170 -40 60 -36Z', white),
    shape('M-192 -20Q-186 -8 -170 0H180Q198 -12 208 -26Z', blue),
    shape('M-180 -40V-84H150V-44Z', white),
    shape('M-170 -76H140V-50H-170Z', dark),
    ...[-150, -110, -70, -30, 10, 50, 90, 130].map((x) => stroke(`M${x} -84V-42`, white, 5)),
    shape('M-190 -84H166V-94H-190Z', blue),
    shape('M-160 -94V-132H96V-94Z', white),
    shape('M-150 -126H60V-104H-150Z', dark),
    ...[-120, -80, -40, 0, 40].map((x) => stroke(`M${x} -132V-94`, white, 5)),
    shape('M-176 -132H116V-142H-176Z', blue),
    shape('M100 -94V-124H140L150 -94Z', white),
    stroke('M-140 -142V-178', dark, 4),
    shape('M-138 -178H-100V-158H-138Z', stage.paint('#4f8a5c')),
  ].join('')
}

/** The Amazon near Manaus: black water, giant lilies, macaws. */
export function drawAmazonas(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const bank = h * (stage.portrait ? 0.52 : 0.52)
  const side = focus > w * 0.5 ? 1 : -1
  const random = stage.random('lilies')
  const far = drawCanopy(stage, {
    name: 'far',
    bump: 26 * u,
    depth: 0.5,
    colour: '#3f6a58',
    foot: bank + 2,
    ground: () => bank - 50 * u,
  })
  const wall = (from: number, to: number, name: string, rise: (part: number) => number) =>
    drawCanopy(stage, {
      name,
      from,
      to,
      bump: 62 * u,
      depth: 0.16,
      colour: '#1f5a40',
      foot: bank + 34 * u,
      ground: (x) => bank - rise((x - from) / (to - from)) * u,
    })
  const left = wall(
    -30,
    w * (side === 1 ? 0.34 : 0.5),
    'left',
    (part) => 250 * (1 - part) ** 0.8 + 30,
  )
  const right = wall(
    w * (side === 1 ? 0.62 : 0.7),
    w + 30,
    'right',
    (part) => 40 + 230 * part ** 0.8,
  )
  const emergents = [0.06, 0.16, 0.26, 0.8, 0.9, 0.98]
    .map((part) =>
      drawPalm(
        stage,
        w * part,
        bank + 10 * u,
        random.between(250, 390) * u,
        0.18,
        random.between(-0.06, 0.06),
      ),
    )
    .join('')
  const lilies = Array.from({ length: 26 }, () => random.next())
    .toSorted((one, other) => one - other)
    .map((part) => {
      const x = (side === 1 ? random.between(-0.05, 0.62) : random.between(0.4, 1.05)) * w
      const y = bank + 110 * u + part ** 1.2 * (h - bank) * 0.8
      const size = (26 + part * 122) * u
      const rim = stage.paint(random.pick(['#6f9a4c', '#86a858', '#5a8a48']))
      const veins = Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * Math.PI * 2
        return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(angle) * size * 0.9).toFixed(1)} ${(y + Math.sin(angle) * size * 0.25).toFixed(1)}`
      }).join('')
      const bloom = random.chance(0.25)
        ? shape(
            `M${x - size * 0.2} ${y}q${-size * 0.05} ${-size * 0.26} ${size * 0.08} ${-size * 0.2}q${size * 0.02} ${-size * 0.2} ${size * 0.12} ${-size * 0.24}q${size * 0.1} ${size * 0.04} ${size * 0.12} ${size * 0.24}q${size * 0.13} ${-size * 0.06} ${size * 0.08} ${size * 0.2}Z`,
            stage.paint(random.pick(['#f6dfe6', '#e5a0b8'])),
          )
        : ''
      return (
        oval(x, y + size * 0.07, size * 1.02, size * 0.28, stage.shade('#12332e'), {
          opacity: 0.6,
        }) +
        oval(x, y + size * 0.03, size, size * 0.28, stage.shade('#8a4a5a', 0, 0.2)) +
        oval(x, y, size * 0.97, size * 0.26, rim) +
        stroke(veins, stage.shade('#3f6a3a', 0, 0.2), size * 0.014, { opacity: 0.6 }) +
        oval(x, y, size * 0.97, size * 0.26, 'none', {
          stroke: mixColours(rim, '#fff3c0', 0.35),
          'stroke-width': (size * 0.03).toFixed(1),
        }) +
        bloom
      )
    })
  const leaves = [
    stage.shade('#0f2f28', 0, 0.5),
    stage.paint('#1a4636'),
    stage.paint('#2f6040'),
  ] as const
  const island: Point[] = [
    [w * 0.44, bank + 10 * u],
    [w * 0.5, bank - 16 * u],
    [w * 0.58, bank - 18 * u],
    [w * 0.66, bank + 10 * u],
  ]
  return [
    drawSky(stage, {
      sun: [side === 1 ? 0.52 : 0.6, bank / h - 0.17],
      foot: bank,
      clouds: 8,
      sunSize: 80,
    }),
    far,
    drawWater(stage, {
      top: bank,
      colour: '#7a9a8c',
      deep: '#1f3f40',
      reflection: far + left + right,
      reflectionOpacity: 0.55,
      calm: 0.85,
      glitter: w * (side === 1 ? 0.52 : 0.6),
    }),
    shape(curveWith(island, []), stage.shade('#2f5a44', 0.3)),
    emergents,
    left,
    right,
    oval(focus + side * 60 * u, bank + 84 * u, 230 * u * zoom, 9 * u, '#ffffff', { opacity: 0.25 }),
    place(
      drawRiverBoat(stage),
      focus + side * 60 * u,
      bank + 80 * u,
      0.92 * u * zoom,
      -side * 0.92 * u * zoom,
    ),
    ...lilies,
    place(
      drawMacaw(stage, '#c8383a'),
      focus - side * 260 * u,
      bank - 250 * u,
      0.95 * u * zoom,
      side * 0.95 * u * zoom,
    ),
    place(
      drawMacaw(stage, '#c8383a'),
      focus - side * 90 * u,
      bank - 350 * u,
      0.66 * u * zoom,
      side * 0.66 * u * zoom,
    ),
    place(
      drawMacaw(stage, '#d98a3a'),
      focus - side * 400 * u,
      bank - 390 * u,
      0.52 * u * zoom,
      side * 0.52 * u * zoom,
    ),
    drawJungleCorner(
      stage,
      side === 1 ? w * 1.02 : -w * 0.02,
      h * 1.03,
      440 * u,
      side === 1 ? -2.4 : -0.7,
      leaves,
    ),
    drawJungleCorner(
      stage,
      side === 1 ? -w * 0.02 : w * 1.02,
      -h * 0.02,
      320 * u,
      side === 1 ? 0.8 : 2.3,
      leaves,
    ),
  ].join('')
}
