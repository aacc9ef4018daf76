import { mixColours } from './colour.ts'
import { disc, group, shape, stroke } from './marks.ts'
import { curve, curveWith, polygon } from './path.ts'
import type { Point } from './path.ts'
import type { Season } from './light.ts'
import type { Stage } from './stage.ts'

const foliage: Readonly<Record<Season, readonly [string, string, string]>> = {
  summer: ['#2f5b45', '#426f48', '#6b8b4c'],
  autumn: ['#a2432c', '#c76a2f', '#dda043'],
  winter: ['#48584f', '#5d6a5c', '#7a7f6a'],
  spring: ['#46764a', '#6b9a4f', '#9db860'],
}

/** Three leaf colours of the season, dark to light. */
export function leafColours(stage: Stage): readonly [string, string, string] {
  return foliage[stage.season]
}

/** A conifer in layered skirts, its light side to the left. */
export function drawConifer(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colour: string,
  depth = 0,
): string {
  const random = stage.random(`conifer ${Math.round(x)} ${Math.round(y)}`)
  const tiers = 7
  const left: Point[] = []
  const right: Point[] = []
  for (let tier = 1; tier <= tiers; tier += 1) {
    const part = tier / tiers
    const reach = height * (0.05 + 0.15 * part) * random.between(0.8, 1.15)
    const level = y - height + height * part * 0.95
    left.push([x - reach, level], [x - reach * 0.45, level - height * 0.025])
    right.push([x + reach, level], [x + reach * 0.45, level - height * 0.025])
  }
  const top: Point = [x, y - height]
  const trunk = shape(
    `M${x - height * 0.014} ${y}h${height * 0.028}v${-height * 0.12}h${-height * 0.028}Z`,
    stage.shade('#5a4030', depth),
  )
  return (
    trunk +
    shape(
      polygon([top, ...right, [x, y - height * 0.04], ...left.toReversed()]),
      stage.paint(colour, depth),
    ) +
    shape(
      polygon([
        top,
        ...right,
        [x + height * 0.02, y - height * 0.05],
        [x - height * 0.01, y - height * 0.5],
      ]),
      stage.shade(colour, depth, 0.5),
      { opacity: 0.75 },
    )
  )
}

/** A row of conifers along a line, nearer ones taller. */
export function drawForest(
  stage: Stage,
  options: {
    readonly name: string
    readonly from: number
    readonly to: number
    readonly ground: (x: number) => number
    readonly height: number
    readonly count: number
    readonly colours: readonly [string, ...string[]]
    readonly depth?: number
  },
): string {
  const random = stage.random(`forest ${options.name}`)
  const trees = Array.from({ length: options.count }, () => {
    const x = random.between(options.from, options.to)
    return { x, y: options.ground(x) + random.between(0, options.height * 0.25) }
  }).toSorted((one, other) => one.y - other.y)
  return trees
    .map(({ x, y }) =>
      drawConifer(
        stage,
        x,
        y,
        options.height * random.between(0.6, 1.1),
        random.pick(options.colours),
        options.depth,
      ),
    )
    .join('')
}

/** A crown of round leaf clumps on a short trunk. */
export function drawTree(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colours: readonly [string, string, string],
  depth = 0,
): string {
  const random = stage.random(`tree ${Math.round(x)} ${Math.round(y)}`)
  const fine = height > 120 * stage.unit
  const bark = stage.shade('#5d4334', depth, 0.3)
  const trunk =
    stroke(
      curve([
        [x, y],
        [x + height * 0.02, y - height * 0.3],
        [x, y - height * 0.6],
      ]),
      bark,
      height * 0.05,
    ) +
    stroke(
      `M${x} ${y - height * 0.35}L${x - height * 0.16} ${y - height * 0.6}`,
      bark,
      height * 0.025,
    ) +
    stroke(
      `M${x} ${y - height * 0.38}L${x + height * 0.17} ${y - height * 0.62}`,
      bark,
      height * 0.025,
    )
  const clumps = (count: number, colour: string, lift: number, size: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2)
      const reach = Math.sqrt(random.next())
      return disc(
        x + Math.cos(angle) * reach * height * 0.32,
        y - height * (0.68 + lift) + Math.sin(angle) * reach * height * 0.2,
        height * size * random.between(0.6, 1.15),
        colour,
      )
    }).join('')
  return (
    trunk +
    clumps(fine ? 36 : 12, stage.shade(colours[0], depth, 0.4), -0.03, fine ? 0.085 : 0.13) +
    clumps(fine ? 64 : 10, stage.paint(colours[1], depth), 0.02, fine ? 0.044 : 0.095) +
    clumps(fine ? 46 : 6, stage.paint(colours[2], depth), 0.06, fine ? 0.022 : 0.055)
  )
}

/** Blades of grass or shrub along the bottom edge. */
export function drawGrass(
  stage: Stage,
  options: {
    readonly name: string
    readonly from: number
    readonly to: number
    readonly ground: (x: number) => number
    readonly height: number
    readonly count: number
    readonly colours: readonly [string, ...string[]]
  },
): string {
  const random = stage.random(`grass ${options.name}`)
  const blades = Array.from({ length: options.count }, () => {
    const x = random.between(options.from, options.to)
    const y = options.ground(x) + random.between(0, options.height * 0.3)
    const height = options.height * random.between(0.5, 1.1)
    const lean = height * random.between(-0.35, 0.45)
    const half = height * 0.035
    return shape(
      `M${(x - half).toFixed(1)} ${y.toFixed(1)}Q${(x + lean * 0.3).toFixed(1)} ${(y - height * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - height).toFixed(1)}Q${(x + lean * 0.4 + half).toFixed(1)} ${(y - height * 0.5).toFixed(1)} ${(x + half).toFixed(1)} ${y.toFixed(1)}Z`,
      stage.paint(random.pick(options.colours)),
    )
  })
  return group(blades.join(''))
}

/** Treetops seen from afar: a bumpy skyline filled down to `foot`. */
export function drawCanopy(
  stage: Stage,
  options: {
    readonly name: string
    readonly ground: (x: number) => number
    readonly foot: number
    readonly bump: number
    readonly colour: string
    readonly depth: number
    readonly from?: number
    readonly to?: number
  },
): string {
  const { from = -20, to = stage.width + 20, bump } = options
  const random = stage.random(`canopy ${options.name}`)
  const crowns: string[] = []
  const ridge: Point[] = []
  for (let x = from; x < to; x += bump * random.between(0.5, 1.1)) {
    const y = options.ground(x) - bump * random.between(0.1, 0.9)
    ridge.push([x, y], [x + bump * 0.3, y + bump * 0.3])
    crowns.push(
      shape(
        curveWith(
          [
            [x - bump * 0.6, y + bump * 0.5],
            [x - bump * 0.3, y - bump * 0.1],
            [x + bump * 0.25, y - bump * 0.15],
            [x + bump * 0.6, y + bump * 0.5],
          ],
          [],
        ),
        stage.paint(
          mixColours(
            options.colour,
            random.chance(0.5) ? '#d7d27a' : '#10261f',
            random.between(0.05, 0.28),
          ),
          options.depth,
        ),
      ),
    )
  }
  return (
    shape(
      curveWith(ridge, [
        [to, options.foot],
        [from, options.foot],
      ]),
      stage.wash([
        [0, stage.paint(options.colour, options.depth)],
        [1, stage.shade(options.colour, options.depth)],
      ]),
    ) + crowns.join('')
  )
}
