import { mixColours } from '../colour.ts'
import { disc, oval, place, shape, stroke } from '../marks.ts'
import { curve, curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawFrond } from '../leaves.ts'
import { drawCanopy, drawGrass } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** A palm: bent trunk, round crown. */
export function drawPalm(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  depth: number,
  lean = 0.06,
): string {
  const random = stage.random(`palm ${Math.round(x)} ${Math.round(y)}`)
  const top: Point = [x + height * lean, y - height]
  const trunk = stroke(
    curve([[x, y], [x + height * lean * 0.25, y - height * 0.5], top]),
    stage.shade('#6a4c38', depth, 0.3),
    height * 0.035,
  )
  const colours = [
    stage.shade('#2f5a40', depth, 0.3),
    stage.paint('#4a7a48', depth),
    stage.paint('#7fa05a', depth),
  ]
  const fronds = Array.from({ length: 13 }, (_, index) => {
    const angle = -Math.PI + (index / 12) * Math.PI + random.between(-0.15, 0.15)
    return drawFrond(
      top[0],
      top[1],
      height * random.between(0.28, 0.38),
      angle,
      colours[index % 3] ?? '#4a7a48',
      angle < -Math.PI / 2 ? -0.5 : 0.5,
    )
  })
  return trunk + fronds.join('')
}

/** A capybara at rest or standing, about 100 units tall, facing right. */
function drawCapybara(stage: Stage): string {
  const coat = stage.paint('#9a6a42')
  const dark = stage.shade('#6a4630', 0, 0.35)
  return [
    shape('M-62 0V-24H-44V0Z M-34 0V-22H-18V0Z M26 0V-26H42V0Z M48 0V-24H60V0Z', dark),
    shape(
      'M-78 -30Q-84 -74 -40 -84Q0 -92 34 -82Q50 -104 76 -104Q108 -100 112 -78Q114 -60 94 -58Q76 -56 70 -40Q58 -14 10 -14Q-60 -12 -78 -30Z',
      coat,
    ),
    shape('M-70 -30Q-20 -20 40 -30Q62 -40 70 -40Q58 -14 10 -14Q-60 -12 -70 -30Z', dark, {
      opacity: 0.6,
    }),
    shape('M66 -102L68 -116L78 -106Z', dark),
    disc(86, -88, 3, dark),
    shape('M104 -84Q116 -80 112 -70L102 -68Z', dark),
  ].join('')
}

/** A jabiru stork, 200 units tall. */
function drawJabiru(stage: Stage): string {
  const white = stage.paint('#fbf6e8')
  const black = stage.shade('#23252f', 0, 0.2)
  return [
    stroke('M-8 -84L-12 -40L-6 0M10 -84L12 -42L18 0', black, 5),
    shape('M-52 -92Q-30 -130 14 -126Q30 -124 30 -110Q26 -84 -6 -80Q-40 -78 -52 -92Z', white),
    shape(
      'M-52 -92Q-20 -92 14 -112Q4 -84 -20 -80Q-44 -82 -52 -92Z',
      stage.shade('#d9d0c0', 0, 0.25),
    ),
    stroke('M20 -118Q44 -136 34 -166Q30 -184 40 -192', white, 15),
    stroke('M20 -122Q34 -130 37 -146', stage.paint('#b03a36'), 15),
    stroke('M37 -148Q34 -164 33 -172Q32 -184 40 -192', black, 13),
    shape('M36 -202Q50 -204 50 -194L96 -176L46 -184Q34 -190 36 -202Z', black),
  ].join('')
}

/** Esteros del Iberá: a mirror of water, palms, capybaras, a jabiru. */
export function drawIbera(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const shore = h * (stage.portrait ? 0.5 : 0.5)
  const random = stage.random('pads')
  const palms = Array.from({ length: stage.portrait ? 7 : 13 }, () => {
    const x = random.between(0, w)
    return drawPalm(
      stage,
      x,
      shore + 4 * u,
      random.between(110, 230) * u * zoom,
      0.3,
      random.between(-0.08, 0.08),
    )
  }).join('')
  const woods = drawCanopy(stage, {
    name: 'far',
    bump: 30 * u,
    depth: 0.42,
    colour: '#4a7050',
    foot: shore + 3,
    ground: (x) => shore - (26 + 24 * stage.noise('woods')((x / w) * 4)) * u,
  })
  const pads = Array.from({ length: 60 }, () => random.next())
    .toSorted((one, other) => one - other)
    .map((part) => {
      const x = random.between(-0.02, 1.02) * w
      const y = shore + 40 * u + part ** 1.3 * (h - shore) * 0.94
      const size = (6 + part * 64) * u
      const flower = random.chance(0.3)
        ? shape(
            `M${x - size * 0.22} ${y - size * 0.06}l${size * 0.06} ${-size * 0.26}l${size * 0.1} ${size * 0.14}l${size * 0.07} ${-size * 0.22}l${size * 0.09} ${size * 0.22}l${size * 0.1} ${-size * 0.14}l${size * 0.04} ${size * 0.26}Z`,
            stage.paint(random.pick(['#f3e6ef', '#d98aa8', '#f0c9d6'])),
          )
        : ''
      return (
        oval(x, y + size * 0.05, size, size * 0.25, stage.shade('#1f4038'), { opacity: 0.5 }) +
        shape(
          `M${x} ${y}L${x + size} ${y - size * 0.1}A${size} ${size * 0.25} 0 1 1 ${x + size * 0.86} ${y + size * 0.14}Z`,
          stage.paint(random.pick(['#5d8a4a', '#7aa05a', '#4a7a48'])),
        ) +
        flower
      )
    })
  const side = focus > w * 0.5 ? 1 : -1
  const bank: Point[] =
    side === 1
      ? [
          [w * 0.34, h * 1.01],
          [w * 0.5, h * 0.93],
          [w * 0.74, h * 0.87],
          [w + 10, h * 0.83],
        ]
      : [
          [-10, h * 0.83],
          [w * 0.26, h * 0.87],
          [w * 0.5, h * 0.93],
          [w * 0.66, h * 1.01],
        ]
  const family = [
    [stage.portrait ? 0.6 : 0.66, 0.915, 1.2],
    [0.8, 0.88, 1.45],
    [stage.portrait ? 1 : 0.93, 0.868, 1],
  ] as const
  const capys = family.map(([px, py, size], index) =>
    place(
      drawCapybara(stage),
      w * (side === 1 ? px : 1 - px),
      h * py + 14 * u,
      size * u * zoom,
      (index === 1 ? side : -side) * size * u * zoom,
    ),
  )
  const storkX = w * (side === 1 ? (stage.portrait ? 0.24 : 0.3) : 0.72)
  return [
    drawSky(stage, {
      sun: [side === 1 ? 0.34 : 0.66, shore / h - 0.13],
      foot: shore,
      clouds: 5,
      sunSize: 92,
    }),
    woods,
    palms,
    drawWater(stage, {
      top: shore,
      colour: mixColours('#6fa0a0', '#e0b47a', stage.light === 'day' ? 0 : 0.3),
      deep: '#2a5a5c',
      reflection: woods + palms,
      reflectionOpacity: 0.6,
      calm: 0.85,
      glitter: w * (side === 1 ? 0.34 : 0.66),
    }),
    drawGrass(stage, {
      name: 'far reeds',
      from: 0,
      to: w,
      ground: () => shore + 10 * u,
      height: 34 * u,
      count: 260,
      colours: ['#6a8a4c', '#8a9a54', '#4f7048'],
    }),
    ...pads,
    place(drawJabiru(stage), storkX, shore + 190 * u, 1.35 * u * zoom, side * 1.35 * u * zoom),
    oval(storkX, shore + 192 * u, 70 * u, 5 * u, '#ffffff', { opacity: 0.4 }),
    shape(
      curveWith(bank, side === 1 ? [[w + 10, h + 10]] : [[-10, h + 10]]),
      stage.wash([
        [0, stage.paint('#8a9a4c')],
        [1, stage.shade('#4a5a34')],
      ]),
    ),
    ...capys,
    drawGrass(stage, {
      name: 'bank',
      from: side === 1 ? w * 0.4 : -10,
      to: side === 1 ? w + 10 : w * 0.6,
      ground: (x) => h * 1.0 - (side === 1 ? x / w - 0.4 : 0.6 - x / w) * h * 0.13,
      height: 80 * u,
      count: 110,
      colours: ['#7d9a4c', '#a0ac5a', '#587a40'],
    }),
    drawGrass(stage, {
      name: 'reeds',
      from: side === 1 ? -20 : w * 0.82,
      to: side === 1 ? w * 0.18 : w + 20,
      ground: () => h + 10 * u,
      height: 330 * u,
      count: 70,
      colours: ['#3f6a44', '#5d8a4a', '#2f5540'],
    }),
    drawBirds(stage, w * 0.5, shore - 260 * u, 9, 18),
  ].join('')
}
