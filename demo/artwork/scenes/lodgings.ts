import { drawHouse, type House } from '../lodging.ts'
import { box, oval, place } from '../marks.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawCanopy, drawConifer, drawGrass, drawTree, leafColours } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'
import { drawCardon } from './quebrada.ts'

type Draw = (stage: Stage) => string

const timber = { wall: '#a9774d', roof: '#5a3f38', trim: '#f2e3c3' }
const stone = { wall: '#b3a692', roof: '#47525c', trim: '#f4ead2' }
const adobe = { wall: '#c98a5b', roof: '#9a5f3d', trim: '#6b4230' }
const lime = { wall: '#f3e8d2', roof: '#b4633c', trim: '#3c6470' }
const stucco = { wall: '#e8d9bb', roof: '#5d6673', trim: '#7b5a45' }

/** The foreground of the house. */
function drawLawn(stage: Stage, top: number, colour: string): string {
  const { width: w, height: h, unit: u } = stage
  const lawn = stage.wash([
    [0, stage.paint(colour, 0.12)],
    [1, stage.shade(colour, 0, 0.5)],
  ])
  const stones = Array.from({ length: 7 }, (_, index) => {
    const part = index / 6
    const y = top + 30 * u + part * (h - top - 30 * u)
    return oval(
      stage.focus + Math.sin(index * 1.3) * 40 * u * (1 - part),
      y,
      (34 + part * 70) * u,
      (6 + part * 12) * u,
      stage.paint('#dccaa8'),
      { opacity: 0.85 },
    )
  })
  return box(0, top, w, h - top, lawn) + stones.join('')
}

/** Where the house stands: a little below the horizon, with room before it. */
const groundOf = (stage: Stage) => stage.height * (stage.portrait ? 0.74 : 0.8)

/** On phones' cards a house of many bays would not fit. */
const scaleOf = (stage: Stage, house: House) =>
  Math.min(1.15 * stage.zoom, (stage.width * 0.8) / (house.bays * 86 * stage.unit))

function scene(house: House, behind: Draw, before: Draw, lawn: string): Draw {
  return (stage) => {
    const ground = groundOf(stage)
    return [
      drawSky(stage, { sun: [stage.variant === 1 ? 0.8 : 0.2, 0.2], clouds: 3, foot: ground }),
      behind(stage),
      drawLawn(stage, ground - 40 * stage.unit, lawn),
      drawHouse(stage, house, stage.focus, ground, scaleOf(stage, house)),
      before(stage),
    ].join('')
  }
}

const mountains: Draw = (stage) => {
  const { unit: u } = stage
  const base = groundOf(stage) - 30 * u
  return [
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', base - 190 * u, 330 * u, 5),
      base,
      colour: '#6f7f8e',
      depth: 0.4,
    }),
    drawHills(stage, {
      name: 'near',
      base: base - 60 * u,
      height: 90 * u,
      colour: '#4e6a55',
      depth: 0.2,
      foot: base,
    }),
  ].join('')
}

const conifers: Draw = (stage) => {
  const { width: w, unit: u } = stage
  const ground = groundOf(stage)
  return [0.03, 0.12, 0.9, 0.98]
    .map((x, index) =>
      drawConifer(stage, w * x, ground + (index % 2) * 70 * u, (300 + index * 30) * u, '#2f5546'),
    )
    .join('')
}

const jungle: Draw = (stage) => {
  const { unit: u } = stage
  const ground = groundOf(stage)
  const layer = (name: string, lift: number, depth: number) =>
    drawCanopy(stage, {
      name,
      ground: () => ground - lift * u,
      foot: ground,
      bump: 70 * u,
      colour: '#2f6a48',
      depth,
    })
  return layer('far', 420, 0.5) + layer('middle', 300, 0.25) + layer('near', 170, 0.05)
}

const desert: Draw = (stage) => {
  const { unit: u } = stage
  const base = groundOf(stage) - 30 * u
  return [
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', base - 150 * u, 200 * u, 4),
      base,
      colour: '#9a6f6a',
      depth: 0.42,
    }),
    drawHills(stage, {
      name: 'rose',
      base: base - 110 * u,
      height: 120 * u,
      colour: '#c47a58',
      depth: 0.22,
      foot: base,
    }),
    drawHills(stage, {
      name: 'ochre',
      base: base - 40 * u,
      height: 70 * u,
      colour: '#d2954a',
      depth: 0.08,
      foot: base,
    }),
  ].join('')
}

const cardones: Draw = (stage) => {
  const { width: w, unit: u } = stage
  const ground = groundOf(stage)
  return [
    place(drawCardon(stage, 2), w * 0.06, ground + 60 * u, 0.3 * u),
    place(drawCardon(stage, 1), w * 0.94, ground + 20 * u, 0.24 * u),
  ].join('')
}

const sea: Draw = (stage) => {
  const { unit: u } = stage
  const ground = groundOf(stage)
  return drawWater(stage, { top: ground - 190 * u, colour: '#6fa9b4', deep: '#24566e', calm: 0.4 })
}

const dunes: Draw = (stage) => {
  const { width: w, unit: u } = stage
  const ground = groundOf(stage)
  return drawGrass(stage, {
    name: 'dunes',
    from: 0,
    to: w,
    ground: () => ground + 120 * u,
    height: 90 * u,
    count: 160,
    colours: ['#c9b273', '#a8a05c'],
  })
}

const street: Draw = (stage) => {
  const { width: w, unit: u } = stage
  const ground = groundOf(stage)
  const walls = ['#d7a889', '#a9b6a0', '#e2c48d', '#b78b86']
  return walls
    .map((wall, index) =>
      drawHouse(
        stage,
        {
          wall,
          roof: '#7a5148',
          trim: '#f3e7cd',
          gable: 0,
          storeys: 2 + (index % 2),
          bays: 3,
          arches: index % 2 === 0,
        },
        (w * (index + 0.4)) / 3.6,
        ground - 16 * u,
        0.86,
      ),
    )
    .join('')
}

const trees: Draw = (stage) => {
  const { width: w, unit: u } = stage
  const ground = groundOf(stage)
  return [0.04, 0.95]
    .map((x) => drawTree(stage, w * x, ground + 50 * u, 380 * u, leafColours(stage)))
    .join('')
}

const vines: Draw = (stage) => {
  const { width: w, unit: u } = stage
  const ground = groundOf(stage)
  return Array.from({ length: 4 }, (_, row) =>
    drawGrass(stage, {
      name: `vines ${row}`,
      from: 0,
      to: w,
      ground: () => ground + (50 + row * 55) * u,
      height: (34 + row * 12) * u,
      count: 120,
      colours: [leafColours(stage)[1], leafColours(stage)[2]],
    }),
  ).join('')
}

/** Houses where guests of the agency sleep, by where they stand and how they are built. */
export const lodgings = {
  'mountain-lodge': scene(
    { ...timber, gable: 150, storeys: 2, bays: 6 },
    mountains,
    conifers,
    '#6f8a55',
  ),
  'mountain-inn': scene({ ...stone, gable: 110, storeys: 1, bays: 5 }, mountains, trees, '#8c9a5c'),
  'jungle-lodge': scene(
    { ...timber, roof: '#8a6b3f', gable: 130, storeys: 1, bays: 6, stilts: true },
    jungle,
    trees,
    '#4f7d4a',
  ),
  'river-hotel': scene(
    { ...lime, gable: 60, storeys: 2, bays: 7, balconies: true },
    jungle,
    dunes,
    '#6d9355',
  ),
  'adobe-inn': scene({ ...adobe, gable: 0, storeys: 1, bays: 6 }, desert, cardones, '#cfa468'),
  'adobe-house': scene(
    { ...adobe, wall: '#d9a273', gable: 0, storeys: 2, bays: 4, arches: true },
    desert,
    trees,
    '#c99e63',
  ),
  'sea-house': scene({ ...lime, gable: 70, storeys: 1, bays: 6 }, sea, dunes, '#d9c693'),
  'sea-hotel': scene(
    { ...stucco, gable: 0, storeys: 3, bays: 6, balconies: true },
    sea,
    trees,
    '#9fae74',
  ),
  'town-palace': scene(
    { ...stucco, gable: 90, storeys: 3, bays: 7, balconies: true },
    street,
    trees,
    '#b7aa98',
  ),
  'town-house': scene(
    { ...lime, wall: '#e0a98a', gable: 40, storeys: 2, bays: 4, balconies: true, arches: true },
    street,
    trees,
    '#b7aa98',
  ),
  'vineyard-house': scene(
    { ...lime, gable: 80, storeys: 1, bays: 7, arches: true },
    mountains,
    vines,
    '#86935a',
  ),
  'lake-lodge': scene({ ...stone, gable: 130, storeys: 2, bays: 5 }, sea, conifers, '#7f9560'),
} as const
