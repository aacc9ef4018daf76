import { mixColours } from '../colour.ts'
import { disc, oval, place, shape, stroke } from '../marks.ts'
import { polygon } from '../path.ts'
import type { Stage } from '../stage.ts'
import { drawLeaf } from '../leaves.ts'
import { drawCoast } from './coast.ts'
import { drawMendoza } from './mendoza.ts'

/** A bottle of red, 1,000 units tall. */
function drawBottle(stage: Stage): string {
  const glass = stage.shade('#1f3a30', 0, 0.35)
  return [
    shape(
      'M-48 -990H48V-720Q52 -650 110 -590Q140 -550 140 -490V-30Q140 0 110 0H-110Q-140 0 -140 -30V-490Q-140 -550 -110 -590Q-52 -650 -48 -720Z',
      glass,
    ),
    shape('M-58 -1000H58V-760H-58Z', stage.paint('#7b2d3e')),
    shape('M20 -1000H58V-760H20Z', stage.shade('#5a1f30')),
    shape('M-58 -780H58V-768H-58Z', stage.paint('#e8b44f')),
    shape('M-140 -420H140V-110H-140Z', stage.paint('#f6ecd6')),
    shape('M60 -420H140V-110H60Z', stage.shade('#cdbb96'), { opacity: 0.6 }),
    shape('M-100 -200L-50 -300L-20 -260L20 -340L70 -240L100 -200Z', stage.paint('#1f4e6b')),
    shape('M-110 -180H110V-172H-110Z M-80 -156H80V-150H-80Z', stage.paint('#7b2d3e')),
    disc(60, -350, 22, stage.paint('#d2954a')),
    shape(
      'M-116 -560Q-92 -600 -66 -640Q-44 -672 -40 -720V-740H-28V-700Q-36 -640 -70 -596Q-100 -560 -104 -520V-440H-122V-500Q-124 -540 -116 -560Z',
      '#ffffff',
      { opacity: 0.35 },
    ),
    shape('M-124 -100V-40Q-122 -22 -108 -20V-100Z', '#ffffff', { opacity: 0.25 }),
  ].join('')
}

/** A glass two thirds full, 700 units tall. */
function drawGlass(stage: Stage): string {
  const rim = mixColours(stage.paint('#ffffff'), stage.mood.sky[2], 0.2)
  const wine = stage.wash([
    [0, stage.paint('#a02c44')],
    [1, stage.shade('#4f1226', 0, 0.2)],
  ])
  return [
    shape(
      'M-120 -690Q-176 -520 -146 -420Q-110 -320 -16 -306V-40Q-20 -16 -110 -10Q-120 0 0 0Q120 0 110 -10Q20 -16 16 -40V-306Q110 -320 146 -420Q176 -520 120 -690Z',
      rim,
      { opacity: 0.3 },
    ),
    shape(
      'M-158 -510Q-160 -460 -146 -420Q-110 -330 0 -326Q110 -330 146 -420Q160 -460 158 -510Q0 -540 -158 -510Z',
      wine,
    ),
    oval(0, -512, 158, 26, stage.paint('#c0475a'), { opacity: 0.85 }),
    stroke(
      'M-120 -690Q-176 -520 -146 -420Q-110 -320 -16 -306V-40Q-20 -16 -110 -8M120 -690Q176 -520 146 -420Q110 -320 16 -306V-40Q20 -16 110 -8',
      rim,
      6,
      { opacity: 0.9 },
    ),
    oval(0, -690, 120, 16, 'none', { stroke: rim, 'stroke-width': 6 }),
    oval(0, -4, 112, 12, rim, { opacity: 0.6 }),
    shape('M-112 -650Q-150 -540 -130 -440Q-122 -420 -112 -430Q-130 -540 -96 -650Z', '#ffffff', {
      opacity: 0.5,
    }),
  ].join('')
}

/** Grapes heaped on the board, with two leaves. */
function drawGrapes(stage: Stage): string {
  const random = stage.random('grapes')
  const berries: string[] = []
  const rows = [7, 8, 8, 7, 5, 3]
  for (const [row, count] of rows.entries()) {
    for (let berry = 0; berry < count; berry += 1) {
      const x = (berry - (count - 1) / 2) * 54 + random.between(-8, 8) + row * 16
      const y = -190 + row * 40 + random.between(-6, 6)
      const tone = random.pick(['#4a2350', '#5e2a56', '#3b1d46', '#70305a'])
      berries.push(
        disc(x, y, 34, stage.shade(tone, 0, 0.15)),
        disc(x - 7, y - 7, 25, stage.paint(mixColours(tone, '#b06a9a', 0.25))),
        disc(x - 13, y - 14, 7, '#ffffff', { opacity: 0.55 }),
      )
    }
  }
  const leaf = stage.paint(stage.season === 'autumn' ? '#c46a33' : '#6a8a44')
  const rib = stage.shade('#3f5a30')
  return [
    drawLeaf(-30, -210, 240, -2.6, leaf, rib, 0.34),
    drawLeaf(-20, -215, 220, -0.5, leaf, rib, 0.34),
    stroke('M-30 -200Q-40 -260 -10 -300', stage.shade('#6a4a30'), 14),
    ...berries,
  ].join('')
}

/** A table laid above the vineyard. */
export const drawWineTable = (stage: Stage): string => drawMendoza(stage) + drawTable(stage)

/** A table laid by the water, where the country has no mountains. */
export const drawWineCoast = (stage: Stage): string => drawCoast(stage) + drawTable(stage)

/** Bottle, glass, grapes, bread and cheese. */
function drawTable(stage: Stage): string {
  const { width: w, height: h, unit: u, focus } = stage
  const table = h * 0.8
  const s = u * (stage.portrait ? 0.62 : 0.66) * stage.zoom
  const foot = table + 56 * u
  const centre = stage.portrait ? w * 0.5 : focus > w * 0.5 ? w * 0.42 : w * 0.56
  const wood = stage.paint('#a8693f')
  const planks = Array.from({ length: 5 }, (_, index) => {
    const y = table + (h - table) * (index / 5) ** 1.2
    return stroke(`M0 ${y.toFixed(1)}H${w}`, stage.shade('#5a3526'), (1.5 + index) * u, {
      opacity: 0.55,
    })
  }).join('')
  const random = stage.random('wood')
  const veins = Array.from({ length: 60 }, () => {
    const y = random.between(table, h)
    const x = random.between(-100, w)
    const length = random.between(80, 420) * u
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(length / 2).toFixed(1)} ${random.between(-5, 5).toFixed(1)} ${length.toFixed(1)} 0`,
      stage.shade('#7a4a30'),
      random.between(0.8, 2.4) * u,
      { opacity: 0.4 },
    )
  }).join('')
  const shadow = (x: number, size: number) =>
    oval(x + size * 0.3, foot + 2 * u, size, size * 0.11, stage.shade('#3a2018', 0, 0.5), {
      opacity: 0.45,
    })
  const cheese =
    shape('M-190 0L-150 -96L170 -60L190 0Z', stage.paint('#f0c75e')) +
    shape('M-150 -96L40 -130L170 -60Z', stage.paint('#f8de90')) +
    disc(-60, -40, 18, stage.shade('#d9a53a')) +
    disc(40, -30, 12, stage.shade('#d9a53a')) +
    disc(110, -36, 15, stage.shade('#d9a53a'))
  const bread =
    shape('M-210 0Q-230 -80 -120 -110Q30 -140 150 -100Q230 -70 205 0Z', stage.paint('#c98642')) +
    [-110, -40, 30, 100]
      .map((x) => stroke(`M${x} -96Q${x + 26} -66 ${x + 20} -34`, stage.paint('#f3d6a0'), 14))
      .join('')
  return [
    shape(
      polygon([
        [0, table],
        [w, table],
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, mixColours(wood, '#fff0cc', 0.25)],
        [0.2, wood],
        [1, stage.shade('#6d3f2a')],
      ]),
    ),
    veins,
    planks,
    stroke(`M0 ${table}H${w}`, stage.paint('#f3d6a0'), 4 * u, { opacity: 0.8 }),
    shadow(centre - 150 * u, 150 * u),
    place(drawBottle(stage), centre - 150 * u, foot, s),
    shadow(centre + 110 * u, 110 * u),
    place(drawGlass(stage), centre + 120 * u, foot + 22 * u, s),
    stage.portrait ? '' : place(bread, centre - 480 * u, foot + 20 * u, s),
    place(cheese, centre + (stage.portrait ? -330 : 560) * u, foot + 44 * u, s * 0.9),
    place(drawGrapes(stage), centre + 330 * u, foot + 60 * u, s * 0.9),
  ].join('')
}
