import { mixColours } from '../colour.ts'
import { box, disc, oval, place, shape, stroke } from '../marks.ts'
import { curveWith, placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks } from '../peaks.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const misti: readonly Point[] = [
  [-560, 0],
  [-400, 70],
  [-240, 180],
  [-110, 300],
  [-30, 356],
  [10, 350],
  [60, 360],
  [150, 290],
  [290, 160],
  [440, 60],
  [580, 0],
]

/** A striped awning over a heap of produce, 300 units wide. */
function drawStall(stage: Stage, index: number): string {
  const random = stage.random(`stall ${index}`)
  const cloth = [
    ['#b9463c', '#f6ecd6'],
    ['#1f4e6b', '#e8b44f'],
    ['#4f8a5c', '#f6ecd6'],
    ['#d2954a', '#7b2d3e'],
  ][index % 4] ?? ['#b9463c', '#f6ecd6']
  const wood = stage.shade('#6a4630')
  const parts = [stroke('M-140 0V-230M140 0V-230', wood, 8)]
  for (let strip = 0; strip < 8; strip += 1) {
    const x = -164 + strip * 41
    const colour = cloth[strip % 2] ?? '#f6ecd6'
    parts.push(
      shape(
        `M${x * 0.86} -300L${(x + 41) * 0.86} -300L${x + 41} -220Q${x + 20.5} -198 ${x} -220Z`,
        stage.paint(colour),
      ),
      shape(
        `M${x} -220Q${x + 20.5} -198 ${x + 41} -220L${x + 40} -230L${x + 1} -230Z`,
        stage.shade(colour),
      ),
    )
  }
  parts.push(
    box(-150, -86, 300, 86, stage.paint('#a8714a')),
    box(-150, -86, 300, 12, stage.paint('#c98f5c')),
  )
  for (let plank = 1; plank < 5; plank += 1)
    parts.push(stroke(`M${-150 + plank * 60} -72V0`, wood, 3, { opacity: 0.6 }))
  const fruits = ['#c8414b', '#e8a33f', '#7a3d6a', '#6f9a4c', '#e3c04a', '#b4633c']
  for (let heap = 0; heap < 4; heap += 1) {
    const cx = -108 + heap * 72
    const tone = fruits[(index * 2 + heap) % fruits.length] ?? '#c8414b'
    parts.push(
      shape(`M${cx - 36} -86L${cx - 30} -104H${cx + 30}L${cx + 36} -86Z`, stage.shade('#b08a52')),
    )
    for (let row = 0; row < 4; row += 1) {
      for (let item = 0; item < 4 - row; item += 1) {
        const fx = cx + (item - (3 - row) / 2) * 16 + random.between(-2, 2)
        const fy = -110 - row * 13
        parts.push(
          disc(fx, fy, 10, stage.paint(tone)),
          disc(fx - 3, fy - 3, 3.4, stage.paint(mixColours(tone, '#ffffff', 0.5)), {
            opacity: 0.8,
          }),
        )
      }
    }
  }
  for (let bunch = 0; bunch < 5; bunch += 1)
    parts.push(
      stroke(`M${-110 + bunch * 55} -216v${random.between(16, 30).toFixed(1)}`, wood, 2.5),
      oval(
        -110 + bunch * 55,
        -176,
        9,
        17,
        stage.paint(random.pick(['#c8414b', '#e8b44f', '#6f8a4a'])),
      ),
    )
  return parts.join('')
}

/** A market woman with her hat, shawl and wide skirt, 260 units tall. */
function drawSeller(stage: Stage, skirt: string, shawl: string, side: 1 | -1): string {
  const skin = stage.paint('#a8704c')
  const dark = stage.shade('#2b2430', 0, 0.3)
  return place(
    [
      oval(0, 2, 74, 8, '#1d1820', { opacity: 0.35 }),
      shape('M-34 -120Q-76 -50 -70 -6H70Q76 -50 36 -120Z', stage.paint(skirt)),
      shape('M6 -120Q40 -50 30 -6H70Q76 -50 36 -120Z', stage.shade(skirt)),
      stroke('M-68 -22Q0 -12 69 -22M-70 -10Q0 0 70 -10', stage.paint('#f0d08a'), 4),
      shape('M-40 -190Q0 -206 40 -190Q56 -140 42 -110H-42Q-56 -140 -40 -190Z', stage.paint(shawl)),
      shape(
        'M-40 -190L6 -112H-42Q-56 -140 -40 -190Z M40 -190L6 -112H42Q56 -140 40 -190Z',
        stage.shade(shawl),
        { opacity: 0.6 },
      ),
      stroke('M-48 -136L2 -128M48 -136L10 -128', stage.paint('#e8b44f'), 5),
      shape('M-40 -176Q-80 -160 -66 -120Q-30 -132 -36 -176Z', stage.paint('#d2954a')),
      stroke('M-62 -160L-40 -128M-68 -142L-48 -124', stage.paint('#7b2d3e'), 5),
      disc(2, -214, 22, skin),
      shape('M-20 -222Q-32 -190 -26 -150L-18 -150Q-20 -190 -10 -206Z', dark),
      oval(2, -230, 40, 7, dark),
      shape('M-24 -232Q-22 -266 2 -266Q26 -266 28 -232Z', dark),
      stroke('M-24 -237Q2 -231 28 -237', stage.paint('#b9463c'), 5),
    ].join(''),
    0,
    0,
    1,
    side,
  )
}

/** An Andean market: awnings, heaped fruit, white arcades and a volcano behind. */
export function drawMarket(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const ground = h * 0.72
  const arcade = ground - 210 * u
  const s = u * 1.2 * zoom
  const volcano = drawPeaks(stage, {
    name: 'misti',
    crest: placePoints(misti, focus, arcade, u * 1.02 * zoom),
    base: arcade + 40 * u,
    colour: '#8a7684',
    shadeColour: '#54465e',
    depth: 0.3,
    rough: 0.025,
    snowline: arcade - 285 * u * zoom,
    mist: 0.5,
  })
  const wall = stage.paint('#f6ecd6', 0.1)
  const arches: string[] = []
  const gap = 118 * u
  for (let x = -gap * 0.3; x < w + gap; x += gap) {
    arches.push(
      shape(
        `M${x} ${ground}V${ground - 100 * u}A${gap * 0.36} ${gap * 0.4} 0 0 1 ${x + gap * 0.72} ${ground - 100 * u}V${ground}Z`,
        stage.wash([
          [0, stage.shade('#5a4a50', 0.05)],
          [1, stage.shade('#8a7468', 0.1)],
        ]),
      ),
      stroke(
        `M${x} ${ground - 100 * u}A${gap * 0.36} ${gap * 0.4} 0 0 1 ${x + gap * 0.72} ${ground - 100 * u}`,
        stage.paint('#d9c6a4', 0.1),
        5 * u,
      ),
    )
  }
  const tower = (x: number) =>
    [
      box(x - 46 * u, arcade - 190 * u, 92 * u, 230 * u, wall),
      box(x + 8 * u, arcade - 190 * u, 38 * u, 230 * u, stage.shade('#cdb894', 0.1), {
        opacity: 0.7,
      }),
      box(x - 52 * u, arcade - 130 * u, 104 * u, 9 * u, stage.paint('#e3d0aa', 0.1)),
      box(x - 52 * u, arcade - 194 * u, 104 * u, 11 * u, stage.paint('#e3d0aa', 0.1)),
      shape(
        `M${x - 42 * u} ${arcade - 194 * u}Q${x} ${arcade - 270 * u} ${x + 42 * u} ${arcade - 194 * u}Z`,
        wall,
      ),
      stroke(
        `M${x} ${arcade - 232 * u}v${-36 * u}M${x - 10 * u} ${arcade - 258 * u}h${20 * u}`,
        stage.shade('#5a4a50'),
        4 * u,
      ),
      shape(
        `M${x - 16 * u} ${arcade - 140 * u}v${-26 * u}a${16 * u} ${16 * u} 0 0 1 ${32 * u} 0v${26 * u}Z`,
        stage.shade('#5a4a50'),
      ),
    ].join('')
  const random = stage.random('paving')
  const paving: string[] = []
  for (let row = 0; row < 9; row += 1) {
    const part = (row / 9) ** 1.5
    const y = ground + 8 * u + part * (h - ground)
    paving.push(
      stroke(`M0 ${y.toFixed(1)}H${w}`, stage.shade('#8a7a70'), (1 + part * 3) * u, {
        opacity: 0.4,
      }),
    )
    for (let x = random.between(0, 60) * u; x < w; x += (60 + part * 170) * u)
      paving.push(
        stroke(
          `M${x.toFixed(1)} ${y.toFixed(1)}l${((x - w / 2) * 0.05).toFixed(1)} ${((14 + part * 50) * u).toFixed(1)}`,
          stage.shade('#8a7a70'),
          (1 + part * 3) * u,
          { opacity: 0.4 },
        ),
      )
  }
  const flags = Array.from({ length: 19 }, (_, index) => {
    const part = index / 18
    const y = arcade - 40 * u + Math.sin(part * Math.PI) * 90 * u
    return shape(
      polygon([
        [w * part, y],
        [w * part + 30 * u, y],
        [w * part + 15 * u, y + 42 * u],
      ]),
      stage.paint(['#b9463c', '#e8b44f', '#4f8a5c', '#1f4e6b', '#8a5fa8'][index % 5] ?? '#b9463c'),
    )
  }).join('')
  const stalls = stage.portrait ? [-1.06, 0, 1.06] : [-2.1, -1.05, 0, 1.05, 2.1]
  const front = h * 0.95
  return [
    drawSky(stage, { sun: [focus > w * 0.5 ? 0.2 : 0.8, 0.15], foot: arcade, clouds: 4 }),
    volcano,
    drawHills(stage, {
      name: 'valley',
      base: arcade + 30 * u,
      height: 60 * u,
      colour: '#9a8a6a',
      depth: 0.4,
      foot: arcade + 60 * u,
    }),
    tower(focus - 330 * u),
    tower(focus + 330 * u),
    shape(
      curveWith(
        [
          [focus - 284 * u, arcade + 10 * u],
          [focus - 200 * u, arcade - 90 * u],
          [focus, arcade - 130 * u],
          [focus + 200 * u, arcade - 90 * u],
          [focus + 284 * u, arcade + 10 * u],
        ],
        [],
      ),
      wall,
    ),
    box(0, arcade, w, ground - arcade, wall),
    box(0, arcade - 8 * u, w, 14 * u, stage.paint('#e3d0aa', 0.1)),
    ...arches,
    box(
      0,
      ground,
      w,
      h - ground,
      stage.wash([
        [0, stage.paint('#d9c2a0', 0.1)],
        [1, stage.paint('#b09478')],
      ]),
    ),
    ...paving,
    flags,
    ...stalls.map((at, index) =>
      place(drawStall(stage, index), focus + at * 300 * s, ground + 56 * u, s * 0.94),
    ),
    place(drawSeller(stage, '#1f4e6b', '#b9463c', 1), focus - 190 * u * zoom, front, s * 0.9),
    place(
      drawSeller(stage, '#7b2d3e', '#4f8a5c', -1),
      focus + 130 * u * zoom,
      front + 14 * u,
      s * 0.98,
    ),
    stage.portrait
      ? ''
      : place(
          drawSeller(stage, '#b4633c', '#8a5fa8', 1),
          focus + 420 * u * zoom,
          front - 30 * u,
          s * 0.84,
        ),
    drawBirds(stage, focus + 40 * u, arcade - 330 * u, 8, 14),
  ].join('')
}
