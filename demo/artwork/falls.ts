import { mixColours } from './colour.ts'
import { group, oval, shape, stroke } from './marks.ts'
import { curveWith, polygon } from './path.ts'
import type { Point } from './path.ts'
import { drawCanopy } from './plants.ts'
import type { Stage } from './stage.ts'

const blend = (from: number, to: number, part: number) => from + (to - from) * part

export interface Wall {
  readonly from: Point
  readonly to: Point
  readonly footFrom: number
  readonly footTo: number
  /** How much of the wall is water. */
  readonly flow: number
  readonly depth: number
}

/** A basalt wall seen in perspective, with its curtains of water. */
export function drawWall(stage: Stage, wall: Wall, name: string): string {
  const random = stage.random(name)
  const { from, to, footFrom, footTo, depth } = wall
  const rock = polygon([from, to, [to[0], footTo], [from[0], footFrom]])
  const lip = (part: number) => blend(from[1], to[1], part)
  const foot = (part: number) => blend(footFrom, footTo, part)
  const width = Math.abs(to[0] - from[0])
  const parts = [
    shape(
      rock,
      stage.wash([
        [0, stage.shade('#3c4a38', depth, 0.5)],
        [0.5, stage.paint('#4b5240', depth)],
        [1, stage.mood.haze],
      ]),
    ),
  ]
  // Basalt lies in sheets: ledges run along the wall, and ferns hold on to them.
  for (let ledge = 0; ledge < 70; ledge += 1) {
    const part = random.next()
    const drop = random.next() ** 1.3 * 0.85
    const x = blend(from[0], to[0], part)
    const y = blend(lip(part), foot(part), drop)
    const long = Math.max(14 * stage.unit, width * random.between(0.015, 0.05))
    const isFern = random.chance(0.62)
    parts.push(
      oval(
        x,
        y,
        long,
        (isFern ? random.between(7, 15) : 3) * stage.unit,
        stage.paint(isFern ? random.pick(['#3f7048', '#2f5f40', '#5a8a50']) : '#23282a', depth),
        { opacity: isFern ? 0.85 : 0.6 },
      ),
    )
  }
  const water = stage.paint('#f3f6ee', depth * 0.6)
  const blue = mixColours(stage.shade('#bcd9d8', depth * 0.6, 0.25), '#8fc0c8', 0.3)
  const broad = Math.max(1, Math.min(2.4, (480 * stage.unit) / width))
  let part = random.between(0, 0.05)
  while (part < 1) {
    const size = random.between(0.05, 0.15) * (0.6 + wall.flow) * broad
    const end = Math.min(1, part + size)
    const middle = (part + end) / 2
    const x1 = blend(from[0], to[0], part)
    const x2 = blend(from[0], to[0], end)
    // Water leaps, gathers and frays: no edge of a curtain is straight, no two are as long.
    const fray = Math.min(Math.abs(x2 - x1) * 0.3, 22 * stage.unit)
    const edge = (x: number, at: number, out: number) =>
      Array.from({ length: 7 }, (_, step): Point => {
        const drop = step / 6
        const sway = random.between(-0.55, 0.75) * fray * (0.25 + drop)
        return [x + out * (drop * fray * 0.7 + sway), blend(lip(at), foot(at), drop)]
      })
    const out = Math.sign(x2 - x1)
    const fall = curveWith([...edge(x1, part, -out), ...edge(x2, end, out).toReversed()], [])
    parts.push(
      shape(
        fall,
        stage.wash([
          [0, mixColours(water, '#7fae9f', 0.35)],
          [0.1, water],
          [0.5, mixColours(water, blue, 0.45)],
          [0.85, water],
          [1, water, 0.6],
        ]),
      ),
    )
    const threads = Math.max(3, Math.round(Math.abs(x2 - x1) / (7 * stage.unit)))
    for (let thread = 0; thread < threads; thread += 1) {
      const tx = blend(x1, x2, random.between(0.05, 0.95))
      const start = blend(lip(middle), foot(middle), random.between(0, 0.55))
      const length = (foot(middle) - lip(middle)) * random.between(0.15, 0.5)
      parts.push(
        stroke(
          `M${tx.toFixed(1)} ${start.toFixed(1)}v${length.toFixed(1)}`,
          random.chance(0.62) ? blue : '#ffffff',
          random.between(1, 3.4) * stage.unit,
          { opacity: 0.75 },
        ),
      )
    }
    part = end + random.next() ** 2 * 0.16 * (1.35 - wall.flow) * broad
  }
  return group(parts.join(''), {
    'clip-path': stage.clip(
      polygon([
        [Math.min(from[0], to[0]) - 1, 0],
        [Math.max(from[0], to[0]) + 1, 0],
        [Math.max(from[0], to[0]) + 1, stage.height],
        [Math.min(from[0], to[0]) - 1, stage.height],
      ]),
    ),
  })
}

/** Two tiers of one flank: the water falls to a ledge of bushes, then again to the river. */
export function drawFlank(
  stage: Stage,
  near: Point,
  far: Point,
  feet: Point,
  name: string,
): string {
  const ledge = (from: number, to: number) => blend(from, to, 0.5)
  const upper: Wall = {
    from: near,
    to: far,
    footFrom: ledge(near[1], feet[0]),
    footTo: ledge(far[1], feet[1]),
    flow: 0.5,
    depth: 0.14,
  }
  const lower: Wall = {
    from: [near[0], upper.footFrom],
    to: [far[0], upper.footTo],
    footFrom: feet[0],
    footTo: feet[1],
    flow: 0.62,
    depth: 0.06,
  }
  const edge = (x: number) =>
    blend(upper.footFrom, upper.footTo, (x - near[0]) / (far[0] - near[0]))
  const low = Math.min(near[0], far[0])
  const high = Math.max(near[0], far[0])
  const random = stage.random(`${name} ledge`)
  const bushes = Array.from({ length: 5 }, () => {
    const from = blend(low, high, random.between(0, 0.85))
    return drawCanopy(stage, {
      name: `${name} ${Math.round(from)}`,
      from,
      to: from + (high - low) * random.between(0.05, 0.13),
      bump: 24 * stage.unit,
      depth: 0.08,
      colour: '#2f6a48',
      foot: edge(from) + 2 * stage.unit,
      ground: (x) => edge(x) - 4 * stage.unit,
    })
  }).join('')
  return drawWall(stage, upper, `${name} upper`) + drawWall(stage, lower, `${name} lower`) + bushes
}
