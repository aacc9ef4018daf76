import { group, shape, stroke } from './marks.ts'
import { curveWith } from './path.ts'
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
