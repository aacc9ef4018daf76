import { box, oval, place, shape, stroke } from '../marks.ts'
import { curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'
import { drawCardon } from './quebrada.ts'
import { drawSaltCrust } from './salinas-grandes.ts'

/** A loaded four-wheel drive, 300 units long. */
function drawJeep(stage: Stage): string {
  const body = stage.paint('#b9463c')
  const dark = stage.shade('#23262f', 0, 0.3)
  const glass = stage.shade('#46606c')
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-22" r="26" fill="${dark}"/><circle cx="${x}" cy="-22" r="11" fill="${stage.paint('#c9bfae')}"/>`
  return [
    shape('M-146 -34V-86Q-144 -96 -130 -96L-112 -148H60L92 -98L140 -90Q152 -86 152 -70V-34Z', body),
    shape('M-146 -34V-58H152V-34Z', stage.shade('#7a2a2c')),
    shape('M-104 -102L-92 -138H-34V-102Z M-24 -102V-138H54L78 -102Z', glass),
    box(-118, -160, 190, 10, dark),
    shape(
      'M-104 -160V-186H-52V-160Z M-44 -160V-178H10V-160Z M18 -160V-190H60V-160Z',
      stage.paint('#1f4e6b'),
    ),
    shape('M-44 -160V-178H10V-160Z', stage.paint('#d2954a')),
    wheel(-92),
    wheel(98),
    box(140, -84, 12, 14, stage.paint('#ffe9b0')),
  ].join('')
}

/** Salar de Uyuni: in the rains a mirror of the sky, in winter white hexagons to the edge of the world. */
export function drawUyuni(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const horizon = h * (stage.portrait ? 0.54 : 0.52)
  const isFlooded = stage.season === 'summer' || stage.season === 'autumn'
  const side = focus > w * 0.5 ? 1 : -1
  const sun: Point = [side === 1 ? 0.26 : 0.74, horizon / h - (isFlooded ? 0.14 : 0.32)]
  const sky = drawSky(stage, { sun, foot: horizon, clouds: 0, sunSize: isFlooded ? 74 : 50 })
  const clouds = [
    [0.2, 0.3, 520],
    [0.62, 0.2, 680],
    [0.88, 0.4, 430],
    [0.42, 0.44, 380],
    [0.06, 0.5, 330],
    [0.74, 0.53, 360],
  ]
    .map(([x = 0, y = 0, size = 0], index) =>
      drawCloud(stage, w * x, horizon * (y + 0.3), size * u, `heap ${index}`, 0.85),
    )
    .join('')
  const peaks = drawPeaks(stage, {
    name: 'tunupa',
    crest: makeCrest(stage, 'tunupa', horizon, h * 0.12, 5),
    base: horizon + 1,
    colour: '#8a6f86',
    depth: 0.36,
    mist: 0.5,
  })
  const island: Point[] = [
    [focus - 300 * u, horizon + 3 * u],
    [focus - 230 * u, horizon - 34 * u],
    [focus - 120 * u, horizon - 78 * u],
    [focus + 10 * u, horizon - 104 * u],
    [focus + 130 * u, horizon - 70 * u],
    [focus + 220 * u, horizon - 40 * u],
    [focus + 300 * u, horizon + 3 * u],
  ]
  const random = stage.random('cacti')
  const cacti = Array.from({ length: 15 }, () => {
    const part = random.between(-1, 1)
    const x = focus + part * 240 * u
    const y = horizon + 4 * u - (1 - Math.abs(part)) * random.between(0, 90) * u
    return place(
      drawCardon(stage, random.whole(0, 2), 0.1),
      x,
      y,
      random.between(0.045, 0.085) * u * zoom,
    )
  }).join('')
  const isle =
    shape(
      curveWith(island, []),
      stage.wash([
        [0, stage.paint('#a8765c', 0.14)],
        [1, stage.paint('#8a6458', 0.1)],
      ]),
    ) + cacti
  const jeep = place(drawJeep(stage), 0, 0, 1)
  const jeepX = focus - side * 400 * u
  const jeepY = horizon + (isFlooded ? 120 : 150) * u
  const s = 0.62 * u * zoom
  const people = [0, 1, 2]
    .map((index) => {
      const x = jeepX + side * (210 + index * 62) * u * zoom * 0.8
      const tall = 108 * s
      const tone = stage.paint(['#d2954a', '#1f4e6b', '#7b2d3e'][index] ?? '#d2954a')
      return (
        stroke(
          `M${x - 8 * s} ${jeepY}L${x} ${jeepY - tall * 0.45}L${x + 9 * s} ${jeepY}`,
          stage.shade('#2b2a36'),
          11 * s,
        ) +
        stroke(`M${x} ${jeepY - tall * 0.5}V${jeepY - tall * 0.8}`, tone, 26 * s) +
        (index === 1
          ? stroke(
              `M${x - 44 * s} ${jeepY - tall * 1.1}L${x} ${jeepY - tall * 0.78}L${x + 44 * s} ${jeepY - tall * 1.1}`,
              tone,
              9 * s,
            )
          : '') +
        `<circle cx="${x}" cy="${jeepY - tall}" r="${12 * s}" fill="${stage.shade('#a8704c', 0, 0.2)}"/>`
      )
    })
    .join('')
  const party = place(jeep, jeepX, jeepY, s, side * s) + people
  const flood = drawWater(stage, {
    top: horizon,
    colour: '#b8d0d0',
    deep: '#6f9aa8',
    reflection: sky + clouds + peaks + isle,
    reflectionOpacity: 0.86,
    calm: 1.15,
    glitter: w * sun[0],
  })
  const mirror = `<g transform="translate(0 ${(2 * jeepY).toFixed(1)}) scale(1 -1)" opacity="0.42">${party}</g>`
  const ground = shape(
    `M0 ${horizon}H${w}V${h}H0Z`,
    stage.wash([
      [0, stage.paint('#f3ead8', 0.35)],
      [0.4, stage.paint('#fbf8ee')],
      [1, stage.paint('#e9e2d8')],
    ]),
  )
  return [
    sky,
    clouds,
    peaks,
    isle,
    isFlooded ? flood + mirror : ground + drawSaltCrust(stage, horizon, stage.paint('#ffffff')),
    oval(w / 2, horizon, w * 0.6, 4 * u, stage.mood.sun, { opacity: 0.5 }),
    isFlooded ? '' : oval(jeepX, jeepY, 190 * s, 10 * s, stage.shade('#6a6468'), { opacity: 0.5 }),
    party,
  ].join('')
}
