import { mixColours } from './colour.ts'
import { group, shape, stroke } from './marks.ts'
import { curve, curveWith } from './path.ts'
import type { Point } from './path.ts'
import type { Stage } from './stage.ts'

/** One palm frond: a bent rib with blades on both sides. */
export function drawFrond(
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  bend = 0.5,
): string {
  const blades: string[] = []
  const rib: Point[] = []
  for (let step = 0; step <= 14; step += 1) {
    const part = step / 14
    const turn = angle + bend * part
    const px = x + Math.cos(turn) * length * part
    const py = y + Math.sin(turn) * length * part + length * 0.1 * part * part
    rib.push([px, py])
    if (step < 2) continue
    const blade = length * 0.42 * Math.sin(Math.PI * (0.16 + part * 0.78))
    for (const side of [-1, 1]) {
      const out = turn + side * (0.95 - part * 0.35)
      const tip: Point = [px + Math.cos(out) * blade, py + Math.sin(out) * blade + blade * 0.15]
      const half = length * 0.02
      blades.push(
        `M${px.toFixed(1)} ${(py - half).toFixed(1)}Q${((px + tip[0]) / 2).toFixed(1)} ${((py + tip[1]) / 2 - blade * 0.12).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${((px + tip[0]) / 2).toFixed(1)} ${((py + tip[1]) / 2 + blade * 0.06).toFixed(1)} ${px.toFixed(1)} ${(py + half).toFixed(1)}Z`,
      )
    }
  }
  return (
    shape(blades.join(''), colour) +
    stroke(
      `M${rib.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
      colour,
      length * 0.018,
    )
  )
}

/** A broad pointed leaf with its middle rib. */
export function drawLeaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  fill: string,
  rib: string,
  breadth = 0.24,
): string {
  const at = (along: number, across: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ]
  const upper = [0, 0.2, 0.5, 0.8, 1].map((part) =>
    at(length * part, -length * breadth * Math.sin(Math.PI * part ** 0.8)),
  )
  const lower = [0.8, 0.5, 0.2].map((part) =>
    at(length * part, length * breadth * Math.sin(Math.PI * part ** 0.8)),
  )
  const tip = at(length * 0.96, 0)
  return (
    shape(curveWith([...upper, ...lower, at(0, 0)], []), fill) +
    stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
      rib,
      length * 0.014,
      {
        opacity: 0.5,
      },
    )
  )
}

/** Jungle leaves that frame a corner of the picture, dark against the light. */
export function drawJungleCorner(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  direction: number,
  colours: readonly [string, string, string],
): string {
  const random = stage.random(`corner ${Math.round(x)} ${Math.round(y)}`)
  const parts: string[] = []
  for (let index = 0; index < 7; index += 1) {
    const angle = direction + random.between(-1, 1)
    parts.push(
      drawFrond(
        x,
        y,
        size * random.between(0.75, 1.15),
        angle,
        colours[index % 2] ?? colours[0],
        random.between(-0.4, 0.5),
      ),
    )
  }
  for (let index = 0; index < 8; index += 1) {
    const angle = direction + random.between(-1.15, 1.15)
    parts.push(
      drawLeaf(
        x,
        y,
        size * random.between(0.4, 0.75),
        angle,
        colours[1 + (index % 2)] ?? colours[1],
        colours[0],
      ),
    )
  }
  return group(parts.join(''))
}

/** A trunk of the Atlantic forest with buttress roots, a liana and what grows on it. */
export function drawTrunk(
  stage: Stage,
  x: number,
  foot: number,
  girth: number,
  name: string,
): string {
  const { unit: u } = stage
  const random = stage.random(`trunk ${name}`)
  const bark = '#5b4a3a'
  const lean = random.between(-0.6, 0.6) * girth
  const trunk = curveWith(
    [
      [x - girth * 1.7, foot],
      [x - girth * 0.62, foot - girth * 2],
      [x - girth * 0.5 + lean * 0.5, foot * 0.45],
      [x - girth * 0.44 + lean, -20],
    ],
    [],
  ).replace('Z', '')
  const back = curve([
    [x + girth * 0.4 + lean, -20],
    [x + girth * 0.46 + lean * 0.5, foot * 0.45],
    [x + girth * 0.66, foot - girth * 1.8],
    [x + girth * 1.9, foot],
  ]).replace('M', 'L')
  const bromeliads = Array.from({ length: 4 }, () => {
    const y = random.between(0.08, 0.7) * foot
    const side = random.chance(0.5) ? 1 : -1
    const at = x + side * girth * 0.45 + lean * (1 - y / foot)
    return Array.from({ length: 7 }, (_, leaf) => {
      const angle = -Math.PI / 2 + (leaf - 3) * 0.42
      return stroke(
        `M${at.toFixed(1)} ${y.toFixed(1)}q${(Math.cos(angle) * 26 * u).toFixed(1)} ${(Math.sin(angle) * 30 * u).toFixed(1)} ${(Math.cos(angle) * 46 * u).toFixed(1)} ${(Math.sin(angle) * 34 * u + 10 * u).toFixed(1)}`,
        stage.paint(leaf === 3 ? '#c8503c' : random.pick(['#5d8a4a', '#3f7048'])),
        7 * u,
      )
    }).join('')
  })
  const liana = stroke(
    curve([
      [x + lean + girth * 0.4, -10],
      [x + girth * 1.5, foot * 0.36],
      [x + girth * 0.9, foot * 0.7],
      [x + girth * 1.2, foot * 0.96],
    ]),
    stage.shade('#4a4030', 0, 0.3),
    7 * u,
  )
  return (
    shape(
      `${trunk}${back}Z`,
      stage.wash(
        [
          [0, stage.paint(mixColours(bark, '#8fa07a', 0.3))],
          [0.45, stage.paint(bark)],
          [1, stage.shade(bark)],
        ],
        true,
      ),
    ) +
    liana +
    bromeliads.join('')
  )
}
