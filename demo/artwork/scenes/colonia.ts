import { box, disc, oval, place, shape, stroke } from '../marks.ts'
import { curveWith, polygon } from '../path.ts'
import { drawTree } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The white lighthouse that rises out of convent ruins; 1,000 units tall. */
function drawLighthouse(stage: Stage): string {
  const white = stage.paint('#faf3e2')
  const shade = stage.shade('#cdbfa6', 0, 0.3)
  const iron = stage.shade('#2b3440', 0, 0.3)
  return [
    shape('M-120 0L-110 -330H110L120 0Z', white),
    shape('M20 0V-330H110L120 0Z', shade),
    shape('M-78 -330L-66 -800H66L78 -330Z', white),
    shape('M14 -330L12 -800H66L78 -330Z', shade),
    box(-128, -346, 256, 20, shade),
    shape('M-14 -420h28v44h-28Z M-12 -560h24v40h-24Z M-12 -690h24v40h-24Z', iron),
    box(-96, -816, 192, 18, iron),
    stroke('M-92 -818V-866H92V-818M-46 -866V-818M0 -866V-818M46 -866V-818', iron, 6),
    box(-44, -910, 88, 94, stage.light === 'day' ? stage.paint('#bfe0e0') : '#ffe7a6'),
    stroke('M-44 -910V-816M0 -910V-816M44 -910V-816', iron, 6),
    shape('M-60 -908Q0 -1000 60 -908Z', stage.paint('#a83a34')),
    stroke('M0 -950V-1020', iron, 7),
  ].join('')
}

/** A low colonial house in perspective toward the street's end. */
function drawHouse(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  tone: string,
  side: 1 | -1,
): string {
  const tall = width * 0.82
  const wall = side === -1 ? stage.paint(tone) : stage.shade(tone, 0, 0.28)
  const trim = stage.paint('#f6ead0')
  const dark = stage.shade('#4a342c')
  const left = x - width / 2
  const bay = (at: number, isDoor: boolean) => {
    const half = width * 0.085
    const cx = left + width * at
    const top = y - tall * 0.68
    const foot = isDoor ? y : y - tall * 0.24
    return (
      box(cx - half * 1.35, top - half * 0.5, half * 2.7, foot - top + half * 0.7, trim) +
      box(cx - half, top, half * 2, foot - top, isDoor ? stage.paint('#3f6a72') : dark) +
      stroke(`M${cx} ${top}V${foot}`, trim, width * 0.008) +
      (isDoor
        ? ''
        : stroke(
            `M${cx - half * 0.5} ${top}V${foot}M${cx + half * 0.5} ${top}V${foot}M${cx - half} ${top + (foot - top) / 2}H${cx + half}`,
            stage.shade('#2b2a30'),
            width * 0.007,
          ))
    )
  }
  return [
    box(left, y - tall, width, tall, wall),
    box(left, y - tall * 0.14, width, tall * 0.14, stage.shade(tone, 0, 0.5), { opacity: 0.6 }),
    shape(
      `M${left - width * 0.04} ${y - tall}L${left + width * 0.05} ${y - tall * 1.14}H${left + width * 0.95}L${left + width * 1.04} ${y - tall}Z`,
      stage.paint('#a8583c'),
    ),
    ...Array.from({ length: 16 }, (_, index) =>
      stroke(
        `M${left + (width * index) / 15} ${y - tall}L${left + width * 0.06 + (width * 0.88 * index) / 15} ${y - tall * 1.13}`,
        stage.shade('#7a3f30'),
        width * 0.007,
        { opacity: 0.6 },
      ),
    ),
    bay(0.2, false),
    bay(0.5, true),
    bay(0.8, false),
  ].join('')
}

/** Colonia del Sacramento: the Street of Sighs, bougainvillea, the lighthouse over the river. */
export function drawColonia(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const river = h * 0.56
  const ground = h * 0.63
  const random = stage.random('stones')
  const cobbles: string[] = []
  for (let row = 0; row < 20; row += 1) {
    const part = (row / 20) ** 1.7
    const y = ground + part * (h - ground) * 1.04
    const size = (9 + part * 96) * u
    const reach = 70 * u + part * w * 0.8
    for (let x = focus - reach; x < focus + reach; x += size * random.between(0.85, 1.15)) {
      const wide = size * random.between(0.34, 0.48)
      cobbles.push(
        oval(
          x,
          y + random.between(-0.1, 0.1) * size,
          wide,
          size * 0.17,
          stage.paint(random.pick(['#a08c7c', '#8a7a72', '#b8a48c', '#77696a'])),
          { opacity: 0.9 },
        ),
      )
    }
  }
  const tones = ['#d9a05c', '#c96f54', '#e3c48f', '#b85a4c', '#d8b0a0', '#7f9c9a']
  const houses = [0, 1, 2, 3].flatMap((step) => {
    const part = (step / 3) ** 1.4
    const width = (150 + part * 560) * u * zoom
    const y = ground + (12 + part * 190) * u
    const reach = (140 + part * 560) * u * zoom
    return ([-1, 1] as const).map((side) =>
      drawHouse(
        stage,
        focus + side * (reach + width * 0.12),
        y,
        width,
        tones[(step * 2 + (side === 1 ? 1 : 0) + stage.variant) % tones.length] ?? '#d9a05c',
        side,
      ),
    )
  })
  const blossoms = ([-1, 1] as const).map((side) => {
    const cx = focus + side * (stage.portrait ? 330 : 560) * u
    return Array.from({ length: 150 }, () => {
      const angle = random.between(0, Math.PI * 2)
      const reach = random.next() ** 0.6
      return disc(
        cx + Math.cos(angle) * reach * 140 * u + side * 60 * u,
        ground - 190 * u + Math.sin(angle) * reach * 120 * u + reach * 110 * u * random.next(),
        random.between(6, 17) * u,
        stage.paint(random.pick(['#b8306a', '#d0508a', '#8f2458', '#e07aa4', '#3f6a48'])),
        { opacity: 0.92 },
      )
    }).join('')
  })
  const side = focus > w * 0.5 ? -1 : 1
  const street = polygon([
    [focus - 60 * u, ground],
    [focus + 60 * u, ground],
    [focus + w * 0.85, h + 5],
    [focus - w * 0.85, h + 5],
  ])
  const lantern =
    stroke(`M0 0V-300M0 -300Q0 -330 40 -330`, stage.shade('#23262f', 0, 0.4), 9) +
    shape('M24 -326L56 -326L50 -268L30 -268Z', '#ffe3a0') +
    shape('M20 -326L40 -350L60 -326Z', stage.shade('#23262f', 0, 0.4))
  return [
    drawSky(stage, {
      sun: [side === -1 ? 0.3 : 0.7, river / h - 0.17],
      foot: river,
      clouds: 6,
      sunSize: 66,
    }),
    drawWater(stage, {
      top: river,
      bottom: ground + 20 * u,
      colour: '#b89a78',
      deep: '#8a7a6c',
      calm: 0.5,
      glitter: w * (side === -1 ? 0.3 : 0.7),
    }),
    place(
      shape('M0 0H90L80 14H10Z', stage.shade('#5a3a2c')) +
        shape('M44 -4V-110L92 -10Z M38 -8V-90L4 -10Z', stage.paint('#f8f1de')),
      focus - 20 * u,
      river + 22 * u,
      0.4 * u,
    ),
    shape(`M0 ${ground}H${w}V${h}H0Z`, stage.paint('#a8947c')),
    drawTree(
      stage,
      focus - side * 130 * u,
      ground + 6 * u,
      150 * u,
      ['#4f6a3c', '#6f8a4a', '#94a45c'],
      0.2,
    ),
    place(drawLighthouse(stage), focus + side * 170 * u * zoom, ground + 20 * u, 0.5 * u * zoom),
    shape(
      curveWith(
        [
          [focus + side * 90 * u, ground + 22 * u],
          [focus + side * 110 * u, ground - 50 * u],
          [focus + side * 130 * u, ground - 30 * u],
          [focus + side * 240 * u, ground - 66 * u],
          [focus + side * 262 * u, ground + 22 * u],
        ],
        [],
      ),
      stage.shade('#9a8470', 0.05, 0.3),
    ),
    shape(street, stage.shade('#7d6c62')),
    ...cobbles,
    ...houses,
    ...blossoms,
    place(lantern, focus - side * 300 * u * zoom, ground + 150 * u, 0.95 * u, side * 0.95 * u),
    drawBirds(stage, focus, h * 0.16, 7, 15),
  ].join('')
}
