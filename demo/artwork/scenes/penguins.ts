import { drawPenguin } from '../animals.ts'
import { oval, place, shape, stroke } from '../marks.ts'
import { curve, curveWith } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** Martillo Island: penguins come ashore under the Fuegian Andes. */
export function drawPenguins(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const sea = h * 0.5
  const beach = h * 0.68
  const range = drawPeaks(stage, {
    name: 'range',
    crest: makeCrest(stage, 'range', sea, h * 0.3, 5),
    base: sea,
    colour: '#6d7d90',
    depth: 0.36,
    snowline: sea - h * 0.14,
    mist: 0.55,
  })
  const random = stage.random('beach')
  const shoreAt = (x: number) => beach + 26 * u * Math.sin((x / w) * 5 + 1)
  const pebbles = Array.from({ length: 260 }, () => {
    const part = random.next()
    const x = random.between(0, w)
    const y = shoreAt(x) + 16 * u + part * (h - beach)
    return oval(
      x,
      y,
      (3 + part * 16) * u * random.between(0.5, 1.2),
      (1.6 + part * 7) * u,
      stage.paint(random.pick(['#8b8580', '#a79c90', '#6d6a6c', '#c0b29e', '#7a726a'])),
      { opacity: 0.75 },
    )
  }).join('')
  const shore = Array.from({ length: 13 }, (_, index): readonly [number, number] => [
    (w * index) / 12,
    shoreAt((w * index) / 12),
  ])
  const crowd = Array.from({ length: 34 }, () => ({
    part: random.next() ** 1.4,
    x: random.between(0.02, 0.98) * w,
  }))
    .toSorted((one, other) => one.part - other.part)
    .map(({ part, x }) => {
      const tall = (34 + part * 70) * u * zoom
      return place(
        drawPenguin(stage, random.between(-7, 7)),
        x,
        shoreAt(x) + (26 + part * 120) * u,
        tall / 100,
        ((random.chance(0.5) ? -1 : 1) * tall) / 100,
      )
    })
  const heroes = [
    { at: -0.1, tall: 360, turn: 1, lean: -3 },
    { at: 0.13, tall: 310, turn: -1, lean: 4 },
    { at: -0.3, tall: 235, turn: 1, lean: 5 },
  ].map(({ at, tall, turn, lean }, index) =>
    place(
      drawPenguin(stage, lean),
      focus + at * w * (stage.portrait ? 1.5 : 1),
      h * (0.975 - index * 0.012),
      (tall * u * zoom) / 100,
      (turn * tall * u * zoom) / 100,
    ),
  )
  return [
    drawSky(stage, { sun: [focus > w * 0.5 ? 0.2 : 0.8, 0.16], foot: sea, clouds: 5 }),
    range,
    drawHills(stage, {
      name: 'coast',
      base: sea + 2,
      height: 54 * u,
      colour: '#4d6a58',
      depth: 0.34,
      foot: sea + 2,
    }),
    drawWater(stage, {
      top: sea,
      bottom: beach + 70 * u,
      colour: '#4f93a8',
      deep: '#2a6d86',
      reflection: range,
      reflectionOpacity: 0.34,
      calm: 0.3,
    }),
    shape(
      curveWith(shore, [
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, stage.paint('#cdbb9c')],
        [0.3, stage.paint('#b0a08a')],
        [1, stage.shade('#7d7264')],
      ]),
    ),
    stroke(curve(shore), stage.paint('#fbf7ea'), 11 * u, { opacity: 0.85 }),
    stroke(curve(shore.map(([x, y]) => [x, y - 13 * u])), stage.paint('#fbf7ea'), 4 * u, {
      opacity: 0.5,
    }),
    pebbles,
    ...crowd,
    drawBirds(stage, w * 0.42, sea - 120 * u, 8, 16),
    ...heroes,
    drawGrass(stage, {
      name: 'tussock',
      from: 0,
      to: w * 0.2,
      ground: () => h + 8 * u,
      height: 120 * u,
      count: 60,
      colours: ['#8a8a4c', '#a89a54', '#6a7042'],
    }),
    drawGrass(stage, {
      name: 'tussock right',
      from: w * 0.84,
      to: w,
      ground: () => h + 8 * u,
      height: 130 * u,
      count: 50,
      colours: ['#8a8a4c', '#a89a54', '#6a7042'],
    }),
  ].join('')
}
