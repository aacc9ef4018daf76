import { disc, oval, place, shape, stroke } from './marks.ts'
import { curve } from './path.ts'
import type { Stage } from './stage.ts'

/** Flames of a wood fire, about 260 units tall, foot at zero. */
function drawFlames(stage: Stage, name: string): string {
  const random = stage.random(`flames ${name}`)
  return ['#b5322a', '#e0702f', '#f2ad3f', '#fbe48c']
    .map((tone, layer) =>
      Array.from({ length: 7 - layer }, () => {
        const x = random.between(-1, 1) * (120 - layer * 24)
        const tall = (250 - layer * 52) * random.between(0.6, 1) * (1 - Math.abs(x) / 260)
        const wide = 40 - layer * 5
        const lick = random.between(-26, 26)
        return shape(
          `M${(x - wide).toFixed(1)} 0C${(x - wide * 1.2).toFixed(1)} ${(-tall * 0.42).toFixed(1)} ${(x + lick - 12).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${(x + lick).toFixed(1)} ${(-tall).toFixed(1)}C${(x + lick + 14).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${(x + wide * 1.2).toFixed(1)} ${(-tall * 0.4).toFixed(1)} ${(x + wide).toFixed(1)} 0Z`,
          tone,
          { opacity: 0.92 },
        )
      }).join(''),
    )
    .join('')
}

/** The iron basket where the wood burns down to embers, foot at zero, about 300 units wide. */
export function drawBrazier(stage: Stage): string {
  const iron = stage.shade('#33302f', 0, 0.25)
  const logs = [-90, -20, 60].map(
    (x, index) =>
      stroke(
        `M${x - 60} ${-110 - index * 16}L${x + 70} ${-86 - index * 20}`,
        stage.paint('#6b4630'),
        34,
      ) + disc(x + 70, -86 - index * 20, 15, stage.paint('#d3a36a')),
  )
  const bars = [-130, -78, -26, 26, 78, 130]
    .map((x) => stroke(`M${x} -190L${x * 0.86} -30`, iron, 9))
    .join('')
  return [
    stroke('M-112 -30L-130 0M112 -30L130 0', iron, 13),
    shape('M-112 -60H112L108 -26H-108Z', '#e0702f'),
    ...logs,
    place(drawFlames(stage, 'brazier'), 0, -70, 1.15),
    bars,
    stroke('M-132 -190H132M-122 -110H122M-112 -30H112', iron, 10),
  ].join('')
}

/** The food on the grill: ribs, sausages, a flank, sweet peppers; in units of the grill's plane. */
export function drawMeats(stage: Stage): string {
  const crust = stage.paint('#7d3f2a')
  const seared = stage.shade('#4f2a20', 0, 0.3)
  const bone = stage.paint('#f0dfc0')
  const ribs = [0, 1].map((row) => {
    const y = -52 + row * 62
    return (
      shape(
        `M-330 ${y}Q-200 ${y - 26} -60 ${y - 14}Q-40 ${y + 6} -56 ${y + 24}Q-200 ${y + 36} -334 ${y + 28}Q-350 ${y + 12} -330 ${y}Z`,
        crust,
      ) +
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (index) =>
            oval(-312 + index * 40, y + 6, 9, 13, bone) +
            oval(-312 + index * 40, y + 6, 5, 8, stage.paint('#c9906c')),
        )
        .join('') +
      stroke(`M-318 ${y - 2}Q-200 ${y - 20} -70 ${y - 8}`, stage.paint('#b5673f'), 6, {
        opacity: 0.8,
      })
    )
  })
  const sausages = [0, 1, 2, 3].map((index) => {
    const x = 0 + index * 52
    return (
      stroke(
        curve([
          [x - 16, 52],
          [x - 4, 0],
          [x + 22, -52],
        ]),
        index === 3 ? stage.shade('#3a2226', 0, 0.2) : stage.paint('#a84e32'),
        34,
      ) +
      stroke(
        curve([
          [x - 24, 40],
          [x - 14, 0],
          [x + 10, -46],
        ]),
        '#ffffff',
        5,
        { opacity: 0.25 },
      )
    )
  })
  const flank =
    shape('M206 40Q196 -30 250 -58Q330 -72 372 -36Q392 10 352 48Q280 74 206 40Z', crust) +
    stroke('M230 30L280 -46M270 46L322 -54M312 50L358 -34', seared, 9) +
    stroke('M222 -12Q250 -52 320 -58', stage.paint('#c47a4c'), 7, { opacity: 0.8 })
  return [...ribs, ...sausages, flank].join('')
}
