import { drawRhea, drawRider } from '../animals.ts'
import { place, shape, stroke } from '../marks.ts'
import { curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills } from '../peaks.ts'
import { drawCanopy, drawGrass, drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** The iron windpump that stands by every waterhole, 500 units tall. */
function drawWindpump(stage: Stage): string {
  const iron = stage.shade('#4a4450', 0.15, 0.4)
  const vanes = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 360
    return `<path d="M-4 -14L-13 -84L13 -84L4 -14Z" fill="${iron}" transform="translate(0 -430) rotate(${angle.toFixed(1)})"/>`
  }).join('')
  return (
    stroke(
      'M-60 0L-8 -410M60 0L8 -410M-50 -80L40 -160M50 -80L-40 -160M-32 -230L26 -290M32 -230L-26 -290M-50 -80H50M-40 -160H40M-32 -230H32',
      iron,
      6,
    ) +
    vanes +
    shape('M10 -434L120 -456V-406Z', iron)
  )
}

/** The pampa: riders against the low sun, rheas in the grass. */
export function drawGauchos(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const far = h * (stage.portrait ? 0.62 : 0.6)
  const ground = h * (stage.portrait ? 0.78 : 0.78)
  const side = focus > w * 0.5 ? 1 : -1
  const ridge = (x: number) =>
    ground - 26 * u * Math.sin((x / w) * Math.PI) + 12 * u * stage.noise('ridge')((x / w) * 4)
  const slope: Point[] = Array.from({ length: 21 }, (_, index): Point => [
    (w * index) / 20,
    ridge((w * index) / 20),
  ])
  const size = 1.35 * u * zoom * (stage.portrait ? 0.9 : 1)
  const riders = [
    { at: -1.15, coat: '#7a4a34', poncho: '#7b2d3e', scale: 0.92 },
    { at: 0, coat: '#4a3a38', poncho: '#b4633c', scale: 1.04 },
    { at: 1.2, coat: '#b08a62', poncho: '#1f4e6b', scale: 0.95 },
  ].map(({ at, coat, poncho, scale }) => {
    const x = focus + at * 250 * u * zoom * (stage.portrait ? 0.9 : 1)
    return place(drawRider(stage, coat, poncho), x, ridge(x) + 6 * u, size * scale)
  })
  const rheas = [0, 1, 2].map((index) => {
    const x = focus - side * (430 + index * 110) * u
    return place(
      drawRhea(stage, index % 2 === 0 ? 1 : -1),
      x,
      far + (34 + index * 9) * u,
      0.36 * u * zoom,
    )
  })
  return [
    drawSky(stage, {
      sun: [(focus / w) * 0.96, far / h - 0.16],
      foot: far,
      clouds: 6,
      sunSize: 118,
    }),
    drawHills(stage, {
      name: 'sierra',
      base: far + 4 * u,
      height: 70 * u,
      colour: '#8a7f96',
      depth: 0.5,
      foot: far + 6 * u,
      waves: 3,
    }),
    drawCanopy(stage, {
      name: 'eucalyptus',
      from: side === 1 ? -20 : w * 0.7,
      to: side === 1 ? w * 0.26 : w + 20,
      bump: 40 * u,
      depth: 0.36,
      colour: '#4a6248',
      foot: far + 8 * u,
      ground: () => far - 34 * u,
    }),
    shape(
      curveWith(
        [
          [0, far],
          [w * 0.5, far + 6 * u],
          [w, far],
        ],
        [
          [w, h],
          [0, h],
        ],
      ),
      stage.wash([
        [0, stage.paint('#c9b061', 0.35)],
        [0.4, stage.paint('#a8913f', 0.1)],
        [1, stage.paint('#8a7a3c')],
      ]),
    ),
    place(drawWindpump(stage), focus - side * 500 * u, far + 10 * u, 0.5 * u),
    ...rheas,
    shape(
      curveWith(slope, [
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, stage.paint('#9a8a42')],
        [1, stage.shade('#5a5a30')],
      ]),
    ),
    ...riders,
    drawGrass(stage, {
      name: 'ridge',
      from: 0,
      to: w,
      ground: (x) => ridge(x) + 34 * u,
      height: 46 * u,
      count: 240,
      colours: ['#c9b05a', '#8f8440', '#b39a4a', '#6d6c38'],
    }),
    drawGrass(stage, {
      name: 'near',
      from: 0,
      to: w,
      ground: () => h - 50 * u,
      height: 110 * u,
      count: 210,
      colours: ['#7d7a3c', '#a8953f', '#5d6034', '#d0b562'],
    }),
    drawTree(
      stage,
      side === 1 ? w * 0.07 : w * 0.93,
      h * 0.99,
      (stage.portrait ? 330 : 520) * u,
      leafColours(stage),
    ),
    drawBirds(stage, focus + side * 250 * u, far - 330 * u, 7, 16),
  ].join('')
}
