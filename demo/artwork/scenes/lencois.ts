import { oval, shape, stroke } from '../marks.ts'
import { curve, curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A long dune: crest, lit back, and the blue-shaded slip face under it. */
function drawRidge(
  stage: Stage,
  name: string,
  level: number,
  height: number,
  depth: number,
  foot: number,
): string {
  const { width: w, unit: u } = stage
  const noise = stage.noise(name, 2)
  const shift = stage.random(name).between(0, 6)
  const crest = Array.from({ length: 33 }, (_, index): Point => {
    const part = index / 32
    return [w * (part * 1.1 - 0.05), level - height * (0.55 + 0.6 * noise(part * 2.6 + shift))]
  })
  const slip = crest.map(([x, y], index): Point => {
    const lean = Math.max(0, noise(index * 0.16 + shift + 9) + 0.45)
    return [x + height * 0.7 * lean, y + height * (0.04 + 0.95 * lean)]
  })
  const sand = stage.paint('#faf3e0', depth)
  return [
    shape(
      curveWith(crest, [
        [w * 1.06, foot],
        [-w * 0.06, foot],
      ]),
      stage.wash([
        [0, sand],
        [0.5, stage.paint('#f3e6c8', depth)],
        [1, stage.paint('#e6d2aa', depth)],
      ]),
    ),
    shape(
      curveWith(crest, slip.toReversed()),
      stage.wash([
        [0, stage.shade('#b9a59c', depth, 0.38)],
        [1, stage.paint('#e3d0b4', depth), 0.1],
      ]),
      { opacity: 0.85 },
    ),
    stroke(curve(crest), stage.paint('#fffdf2', depth), 2.2 * u, { opacity: 0.9 }),
  ].join('')
}

function drawLagoon(stage: Stage, x: number, y: number, length: number, name: string): string {
  const random = stage.random(name)
  const tall = length * random.between(0.13, 0.19)
  const bank = (grow: number) =>
    curveWith(
      [
        [x - length * grow, y],
        [x - length * 0.55 * grow, y - tall * random.between(0.7, 1) * grow],
        [x, y - tall * 0.45 * grow],
        [x + length * 0.5 * grow, y - tall * 0.9 * grow],
        [x + length * grow, y - tall * 0.1],
        [x + length * 0.55 * grow, y + tall * 0.8 * grow],
        [x, y + tall * random.between(0.7, 1) * grow],
        [x - length * 0.6 * grow, y + tall * 0.6 * grow],
        [x - length * grow, y],
      ],
      [],
    )
  const shimmer = Array.from({ length: 7 }, () =>
    oval(
      x + random.between(-0.6, 0.6) * length,
      y + random.between(-0.3, 0.5) * tall,
      length * random.between(0.05, 0.18),
      tall * 0.03,
      '#ffffff',
      { opacity: 0.55 },
    ),
  ).join('')
  return (
    shape(bank(1.07), stage.paint('#d9c49a'), { opacity: 0.6 }) +
    shape(
      bank(1),
      stage.wash([
        [0, stage.paint('#7fd0c8')],
        [0.45, stage.paint('#3fa6b4')],
        [1, stage.paint('#1f7592')],
      ]),
    ) +
    shape(bank(0.72), stage.paint('#2a88a4'), { opacity: 0.4 }) +
    shimmer
  )
}

/** Lençóis Maranhenses: white dunes with a lagoon of rain in every hollow. */
export function drawLencois(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const top = h * (stage.portrait ? 0.4 : 0.38)
  const side = focus > w * 0.5 ? 1 : -1
  const walkers = [0, 1, 2].map((index) => {
    const x = focus + (index - 1) * 34 * u
    const y = h * 0.585 - index * 3 * u
    const tall = 44 * u * zoom
    const dark = stage.shade(['#7b2d3e', '#1f4e6b', '#b4633c'][index] ?? '#1d2a36')
    return (
      stroke(
        `M${x} ${y}l${4 * u} ${-tall * 0.42}l${5 * u} ${tall * 0.42}`,
        stage.shade('#2b2a34'),
        4 * u,
      ) +
      stroke(`M${x + 4 * u} ${y - tall * 0.44}v${-tall * 0.3}`, dark, 9 * u) +
      `<circle cx="${x + 4 * u}" cy="${y - tall * 0.92}" r="${5 * u}" fill="${stage.shade('#8a5a40')}"/>` +
      shape(
        `M${x + 8 * u} ${y}l${-side * 90 * u} ${12 * u}l${side * 6 * u} ${-3 * u}Z`,
        stage.shade('#8a7a70'),
        { opacity: 0.35 },
      )
    )
  })
  return [
    drawSky(stage, {
      sun: [side === 1 ? 0.24 : 0.76, stage.portrait ? 0.14 : 0.16],
      foot: top + 60 * u,
      clouds: 7,
    }),
    drawRidge(stage, 'one', top + 44 * u, 80 * u, 0.42, h),
    drawLagoon(stage, w * 0.3, top + 66 * u, 150 * u, 'far left'),
    drawLagoon(stage, w * 0.78, top + 60 * u, 130 * u, 'far right'),
    drawRidge(stage, 'two', top + 150 * u, 150 * u, 0.24, h),
    drawLagoon(stage, focus - side * 300 * u, top + 178 * u, 250 * u * zoom, 'middle'),
    drawLagoon(stage, focus + side * 330 * u, top + 168 * u, 190 * u, 'middle right'),
    drawRidge(stage, 'three', top + 330 * u, 190 * u, 0.12, h),
    ...walkers,
    drawLagoon(
      stage,
      focus - side * 60 * u,
      h * 0.74,
      520 * u * zoom * (stage.portrait ? 0.8 : 1),
      'great',
    ),
    drawRidge(stage, 'four', h * 1.02, 250 * u, 0, h + 40),
    drawBirds(stage, w * 0.5, top - 130 * u, 7, 17),
  ].join('')
}
