import { mixColours } from '../colour.ts'
import { group, oval, place, shape, stroke } from '../marks.ts'
import { curve, curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawOnlooker } from '../people.ts'
import { drawGrass } from '../plants.ts'
import { drawCloud, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const rings = 8

/** One terrace seen from above: the wall of stones across from us, and the ground it holds. */
function drawTerrace(
  stage: Stage,
  x: number,
  y: number,
  reachX: number,
  reachY: number,
  wall: number,
  tone: string,
): string {
  const { unit: u } = stage
  const random = stage.random(`terrace ${Math.round(reachX)}`)
  const stones = Array.from({ length: 44 }, () => {
    const angle = Math.PI + random.next() * Math.PI
    const down = random.between(0.15, 0.9) * wall
    return oval(
      x + Math.cos(angle) * reachX * 0.985,
      y + Math.sin(angle) * reachY + down,
      random.between(5, 12) * u,
      3 * u,
      stage.paint(random.pick(['#c9b493', '#8b7a66', '#a8957a'])),
      { opacity: 0.6 },
    )
  })
  const edge = `M${(x - reachX).toFixed(1)} ${y.toFixed(1)}A${reachX.toFixed(1)} ${reachY.toFixed(1)} 0 0 1 ${(x + reachX).toFixed(1)} ${y.toFixed(1)}`
  return [
    oval(
      x,
      y,
      reachX,
      reachY,
      stage.wash(
        [
          [0, stage.paint('#b8a283')],
          [0.5, stage.paint('#9c8a70')],
          [1, stage.shade('#7d6b58', 0, 0.35)],
        ],
        true,
      ),
    ),
    ...stones,
    oval(
      x,
      y + wall,
      reachX * 0.985,
      reachY - wall * 0.45,
      stage.wash([
        [0, stage.shade(tone, 0, 0.4)],
        [0.22, stage.paint(tone)],
        [1, stage.paint(mixColours(tone, '#e8dc8a', 0.3))],
      ]),
    ),
    stroke(edge, stage.paint('#e6d6b4'), 2.6 * u, { opacity: 0.8 }),
  ].join('')
}

/** Stones that stand out of the walls as steps, from terrace to terrace. */
function drawSteps(stage: Stage, x: number, y: number, levels: readonly Point[]): string {
  const { unit: u } = stage
  return levels
    .flatMap(([reach, level], index) =>
      [0, 1, 2, 3].map((step) =>
        stroke(
          `M${(x + reach * 0.34 + step * 9 * u - index * 4 * u).toFixed(1)} ${(y + level + step * 7 * u).toFixed(1)}h${(15 * u).toFixed(1)}`,
          stage.paint('#efe0bd'),
          4 * u,
        ),
      ),
    )
    .join('')
}

/** Moray: the Incas' rings of terraces sunk into the plateau, the snows of Urubamba behind. */
export function drawMoray(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom, portrait } = stage
  const horizon = h * (portrait ? 0.38 : 0.36)
  const x = stage.focus + (0.5 - stage.focus / w) * w * 0.3
  const y = h * (portrait ? 0.63 : 0.62)
  const reach = (portrait ? 540 : 690) * u * Math.min(zoom, 1.08)
  const flat = portrait ? 0.42 : 0.4
  const green = stage.season === 'winter' || stage.season === 'autumn' ? '#b5a24e' : '#86a04e'
  const tones = [green, mixColours(green, '#5d8a4a', 0.35), mixColours(green, '#d8c06a', 0.35)]
  const levels = Array.from({ length: rings }, (_, index): [number, number] => [
    reach * (1 - index * 0.107),
    index * 15 * u,
  ])
  const terraces = levels.map(([wide, down], index) =>
    drawTerrace(
      stage,
      x,
      y + down,
      wide,
      wide * flat,
      (index === 0 ? 20 : 26) * u,
      tones[index % tones.length] ?? green,
    ),
  )
  const plain = stage.season === 'summer' || stage.season === 'spring' ? '#a9a35a' : '#c9a65c'
  const path: Point[] = [
    [w * 0.02, h * 1.02],
    [x - reach * 0.86, y + reach * flat * 0.9],
    [x - reach * 1.1, y + reach * flat * 0.1],
    [x - reach * 0.9, y - reach * flat * 0.75],
    [x - reach * 0.2, y - reach * flat * 1.16],
    [x + reach * 0.7, y - reach * flat * 1.05],
  ]
  const beside = x - reach * (portrait ? 0.5 : 0.9)
  const bottom = levels[rings - 1] ?? [0, 0]
  return [
    drawSky(stage, { sun: [x > w / 2 ? 0.22 : 0.8, 0.13], foot: horizon + 20 * u, clouds: 3 }),
    drawPeaks(stage, {
      name: 'snows',
      crest: makeCrest(stage, 'snows', horizon + 10 * u, h * 0.3, 4),
      base: horizon + 20 * u,
      colour: '#7d8494',
      depth: 0.42,
      snowline: horizon - h * 0.09,
      mist: 0.55,
    }),
    drawCloud(stage, w * 0.3, horizon - 40 * u, 520 * u, 'valley', 0.7),
    drawHills(stage, {
      name: 'far',
      base: horizon + 26 * u,
      height: 90 * u,
      colour: '#8f8a58',
      depth: 0.3,
      foot: horizon + 60 * u,
      waves: 3,
    }),
    shape(
      `M0 ${horizon + 24 * u}H${w}V${h}H0Z`,
      stage.wash([
        [0, stage.paint(plain, 0.25)],
        [0.3, stage.paint(plain)],
        [1, stage.shade(plain, 0, 0.25)],
      ]),
    ),
    portrait ? '' : stroke(curve(path), stage.paint('#ead7a8'), 15 * u, { opacity: 0.7 }),
    oval(
      x,
      y + 4 * u,
      reach * 1.05,
      reach * flat * 1.06,
      stage.paint(mixColours(plain, '#fff0c0', 0.25)),
    ),
    group(terraces.join('')),
    drawSteps(
      stage,
      x,
      y - reach * flat * 0.86,
      levels
        .slice(0, 6)
        .map(([wide, down], index): Point => [wide, down + index * reach * flat * 0.107]),
    ),
    place(
      drawOnlooker(stage, { jacket: '#c8432f', hat: '#e8b44f' }),
      x - 26 * u,
      y + bottom[1] + 26 * u,
      0.42 * u,
    ),
    place(
      drawOnlooker(stage, { jacket: '#2f7d86', hat: '#f0e2bf' }),
      x + 22 * u,
      y + bottom[1] + 36 * u,
      0.42 * u,
    ),
    place(
      drawOnlooker(stage, { jacket: '#e0973b', hat: '#7b2d3e' }),
      beside,
      y + reach * flat * (portrait ? 1.3 : 0.86),
      1.05 * u,
    ),
    place(
      drawOnlooker(stage, { jacket: '#1f4e6b', hat: '#c8432f' }),
      beside + reach * 0.07,
      y + reach * flat * (portrait ? 1.36 : 0.93),
      1.1 * u,
    ),
    shape(
      curveWith(
        [
          [-10, h * 0.95],
          [w * 0.25, h * 0.985],
          [w * 0.6, h * 0.99],
          [w + 10, h * 0.93],
        ],
        [
          [w + 10, h + 10],
          [-10, h + 10],
        ],
      ),
      stage.shade('#7d7440', 0, 0.25),
    ),
    drawGrass(stage, {
      name: 'ichu',
      from: -10,
      to: w + 10,
      ground: (at) => h * (0.985 - 0.05 * Math.abs(at / w - 0.5)) + 14 * u,
      height: 74 * u,
      count: portrait ? 130 : 230,
      colours: ['#d8bd6a', '#b39a4c', '#8f8a48', '#e3cf86'],
    }),
  ].join('')
}
