import { oval, place, shape, stroke } from '../marks.ts'
import { curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** A totora reed boat with puma heads at both ends and a reed sail; 600 units long. */
function drawReedBoat(stage: Stage): string {
  const reed = stage.paint('#d9a85a')
  const pale = stage.paint('#f0d08a')
  const dark = stage.shade('#9a6a38', 0, 0.4)
  const bindings = Array.from({ length: 15 }, (_, index) => {
    const x = -224 + index * 32
    const sag = 16 - (x / 240) ** 2 * 34
    return stroke(`M${x} ${-34 + sag}q6 20 0 ${44 - Math.abs(x) * 0.06}`, dark, 4, {
      opacity: 0.8,
    })
  }).join('')
  const head = (turn: 1 | -1) =>
    place(
      shape(
        'M0 0Q30 -40 26 -96Q22 -140 50 -158L46 -178L62 -166L80 -182L82 -158Q104 -150 108 -128L92 -118Q72 -116 66 -100Q64 -40 40 20Z',
        reed,
      ) +
        shape('M40 20Q64 -40 66 -100Q72 -116 92 -118L86 -126Q58 -124 52 -100Q52 -40 24 10Z', dark, {
          opacity: 0.6,
        }) +
        shape('M70 -146L82 -150L80 -140Z', stage.shade('#2b2430')) +
        stroke('M30 -60H62M31 -80H64M32 -40H58', dark, 5),
      turn * 226,
      -20,
      1,
      turn,
    )
  return [
    shape(
      'M-280 -50Q-240 40 -120 44H120Q240 40 280 -50Q220 -16 120 -10H-120Q-220 -16 -280 -50Z',
      reed,
    ),
    shape('M-250 -4Q-210 40 -120 44H120Q210 40 250 -4Q190 24 110 22H-110Q-190 24 -250 -4Z', dark, {
      opacity: 0.7,
    }),
    shape(
      'M-280 -50Q-220 -16 -120 -10H120Q220 -16 280 -50Q220 -28 120 -24H-120Q-220 -28 -280 -50Z',
      pale,
    ),
    bindings,
    head(1),
    head(-1),
    stroke('M0 -20V-330', dark, 9),
    shape('M-130 -310Q-140 -190 -120 -90H120Q140 -190 130 -310Q0 -330 -130 -310Z', pale),
    ...Array.from({ length: 11 }, (_, index) =>
      stroke(
        `M${-120 + index * 24} -312Q${-126 + index * 25} -200 ${-110 + index * 22} -92`,
        dark,
        2.5,
        { opacity: 0.5 },
      ),
    ),
    stroke('M-138 -308Q0 -330 138 -308M-124 -92H124', dark, 7),
    shape('M-190 -24V-74L-150 -96L-110 -74V-24Z', stage.paint('#b9463c')),
    shape('M-176 -100Q-150 -132 -124 -100Z', stage.shade('#3a2c34')),
    shape('M-162 -96a12 14 0 1 0 24 0Z', stage.shade('#a8704c')),
  ].join('')
}

/** Reed houses of a floating island, 300 units wide. */
function drawReedHouses(stage: Stage): string {
  const straw = stage.paint('#cfa052', 0.06)
  const dark = stage.shade('#94683a', 0.06, 0.4)
  const hut = (x: number, size: number) =>
    place(
      shape('M-60 0V-50L0 -120L60 -50V0Z', straw) +
        shape('M0 -120L60 -50V0H14Z', dark) +
        shape('M-70 -44L0 -132L70 -44L60 -40L0 -114L-60 -40Z', straw) +
        shape('M-18 0V-40H14V0Z', stage.shade('#4a3428')),
      x,
      0,
      size,
    )
  return [
    shape(
      'M-240 6Q-180 -18 0 -16Q180 -18 250 6Q160 30 0 28Q-160 30 -240 6Z',
      stage.paint('#dcb868', 0.06),
    ),
    shape('M-240 6Q-160 30 0 28Q160 30 250 6Q180 42 0 42Q-180 42 -240 6Z', dark),
    hut(-120, 0.9),
    hut(0, 1.1),
    hut(110, 0.8),
    stroke('M180 0V-150M160 -120L200 -150M160 -150L200 -120', dark, 6),
  ].join('')
}

/** Titicaca: a reed boat on the high blue lake, the Cordillera Real beyond. */
export function drawTiticaca(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const shore = h * (stage.portrait ? 0.5 : 0.5)
  const side = focus > w * 0.5 ? -1 : 1
  const boat = shore + (stage.portrait ? 330 : 260) * u
  const size = u * 1.02 * zoom
  const range = drawPeaks(stage, {
    name: 'real',
    crest: makeCrest(stage, 'real', shore, h * 0.24, 8),
    base: shore,
    colour: '#7f8ca0',
    depth: 0.44,
    snowline: shore - h * 0.07,
    mist: 0.6,
  })
  const isle: Point[] = [
    [side === -1 ? -10 : w * 0.56, shore + 4 * u],
    [side === -1 ? w * 0.1 : w * 0.68, shore - 66 * u],
    [side === -1 ? w * 0.24 : w * 0.82, shore - 90 * u],
    [side === -1 ? w * 0.36 : w * 0.94, shore - 34 * u],
    [side === -1 ? w * 0.46 : w + 10, shore + 4 * u],
  ]
  const terraces = [0.25, 0.5, 0.75].map((part) =>
    stroke(
      curveWith(
        isle.map(([x, y]): Point => [x, y + (shore - y) * part]),
        [],
      ).replace('Z', ''),
      stage.paint('#e3cf9a', 0.25),
      2 * u,
      { opacity: 0.5 },
    ),
  )
  const vessel = drawReedBoat(stage)
  return [
    drawSky(stage, { sun: [side === -1 ? 0.78 : 0.22, 0.17], foot: shore, clouds: 6 }),
    range,
    drawHills(stage, {
      name: 'coast',
      base: shore + 2,
      height: 40 * u,
      colour: '#9a7a5c',
      depth: 0.4,
      foot: shore + 2,
      waves: 6,
    }),
    drawWater(stage, {
      top: shore,
      colour: '#2f7fa6',
      deep: '#0f3a64',
      reflection: range,
      reflectionOpacity: 0.3,
      calm: 0.3,
      glitter: w * (side === -1 ? 0.78 : 0.22),
    }),
    shape(
      curveWith(isle, []),
      stage.wash([
        [0, stage.paint('#a89a5c', 0.22)],
        [1, stage.paint('#8a7a54', 0.18)],
      ]),
    ),
    ...terraces,
    place(drawReedHouses(stage), focus + side * 440 * u, shore + 80 * u, 0.82 * u * zoom),
    `<g transform="translate(0 ${(2 * boat + 60 * size).toFixed(1)}) scale(1 -1)" opacity="0.22">${place(vessel, focus, boat, size)}</g>`,
    oval(focus, boat + 42 * size, 290 * size, 13 * size, stage.shade('#0d2f4c', 0, 0.3), {
      opacity: 0.6,
    }),
    place(vessel, focus, boat, size),
    stroke(
      `M${focus - 330 * size} ${boat + 48 * size}q${120 * size} ${12 * size} ${260 * size} 0M${focus + 80 * size} ${boat + 52 * size}q${120 * size} ${10 * size} ${250 * size} ${-6 * size}`,
      stage.paint('#e8f2ee'),
      4 * u,
      { opacity: 0.6 },
    ),
    drawGrass(stage, {
      name: 'totora left',
      from: -20,
      to: w * 0.2,
      ground: () => h + 8 * u,
      height: 300 * u,
      count: 90,
      colours: ['#7f9a4c', '#a8a854', '#5d7d40', '#c0b060'],
    }),
    drawGrass(stage, {
      name: 'totora right',
      from: w * 0.84,
      to: w + 20,
      ground: () => h + 8 * u,
      height: 250 * u,
      count: 70,
      colours: ['#7f9a4c', '#a8a854', '#5d7d40', '#c0b060'],
    }),
    drawBirds(stage, focus - side * 220 * u, shore - 190 * u, 6, 16),
  ].join('')
}
