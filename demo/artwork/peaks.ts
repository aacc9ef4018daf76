import { mixColours } from './colour.ts'
import { box, group, shape, stroke } from './marks.ts'
import { line, polygon, roughen } from './path.ts'
import type { Point } from './path.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

interface PeaksOptions {
  readonly name: string
  /** Crest from left to right, in pixels: summits and saddles by turns. */
  readonly crest: readonly Point[]
  /** Where the feet stand, in pixels. */
  readonly base: number
  readonly colour: string
  readonly shadeColour?: string
  readonly depth: number
  readonly rough?: number
  /** The height, in pixels, above which snow lies. */
  readonly snowline?: number
  readonly snowColour?: string
  /** How strongly the feet dissolve in haze. */
  readonly mist?: number
  /** The sun stands on this side. */
  readonly lightFrom?: 'left' | 'right'
}

interface Summit {
  readonly top: Point
  readonly saddle: Point
}

function findSummits(crest: readonly Point[], lightFrom: 'left' | 'right'): Summit[] {
  const summits: Summit[] = []
  for (const [index, top] of crest.entries()) {
    const before = crest[index - 1]
    const after = crest[index + 1]
    if ((before && before[1] < top[1]) || (after && after[1] < top[1])) continue
    const step = lightFrom === 'left' ? 1 : -1
    let end = index
    while (true) {
      const here = crest[end]
      const next = crest[end + step]
      if (!here || !next || next[1] < here[1]) break
      end += step
    }
    const saddle = crest[end]
    if (saddle && end !== index) summits.push({ top, saddle })
  }
  return summits
}

/** A jagged line from a summit down to the feet: the edge between light and shade. */
function descend(top: Point, base: number, drift: number, random: Random): Point[] {
  const height = base - top[1]
  const points: Point[] = []
  let part = 0
  let side = random.chance(0.5) ? 1 : -1
  while (part < 1) {
    part = Math.min(1, part + random.between(0.05, 0.16))
    if (random.chance(0.72)) side = -side
    const swing = side * height * random.between(0.004, 0.05) * (0.5 + part)
    points.push([top[0] + drift * part ** 1.15 + swing, top[1] + height * part])
  }
  return points
}

function sliceCrest(crest: readonly Point[], from: number, to: number): Point[] {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const slice = crest.filter(([x]) => x >= low && x <= high)
  return from <= to ? slice : slice.toReversed()
}

/** A massif of flat facets: a lit and a shaded side for every summit, ribs, snow, mist at the feet. */
export function drawPeaks(stage: Stage, options: PeaksOptions): string {
  const { base, colour, depth, rough = 0.16, mist = 0.6, lightFrom = 'left' } = options
  const random = stage.random(`peaks ${options.name}`)
  const crest = roughen(options.crest, rough, random)
  const first = crest[0] ?? [0, base]
  const last = crest[crest.length - 1] ?? [stage.width, base]
  const body = polygon([...crest, [last[0], base], [first[0], base]])
  const lit = stage.paint(colour, depth)
  const dark = stage.shade(options.shadeColour ?? colour, depth * 0.85, 0.55)
  const feet = mixColours(lit, stage.mood.haze, mist)
  const summits = findSummits(options.crest, lightFrom)
  const side = lightFrom === 'left' ? 1 : -1

  const facets = summits.map(({ top, saddle }) => {
    const width = Math.abs(saddle[0] - top[0])
    const drift = side * width * random.between(-0.25, 0.3)
    const spine = descend(top, base, drift, random)
    const ridge = sliceCrest(crest, top[0], saddle[0])
    return polygon([...ridge, [saddle[0] + side * width * 0.25, base], ...spine.toReversed()])
  })
  const shadeWash = stage.wash([
    [0, dark, 0.95],
    [0.55, dark, 0.75],
    [1, dark, 0.15],
  ])

  const ribs = Array.from({ length: Math.round(crest.length / 9) }, () => {
    const start = random.pick([first, ...crest])
    const reach = (base - start[1]) * random.between(0.25, 0.6)
    const lean = side * reach * random.between(-0.25, 0.55)
    const rib: Point[] = [
      start,
      [start[0] + lean * 0.35 + reach * 0.05, start[1] + reach * 0.45],
      [start[0] + lean, start[1] + reach],
      [start[0] + lean * 0.3 - reach * 0.06, start[1] + reach * 0.4],
    ]
    return shape(polygon(rib), random.chance(0.6) ? dark : lit, { opacity: 0.4 })
  }).join('')

  const inside = [shape(facets.join(''), shadeWash), ribs]
  if (options.snowline !== undefined) {
    inside.push(drawSnow(stage, options, options.snowline, facets, random))
  }
  const haze = stage.wash([
    [0, stage.mood.haze, 0],
    [1, stage.mood.haze, mist],
  ])
  const top = Math.min(...crest.map(([, y]) => y))
  const veil = top + (base - top) * 0.45
  inside.push(box(first[0], veil, last[0] - first[0], base - veil + 1, haze))
  return (
    shape(
      body,
      stage.wash([
        [0, lit],
        [0.6, lit],
        [1, feet],
      ]),
    ) + group(inside.join(''), { 'clip-path': stage.clip(body) })
  )
}

function drawSnow(
  stage: Stage,
  options: PeaksOptions,
  snowline: number,
  facets: readonly string[],
  random: Random,
): string {
  const from = options.crest[0]?.[0] ?? 0
  const to = options.crest[options.crest.length - 1]?.[0] ?? stage.width
  const reach = options.base - snowline
  const edge: Point[] = []
  let x = from
  let down = true
  while (x < to) {
    const finger = reach * (down ? random.next() ** 2 * 0.62 : -random.between(0.02, 0.2))
    edge.push([x, snowline + finger])
    x += random.between(9, 40) * stage.unit * (down ? 1 : 0.7)
    down = !down
  }
  const field = polygon([[from, -50], ...edge, [to, snowline], [to, -50]])
  const snow = options.snowColour ?? '#f7f4ea'
  const shadow = mixColours(stage.shade(snow, options.depth * 0.7, 0.42), '#9cc0d6', 0.25)
  return group(
    shape(field, stage.paint(snow, options.depth * 0.55)) +
      shape(facets.join(''), shadow, { opacity: 0.88 }),
    { 'clip-path': stage.clip(field) },
  )
}

/** Summits and saddles of a nameless range across the whole picture. */
export function makeCrest(
  stage: Stage,
  name: string,
  base: number,
  height: number,
  count: number,
): Point[] {
  const random = stage.random(`crest ${name}`)
  const points: Point[] = []
  // The count is meant for a slider; narrower pictures show a part of the range, not a squeezed one.
  const shown = Math.max(2, Math.round((count * stage.width) / (1778 * stage.unit)))
  const step = (stage.width * 1.1) / (shown * 2)
  for (let index = 0; index <= shown * 2; index += 1) {
    const isSummit = index % 2 === 1
    const rise = isSummit ? random.between(0.6, 1) : random.between(0.25, 0.5)
    points.push([
      -stage.width * 0.05 + index * step + random.between(-0.3, 0.3) * step,
      base - height * rise,
    ])
  }
  return points
}

/** Soft hills: a noise line filled down to `foot`. */
export function drawHills(
  stage: Stage,
  options: {
    readonly name: string
    readonly base: number
    readonly height: number
    readonly colour: string
    readonly depth: number
    readonly foot: number
    readonly waves?: number
  },
): string {
  const noise = stage.noise(`hills ${options.name}`, 4)
  const waves = options.waves ?? 4
  const points: Point[] = []
  for (let step = 0; step <= 90; step += 1) {
    const x = (stage.width * step) / 90
    points.push([x, options.base - options.height * (0.5 + 0.5 * noise((step / 90) * waves))])
  }
  const lit = stage.paint(options.colour, options.depth)
  const fill = stage.wash([
    [0, lit],
    [1, mixColours(lit, stage.mood.haze, 0.25)],
  ])
  const body = polygon([...points, [stage.width, options.foot], [0, options.foot]])
  return (
    shape(body, fill) +
    stroke(
      line(points),
      stage.paint(mixColours(options.colour, '#fff3d0', 0.35), options.depth),
      1.6 * stage.unit,
      {
        opacity: 0.55,
      },
    )
  )
}
