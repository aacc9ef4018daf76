import { mixColours } from '../colour.ts'
import { disc, place, shape, stroke } from '../marks.ts'
import { curveWith, line, placePoints, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Aconcagua's broad south face between lower summits, in its own units. */
const aconcagua: readonly Point[] = [
  [-760, 60],
  [-620, 210],
  [-540, 170],
  [-420, 330],
  [-350, 290],
  [-180, 500],
  [-110, 470],
  [-10, 590],
  [70, 545],
  [120, 560],
  [260, 380],
  [330, 400],
  [470, 250],
  [560, 290],
  [700, 130],
  [780, 60],
]

/** A low winery of stone and rust with a flat tower; 600 units wide. */
function drawWinery(stage: Stage): string {
  const wall = stage.paint('#d8b48a')
  const dark = stage.shade('#9a6a4c')
  const glass =
    stage.light === 'dusk' || stage.light === 'night' ? '#ffd27a' : stage.shade('#45525c')
  return [
    shape('M-300 0V-90H-40V-120H120V0Z', wall),
    shape('M120 0V-200H210V0Z', stage.paint('#b9774c')),
    shape('M170 0V-200H210V0Z', dark),
    shape('M210 0V-80H320V0Z', stage.shade('#c99b74')),
    shape(
      'M-312 -88L-300 -104H-36V-88Z M-48 -118L-38 -132H128V-118Z M112 -200V-214H220V-200Z',
      dark,
    ),
    ...[-270, -215, -160, -105].map((x) =>
      shape(`M${x} 0V-46A17 17 0 0 1 ${x + 34} -46V0Z`, glass),
    ),
    shape('M0 0V-70H70V0Z M138 -170h20v34h-20Z M180 -170h16v34h-16Z', glass),
  ].join('')
}

/** Vine rows that meet at the far edge of the vineyard. */
function drawVines(stage: Stage, top: number, vanish: number): string {
  const { width: w, height: h, unit: u } = stage
  const random = stage.random('vines')
  const leaves =
    stage.season === 'autumn'
      ? ['#8f2f35', '#b8502f', '#d68a36']
      : stage.season === 'winter'
        ? ['#6d5a4a', '#7d6a54', '#8f7c60']
        : ['#3f6a3f', '#5a8446', '#86a052']
  const soil = stage.wash([
    [0, stage.paint('#cfa370', 0.3)],
    [1, stage.paint('#8a5a3c')],
  ])
  const parts = [shape(`M0 ${top}H${w}V${h}H0Z`, soil)]
  const rows = stage.portrait ? 13 : 15
  const spread = stage.portrait ? 3.6 : 2.6
  const order = Array.from({ length: rows }, (_, index) => index).toSorted(
    (one, other) => Math.abs(other - (rows - 1) / 2) - Math.abs(one - (rows - 1) / 2),
  )
  for (const row of order) {
    const at = (row - (rows - 1) / 2) / ((rows - 1) / 2)
    const foot = vanish + at * w * spread * 0.5
    const steps = 40
    const upper: Point[] = []
    const side: Point[] = []
    const crown: string[] = []
    for (let step = 0; step <= steps; step += 1) {
      const part = (step / steps) ** 2.1
      const x = vanish + (foot - vanish) * (0.045 + part * 1.15)
      const y = top + 2 * u + part * (h - top) * 1.15
      const tall = (4 + part * 118) * u
      upper.push([x, y - tall * random.between(0.9, 1.1)])
      side.push([x, y - tall * 0.12])
      const size = tall * 0.3
      for (let leaf = 0; leaf < 3; leaf += 1) {
        crown.push(
          disc(
            x + random.between(-0.5, 0.5) * size * 1.6,
            y - tall * random.between(0.35, 1.02),
            size * random.between(0.28, 0.62),
            stage.paint(random.pick(['#3f6a3f', ...leaves]), 0.28 * (1 - part)),
            { opacity: 0.9 },
          ),
        )
      }
      if (step % 4 === 0)
        crown.push(
          stroke(
            `M${x.toFixed(1)} ${(y - tall * 0.5).toFixed(1)}V${y.toFixed(1)}`,
            stage.shade('#4a3428', 0.2 * (1 - part)),
            (0.8 + part * 7) * u,
          ),
        )
    }
    const width = (part: number) => (5 + part * 60) * u * (at > 0 ? -1 : 1)
    const thick = side.map(([x, y], index): Point => [x + width((index / steps) ** 2.1), y])
    parts.push(
      shape(
        polygon([...side, ...thick.map(([x, y]): Point => [x, y + 8 * u]).toReversed()]),
        stage.shade('#5a3c30', 0.1),
        { opacity: 0.4 },
      ),
      shape(
        polygon([...upper, ...side.toReversed()]),
        stage.wash([
          [0, stage.paint(leaves[1] ?? '#5a8446', 0.2)],
          [1, stage.shade(leaves[0] ?? '#3f6a3f')],
        ]),
      ),
      ...crown,
      stroke(
        line(upper),
        stage.paint(mixColours(leaves[2] ?? '#86a052', '#fff0b8', 0.3), 0.1),
        1.6 * u,
        { opacity: 0.6 },
      ),
    )
  }
  return parts.join('')
}

/** Mendoza: vines in rows, poplars, and Aconcagua above everything. */
export function drawMendoza(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const top = h * (stage.portrait ? 0.6 : 0.58)
  const scale = u * 0.72 * zoom
  const massif = drawPeaks(stage, {
    name: 'aconcagua',
    crest: placePoints(aconcagua, focus, top, scale),
    base: top,
    colour: '#8a7d88',
    depth: 0.3,
    rough: 0.13,
    snowline: top - (stage.season === 'winter' ? 110 : 220) * scale,
    mist: 0.7,
  })
  const random = stage.random('poplars')
  const tone =
    stage.season === 'autumn'
      ? ['#dca73c', '#c58a30', '#e3bd58']
      : ['#4f7040', '#64854a', '#3f5f3c']
  const poplars = Array.from({ length: 34 }, (_, index) => {
    const x = (w * (index + random.between(0, 0.8))) / 33
    if (Math.abs(x - focus + 40 * u) < 130 * u) return ''
    const tall = random.between(60, 120) * u * zoom
    const foot = top + 10 * u
    const body = curveWith(
      [
        [x, foot],
        [x - tall * 0.13, foot - tall * 0.25],
        [x - tall * 0.05, foot - tall * 0.8],
        [x, foot - tall],
        [x + tall * 0.05, foot - tall * 0.8],
        [x + tall * 0.13, foot - tall * 0.25],
        [x, foot],
      ],
      [],
    )
    const dark = curveWith(
      [
        [x, foot],
        [x + tall * 0.01, foot - tall * 0.5],
        [x, foot - tall],
        [x + tall * 0.05, foot - tall * 0.8],
        [x + tall * 0.13, foot - tall * 0.25],
        [x, foot],
      ],
      [],
    )
    const colour = random.pick(['#4f7040', ...tone])
    return (
      shape(body, stage.paint(stage.season === 'winter' ? '#8a7a66' : colour, 0.18)) +
      shape(dark, stage.shade(colour, 0.15), { opacity: 0.6 })
    )
  }).join('')
  return [
    drawSky(stage, { sun: [focus > w * 0.5 ? 0.2 : 0.8, 0.2], foot: top, clouds: 3 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', top, h * 0.26, 6),
      base: top,
      colour: '#94a0b0',
      depth: 0.55,
      snowline: top - h * 0.11,
      mist: 0.6,
    }),
    massif,
    drawHills(stage, {
      name: 'precordillera',
      base: top + 6 * u,
      height: 110 * u,
      colour: '#a5765c',
      depth: 0.4,
      foot: top + 8 * u,
      waves: 6,
    }),
    drawHills(stage, {
      name: 'foothills',
      base: top + 8 * u,
      height: 46 * u,
      colour: '#8a8a58',
      depth: 0.3,
      foot: top + 10 * u,
      waves: 8,
    }),
    poplars,
    place(drawWinery(stage), focus - 40 * u, top + 12 * u, 0.4 * u * zoom),
    drawVines(stage, top + 8 * u, focus - 40 * u),
    drawBirds(stage, focus - 260 * u, top - 330 * u * zoom, 4, 15),
  ].join('')
}
