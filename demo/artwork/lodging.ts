import { mixColours } from './colour.ts'
import { box, group, oval, shape, stroke } from './marks.ts'
import { polygon } from './path.ts'
import type { Stage } from './stage.ts'

/** How a house is built; lengths in drawing units. */
export interface House {
  readonly wall: string
  readonly roof: string
  readonly trim: string
  /** Flat roofs have none of their height. */
  readonly gable: number
  readonly storeys: number
  readonly bays: number
  /** On stilts, as where rivers rise. */
  readonly stilts?: boolean
  readonly balconies?: boolean
  readonly arches?: boolean
}

const bay = 86
const storey = 104

/** A window with its light on, for it is always somebody's evening. */
function drawWindow(stage: Stage, house: House, x: number, y: number): string {
  const { unit: u } = stage
  const lit = stage.light === 'day' || stage.light === 'mist' ? '#6f8ba0' : '#ffd98a'
  const frame = stage.paint(house.trim)
  const [width, height] = [38 * u, 58 * u]
  const pane = house.arches
    ? shape(
        `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`,
        lit,
        { stroke: frame, 'stroke-width': 5 * u },
      )
    : box(x, y, width, height, lit, { stroke: frame, 'stroke-width': 5 * u })
  const bars =
    stroke(`M${x + width / 2} ${y}V${y + height}`, frame, 3 * u) +
    stroke(`M${x} ${y + height * 0.45}H${x + width}`, frame, 3 * u)
  const balcony = house.balconies
    ? box(x - 10 * u, y + height - 4 * u, width + 20 * u, 7 * u, frame) +
      Array.from({ length: 6 }, (_, index) =>
        stroke(
          `M${x - 8 * u + (index * (width + 16 * u)) / 5} ${y + height}v${-24 * u}`,
          frame,
          2.4 * u,
        ),
      ).join('')
    : ''
  return pane + bars + balcony
}

/** A house whose foot is at `y` and whose middle is at `x`. */
export function drawHouse(stage: Stage, house: House, x: number, y: number, scale = 1): string {
  const { unit: u } = stage
  const width = house.bays * bay * u
  const walls = house.storeys * storey * u
  const lift = house.stilts ? 54 * u : 0
  const left = -width / 2
  const top = -lift - walls
  const wall = stage.paint(house.wall)
  const eaves = 34 * u
  const roof =
    house.gable > 0
      ? polygon([
          [left - eaves, top + 8 * u],
          [left + width * 0.16, top - house.gable * u],
          [left + width * 0.84, top - house.gable * u],
          [left + width + eaves, top + 8 * u],
        ])
      : polygon([
          [left - 10 * u, top + 6 * u],
          [left - 10 * u, top - 18 * u],
          [left + width + 10 * u, top - 18 * u],
          [left + width + 10 * u, top + 6 * u],
        ])
  const door = Math.floor(house.bays / 2)
  const openings = Array.from({ length: house.storeys }, (_, floor) =>
    Array.from({ length: house.bays }, (__, place) => {
      const windowX = left + (place + 0.5) * bay * u - 19 * u
      const windowY = top + floor * storey * u + 24 * u
      if (floor < house.storeys - 1 || place !== door) {
        return drawWindow(stage, house, windowX, windowY)
      }
      return (
        box(windowX - 6 * u, windowY - 4 * u, 50 * u, 84 * u, stage.shade(house.trim, 0, 0.3)) +
        box(windowX + 4 * u, windowY + 6 * u, 30 * u, 72 * u, stage.paint('#ffcf7d'))
      )
    }).join(''),
  ).join('')
  const stilts = house.stilts
    ? Array.from({ length: house.bays + 1 }, (_, index) =>
        stroke(`M${left + index * bay * u} ${-lift}V${6 * u}`, stage.shade('#5d4334'), 9 * u),
      ).join('') + box(left - 40 * u, -lift - 4 * u, width + 80 * u, 12 * u, stage.paint('#8a6a4c'))
    : ''
  const courses = Array.from({ length: house.storeys * 3 }, (_, index) =>
    stroke(
      `M${left} ${top + ((index + 1) * storey * u) / 3}H${left + width}`,
      mixColours(wall, stage.mood.shadow, 0.14),
      1.6 * u,
    ),
  ).join('')
  const body = [
    oval(0, 4 * u, width * 0.62, 18 * u, stage.mood.shadow, { opacity: 0.35 }),
    stilts,
    box(left, top, width, walls, wall),
    box(left + width * 0.72, top, width * 0.28, walls, stage.mood.shadow, { opacity: 0.2 }),
    courses,
    openings,
    shape(roof, stage.paint(house.roof)),
    stroke(
      `M${left - (house.gable > 0 ? eaves : 10 * u)} ${top + 8 * u}H${left + width + (house.gable > 0 ? eaves : 10 * u)}`,
      stage.shade(house.roof, 0, 0.5),
      7 * u,
    ),
  ].join('')
  return group(body, {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`,
  })
}
