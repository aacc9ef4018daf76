import { mixColours } from '../colour.ts'
import { drawBrazier, drawMeats } from '../grill.ts'
import { box, disc, group, oval, place, shape, stroke } from '../marks.ts'
import { curve, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawTree, leafColours } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A bulb string from wall to wall. */
function drawLights(stage: Stage, y: number, sag: number): string {
  const { width: w, unit: u } = stage
  const hang = (x: number) => y + sag * (1 - ((x / w) * 2 - 1) ** 2)
  const wire = Array.from({ length: 21 }, (_, index): Point => [
    (w * index) / 20,
    hang((w * index) / 20),
  ])
  const bulb = stage.glow([
    [0, '#fff3c4', 0.95],
    [0.3, '#f7cf73', 0.5],
    [1, '#f7cf73', 0],
  ])
  const count = Math.max(6, Math.round(w / (150 * u)))
  const bulbs = Array.from({ length: count }, (_, index) => {
    const x = (w * (index + 0.5)) / count
    return (
      oval(x, hang(x) + 17 * u, 52 * u, 52 * u, bulb) +
      oval(x, hang(x) + 17 * u, 9 * u, 12 * u, '#fff6d8')
    )
  })
  return stroke(curve(wire), stage.shade('#2b2a30'), 3.4 * u) + bulbs.join('')
}

/** An asado in a Buenos Aires courtyard: fire to the side, embers under the grill, the table in front. */
export function drawAsado(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom, portrait } = stage
  const ground = h * (portrait ? 0.66 : 0.66)
  const table = h * (portrait ? 0.86 : 0.85)
  const wallTop = h * (portrait ? 0.2 : 0.17)
  const mirrored = stage.focus < w * 0.5
  const at = (part: number) => w * (mirrored ? 1 - part : part)
  const s = u * (portrait ? 0.92 : 1.06) * Math.min(zoom, 1.08)
  const grillX = at(portrait ? 0.56 : 0.58)
  const grillY = h * (portrait ? 0.62 : 0.6)
  const random = stage.random('bricks')
  const bricks: string[] = []
  for (let row = 0; row * 44 * u < ground - wallTop; row += 1) {
    for (let x = (row % 2) * -55 * u; x < w; x += 110 * u) {
      if (!random.chance(0.34)) continue
      bricks.push(
        box(
          x,
          wallTop + row * 44 * u,
          104 * u,
          38 * u,
          stage.paint(random.pick(['#b4684a', '#a4573e', '#c07a58', '#8f4c3a'])),
          {
            opacity: 0.75,
          },
        ),
      )
    }
  }
  const iron = stage.shade('#2c2b2d', 0, 0.2)
  const plane = (x: number, y: number): Point => [
    grillX + (x + y * -0.16) * s,
    grillY + y * 0.72 * s,
  ]
  const gridLine = (x: number) => {
    const [x1, y1] = plane(x, -84)
    const [x2, y2] = plane(x, 96)
    return stroke(
      `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
      iron,
      5 * s,
    )
  }
  const corners = [plane(-420, -92), plane(430, -92), plane(430, 104), plane(-420, 104)]
  const embers = stage.random('embers')
  const coals = Array.from({ length: 90 }, () => {
    const [x, y] = plane(embers.between(-400, 400), embers.between(60, 190))
    return oval(
      x,
      y + 92 * s,
      embers.between(10, 26) * s,
      embers.between(6, 13) * s,
      embers.pick(['#e0702f', '#f2ad3f', '#b5322a', '#5a4a48']),
    )
  })
  const smoke = [0, 1, 2].map((index) => {
    const x = grillX + (index - 1) * 170 * s
    return stroke(
      curve([
        [x, grillY - 60 * s],
        [x + 40 * s, grillY - 170 * s],
        [x - 30 * s, grillY - 290 * s],
        [x + 50 * s, grillY - 430 * s],
      ]),
      stage.paint('#f3ead8'),
      (46 - index * 8) * s,
      { opacity: 0.1 },
    )
  })
  const window = [
    box(-78, -210, 156, 300, stage.shade('#4a3a34')),
    box(-66, -198, 132, 276, '#f3c877', { opacity: stage.light === 'day' ? 0.35 : 0.9 }),
    stroke('M0 -198V78M-66 -60H66', stage.paint('#f3e6c8'), 7),
    box(-150, -210, 70, 300, stage.paint('#2f6a5a')),
    box(80, -210, 70, 300, stage.paint('#2f6a5a')),
    ...[-180, -150, -120, -90, -60, -30, 0, 30, 60].map((y) =>
      stroke(`M-140 ${y}H-90M90 ${y}H140`, stage.shade('#1f4a40'), 5),
    ),
    box(-92, 90, 184, 16, stage.paint('#d9c39a')),
  ].join('')
  const glass = (x: number, tone: string) =>
    shape(`M${x - 34} -130H${x + 34}L${x + 26} 0H${x - 26}Z`, '#ffffff', { opacity: 0.25 }) +
    shape(`M${x - 31} -84H${x + 31}L${x + 26} -2H${x - 26}Z`, stage.paint(tone))
  const bowl =
    shape('M-92 -58H92Q84 0 30 2H-30Q-84 0 -92 -58Z', stage.paint('#b4633c')) +
    oval(0, -58, 92, 22, stage.paint('#8f4a2c')) +
    oval(0, -56, 80, 17, stage.paint('#6b8a34')) +
    [-50, -20, 14, 46]
      .map((x, index) => disc(x, -58 + (index % 2) * 6, 6, stage.paint('#c8432f')))
      .join('')
  const board =
    shape('M-250 0L-210 -64H250L290 0Q292 20 270 22H-232Q-252 20 -250 0Z', stage.paint('#c98f56')) +
    shape(
      'M-170 -30Q-150 -84 -40 -86Q90 -90 120 -58Q134 -26 96 -16Q-60 0 -170 -30Z',
      stage.paint('#7d3f2a'),
    ) +
    [-90, -40, 10, 60]
      .map((x) =>
        shape(`M${x} -82L${x + 16} -80L${x + 2} -14L${x - 14} -14Z`, stage.paint('#d98a72')),
      )
      .join('') +
    stroke('M150 -20L250 -58', stage.paint('#d5dad8'), 12) +
    stroke('M250 -58L296 -76', stage.shade('#4a3024'), 18)
  const bread =
    shape('M-150 0Q-170 -66 -80 -84Q20 -100 110 -76Q170 -54 150 0Z', stage.paint('#c98642')) +
    [-70, -10, 50]
      .map((x) => stroke(`M${x} -76Q${x + 20} -50 ${x + 14} -26`, stage.paint('#f3d6a0'), 12))
      .join('')
  const wood = stage.paint('#8f5a3a')
  const glow = stage.glow([
    [0, '#f7b053', 0.75],
    [0.45, '#e0702f', 0.28],
    [1, '#e0702f', 0],
  ])
  return [
    drawSky(stage, { sun: [at(0.2) / w, 0.08], foot: wallTop + 60 * u, clouds: 1, sunSize: 30 }),
    drawTree(stage, at(0.9), wallTop + 150 * u, 330 * u, leafColours(stage), 0.15),
    drawTree(stage, at(0.04), wallTop + 130 * u, 280 * u, leafColours(stage), 0.2),
    box(
      0,
      wallTop,
      w,
      ground - wallTop + 4,
      stage.wash([
        [0, stage.paint('#d9b489')],
        [1, stage.shade('#b98a68', 0, 0.25)],
      ]),
    ),
    ...bricks,
    box(0, wallTop - 14 * u, w, 26 * u, stage.paint('#c9745a')),
    place(window, at(portrait ? 0.16 : 0.2), wallTop + 290 * u, 0.95 * u),
    portrait ? '' : place(window, at(0.86), wallTop + 290 * u, 0.95 * u),
    box(
      0,
      ground,
      w,
      h - ground,
      stage.wash([
        [0, stage.shade('#a0705a', 0, 0.3)],
        [1, stage.shade('#6a4840', 0, 0.4)],
      ]),
    ),
    ...[0.12, 0.3, 0.55].map((part) =>
      stroke(
        `M0 ${(ground + (h - ground) * part).toFixed(1)}H${w}`,
        stage.shade('#5a3a34'),
        3 * u,
        { opacity: 0.4 },
      ),
    ),
    oval(at(portrait ? 0.1 : 0.17), ground - 30 * u, 420 * u, 360 * u, glow),
    place(drawBrazier(stage), at(portrait ? 0.12 : 0.17), ground + 60 * u, s * 0.95),
    oval(grillX, grillY + 120 * s, 560 * s, 250 * s, glow),
    shape(
      polygon([plane(-400, 120), plane(410, 120), plane(410, 290), plane(-400, 290)]),
      stage.shade('#4a3a38', 0, 0.3),
    ),
    ...coals,
    ...[-400, 410].map((x) => {
      const [px, py] = plane(x, 100)
      return stroke(`M${px.toFixed(1)} ${py.toFixed(1)}v${(230 * s).toFixed(1)}`, iron, 18 * s)
    }),
    shape(polygon(corners), iron, { opacity: 0.25 }),
    ...Array.from({ length: 35 }, (_, index) => gridLine(-415 + index * 24.6)),
    stroke(polygon(corners), iron, 12 * s),
    place(drawMeats(stage), grillX, grillY, s),
    ...smoke,
    drawLights(stage, h * 0.08, 90 * u),
    group(
      [
        box(
          0,
          table,
          w,
          h - table + 2,
          stage.wash([
            [0, mixColours(wood, '#ffe0b0', 0.3)],
            [0.25, wood],
            [1, stage.shade('#5f3a28')],
          ]),
        ),
        stroke(`M0 ${table}H${w}`, stage.paint('#e6c090'), 5 * u),
        place(board, at(0.62), table + 62 * u, 0.86 * u * zoom),
        place(bowl, at(portrait ? 0.24 : 0.38), table + 58 * u, 0.9 * u * zoom),
        portrait ? '' : place(bread, at(0.16), table + 62 * u, 0.9 * u * zoom),
        place(
          glass(0, '#7b2d3e') + glass(110, '#7b2d3e'),
          at(portrait ? 0.86 : 0.85),
          table + 64 * u,
          0.95 * u * zoom,
        ),
      ].join(''),
    ),
  ].join('')
}
