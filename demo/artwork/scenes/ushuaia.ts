import { disc, group, oval, place, shape, stroke } from '../marks.ts'
import { curveWith, polygon, roughen } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** The red and white tower of Les Éclaireurs; 1,000 units tall. */
function drawTower(stage: Stage): string {
  const white = stage.paint('#f8f0de')
  const red = stage.paint('#b03a36')
  const shade = stage.shade('#3b3f52', 0, 0.3)
  return [
    shape('M-150 0L-108 -760H108L150 0Z', red),
    shape('M-135.5 -262L-121.5 -515H121.5L135.5 -262Z', white),
    shape('M20 0L16 -760H108L150 0Z', shade, { opacity: 0.42 }),
    shape('M-40 0V-110A40 44 0 0 1 40 -110V0Z', stage.shade('#4a2c2c')),
    shape('M-16 -400h32v54h-32Z M-15 -640h30v50h-30Z', stage.shade('#3a3440')),
    shape('M-140 -760H140V-790H-140Z', stage.shade('#2b3440')),
    stroke(
      'M-136 -792V-846H136V-792M-90 -846V-792M-45 -846V-792M0 -846V-792M45 -846V-792M90 -846V-792',
      stage.shade('#2b3440'),
      8,
    ),
    shape('M-64 -790V-910H64V-790Z', stage.light === 'day' ? stage.paint('#bfe0e0') : '#ffe7a6'),
    shape('M20 -790V-910H64V-790Z', shade, { opacity: 0.4 }),
    stroke('M-22 -790V-910M22 -790V-910', stage.shade('#2b3440'), 8),
    shape('M-84 -908Q0 -1010 84 -908Z', red),
    stroke('M0 -960V-1030', stage.shade('#2b3440'), 9),
  ].join('')
}

function drawCormorant(stage: Stage, x: number, y: number, size: number): string {
  const black = stage.shade('#232c38', 0, 0.4)
  return (
    shape(
      `M${x} ${y}q${-size * 0.32} ${-size * 0.5} ${-size * 0.02} ${-size * 0.85}q${size * 0.02} ${-size * 0.16} ${size * 0.16} ${-size * 0.14}l${size * 0.12} ${size * 0.06}l${-size * 0.13} ${size * 0.05}q${size * 0.06} ${size * 0.2} ${size * 0.06} ${size * 0.4}q0 ${size * 0.35} ${-size * 0.12} ${size * 0.48}Z`,
      black,
    ) +
    shape(
      `M${x + size * 0.04} ${y - size * 0.06}q${size * 0.16} ${-size * 0.25} ${size * 0.04} ${-size * 0.55}q${size * 0.1} ${size * 0.3} ${-size * 0.04} ${size * 0.55}Z`,
      stage.paint('#f6efe0'),
    )
  )
}

function drawSeaLion(stage: Stage, x: number, y: number, size: number, side: 1 | -1): string {
  const brown = stage.shade('#7a5a44', 0, 0.3)
  return place(
    shape(
      'M-60 0Q-52 -20 -20 -24Q6 -28 22 -52Q26 -66 40 -66Q54 -64 56 -54L48 -48Q46 -20 34 -6L44 0Z',
      brown,
    ) +
      shape('M-20 -24Q6 -28 22 -52Q26 -40 14 -24Q0 -12 -30 -12Z', stage.paint('#a8836a'), {
        opacity: 0.6,
      }),
    x,
    y,
    size / 100,
    (side * size) / 100,
  )
}

/** Ushuaia: the lighthouse on its rocks in the Beagle Channel. */
export function drawUshuaia(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const sea = h * (stage.portrait ? 0.62 : 0.6)
  const random = stage.random('rocks')
  const rock = sea + 120 * u
  const half = 370 * u * zoom
  const crest: Point[] = [
    [focus - half, rock + 26 * u],
    [focus - half * 0.75, rock - 18 * u],
    [focus - half * 0.45, rock - 50 * u],
    [focus - half * 0.15, rock - 82 * u],
    [focus + half * 0.2, rock - 84 * u],
    [focus + half * 0.5, rock - 42 * u],
    [focus + half * 0.8, rock - 22 * u],
    [focus + half, rock + 26 * u],
  ]
  const outline = roughen(crest, 0.1, random, 3)
  const body = polygon([
    ...outline,
    [focus + half * 1.06, rock + 52 * u],
    [focus, rock + 70 * u],
    [focus - half * 1.06, rock + 52 * u],
  ])
  const slabs = Array.from({ length: 40 }, () => {
    const x = focus + random.between(-0.95, 0.9) * half
    const y = rock + random.between(-70, 60) * u
    const size = random.between(14, 62) * u
    return shape(
      polygon([
        [x, y],
        [x + size, y - size * 0.14],
        [x + size * 0.8, y + size * 0.3],
        [x - size * 0.2, y + size * 0.36],
      ]),
      random.chance(0.45) ? stage.paint('#a08f7c') : stage.shade('#4c4648'),
      { opacity: 0.6 },
    )
  }).join('')
  const crestAt = (x: number) =>
    outline.reduce(
      (best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best),
      outline[0] ?? [x, rock],
    )[1]
  const birds = Array.from({ length: 24 }, () => focus + random.between(-0.82, 0.85) * half)
    .filter((x) => Math.abs(x - focus) > 80 * u)
    .map((x) => drawCormorant(stage, x, crestAt(x) + 6 * u, random.between(26, 40) * u * zoom))
    .join('')
  const lions = [-0.62, -0.38, 0.42, 0.66]
    .map((at, index) =>
      drawSeaLion(
        stage,
        focus + at * half,
        rock + (24 + (index % 2) * 16) * u,
        88 * u * zoom,
        at < 0 ? -1 : 1,
      ),
    )
    .join('')
  const snow = stage.season === 'winter' ? 110 : stage.season === 'autumn' ? 0 : 30
  const range = drawPeaks(stage, {
    name: 'martial',
    crest: makeCrest(stage, 'martial', sea, h * 0.36, 5),
    base: sea,
    colour: '#66768a',
    depth: 0.34,
    snowline: sea - h * 0.17 + snow * u,
    mist: 0.5,
  })
  const foam = Array.from({ length: 22 }, () => {
    const x = focus + random.between(-1.15, 1.15) * half
    return oval(
      x,
      rock + (52 + random.between(0, 22)) * u - Math.abs(x - focus) * 0.02,
      random.between(16, 74) * u,
      random.between(2, 6) * u,
      stage.paint('#f7f5ea'),
      { opacity: 0.75 },
    )
  }).join('')
  const swell = Array.from({ length: 26 }, () => {
    const part = random.next()
    const x = random.between(0, w)
    const y = sea + 30 * u + part * (h - sea)
    const reach = (30 + part * 160) * u
    return shape(
      curveWith(
        [
          [x - reach, y],
          [x - reach * 0.3, y - (5 + 16 * part) * u],
          [x + reach * 0.3, y - (3 + 8 * part) * u],
          [x + reach, y],
        ],
        [],
      ),
      stage.shade('#1d4a68', 0, 0.25),
      { opacity: 0.4 },
    )
  }).join('')
  const lamp = focus
  const lampY = rock - 70 * u - 850 * 0.46 * u * zoom
  const isLit = stage.light !== 'day' && stage.light !== 'mist'
  const beams = isLit
    ? [-1, 1]
        .map((side) =>
          shape(
            polygon([
              [lamp, lampY],
              [lamp + side * w, lampY - 190 * u],
              [lamp + side * w, lampY - 20 * u],
            ]),
            stage.wash(
              side === 1
                ? [
                    [0, '#ffedb0', 0.55],
                    [1, '#ffedb0', 0],
                  ]
                : [
                    [0, '#ffedb0', 0],
                    [1, '#ffedb0', 0.55],
                  ],
              true,
            ),
          ),
        )
        .join('') +
      disc(
        lamp,
        lampY,
        90 * u,
        stage.glow([
          [0, '#fff3c4', 0.9],
          [1, '#fff3c4', 0],
        ]),
      )
    : ''
  return [
    drawSky(stage, { sun: [focus > w * 0.5 ? 0.2 : 0.78, 0.24], foot: sea, clouds: 6 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', sea, h * 0.24, 7),
      base: sea,
      colour: '#8394a8',
      depth: 0.56,
      snowline: sea - h * 0.1,
      mist: 0.6,
    }),
    range,
    drawHills(stage, {
      name: 'shore',
      base: sea + 2,
      height: 70 * u,
      colour: stage.season === 'autumn' ? '#8a4a38' : '#3f5f55',
      depth: 0.34,
      foot: sea + 2,
      waves: 5,
    }),
    drawWater(stage, {
      top: sea,
      colour: '#4f8aa0',
      deep: '#16425c',
      reflection: range,
      reflectionOpacity: 0.32,
      calm: 0.2,
    }),
    swell,
    oval(focus, rock + 66 * u, half * 1.15, 20 * u, stage.shade('#12303f'), { opacity: 0.55 }),
    shape(
      body,
      stage.wash([
        [0, stage.paint('#85786c')],
        [1, stage.shade('#3f3c42')],
      ]),
    ),
    group(slabs, { 'clip-path': stage.clip(body) }),
    birds,
    lions,
    foam,
    beams,
    place(drawTower(stage), focus, rock - 72 * u, 0.46 * u * zoom),
    drawBirds(stage, focus + 190 * u, rock - 330 * u, 8, 18),
  ].join('')
}
