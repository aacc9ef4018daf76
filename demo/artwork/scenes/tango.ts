import { box, disc, oval, place, shape, stroke } from '../marks.ts'
import { polygon } from '../path.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A couple in tango embrace, 1,000 units tall, feet at zero. */
function drawCouple(stage: Stage): string {
  const suit = stage.light === 'night' ? '#232a42' : stage.shade('#262d44', 0, 0.2)
  const suitLight = '#4d567c'
  // Lit by the lamp, whatever the hour.
  const dress = '#c23a44'
  const dressDark = '#82203a'
  const skin = '#e6b68c'
  const skinDark = '#b07a5c'
  const ink = '#15182a'
  return [
    oval(40, 6, 330, 20, '#0c0f20', { opacity: 0.45 }),
    // Her leg drawn back along the floor, then the one she stands on.
    shape(
      'M120 -420Q250 -330 330 -190Q390 -90 452 -34L462 -8L430 -14Q350 -70 280 -160Q200 -250 96 -330Z',
      skinDark,
    ),
    shape('M430 -34L470 -12L474 4L452 -2L420 -20Z', ink),
    shape('M40 -400Q84 -260 70 -130L64 -34L96 -6H40L36 -40Q28 -180 0 -360Z', skin),
    shape('M34 -44L66 -40L104 -4L100 4H66L52 -18L46 4H36Z', ink),
    // His legs.
    shape('M-150 -450Q-160 -260 -214 -60L-226 -22H-166L-160 -50Q-100 -240 -46 -420Z', suit),
    shape('M-226 -24H-166L-150 2H-262Q-262 -12 -226 -24Z', ink),
    shape('M-90 -450Q-60 -250 -62 -60L-58 -22H-8L-6 -60Q20 -260 14 -440Z', suit),
    shape('M-62 -24H-8L44 -4V4H-64Z', ink),
    shape('M-20 -440Q0 -250 -20 -30L-8 -30Q20 -260 14 -440Z', suitLight, { opacity: 0.5 }),
    // Her dress: bare back, skirt swept behind.
    shape(
      'M30 -800Q90 -820 132 -776Q150 -700 128 -610Q120 -560 150 -500Q214 -400 250 -270Q200 -300 170 -290Q150 -240 110 -226Q70 -240 20 -330Q0 -450 16 -560Z',
      dress,
    ),
    shape(
      'M128 -610Q120 -560 150 -500Q214 -400 250 -270Q200 -300 170 -290Q190 -400 110 -520Q96 -580 112 -640Z',
      dressDark,
    ),
    shape('M20 -330Q70 -240 110 -226Q90 -330 64 -470Q30 -420 20 -330Z', dressDark, {
      opacity: 0.6,
    }),
    shape('M84 -806Q128 -800 134 -770Q148 -710 126 -640Q104 -630 92 -660Q74 -740 84 -806Z', skin),
    shape('M112 -800Q140 -770 126 -640L114 -646Q126 -730 104 -800Z', skinDark, { opacity: 0.6 }),
    // His jacket.
    shape(
      'M-112 -838Q-160 -816 -172 -760Q-186 -620 -160 -520Q-160 -440 -176 -400L34 -400Q30 -500 34 -600Q48 -700 28 -790Q0 -838 -30 -846Z',
      suit,
    ),
    shape('M-10 -836Q40 -760 34 -600Q28 -500 34 -400H0Q-6 -620 -10 -836Z', suitLight, {
      opacity: 0.5,
    }),
    shape('M-46 -846L-6 -838L6 -770L-22 -790Z', stage.paint('#f4ead4')),
    // His arm round her back, her arm over his shoulder.
    stroke('M-96 -770Q-60 -640 20 -640Q70 -640 112 -676', suit, 62),
    stroke('M-96 -760Q-60 -628 20 -626', suitLight, 8, { opacity: 0.6 }),
    disc(122, -684, 26, skinDark),
    stroke('M80 -782Q10 -800 -60 -800Q-110 -806 -140 -800', skin, 36),
    disc(-146, -800, 20, skin),
    // Heads, close together.
    shape('M-58 -846L-18 -846L-6 -880H-62Z', skinDark),
    oval(-32, -912, 46, 58, skin),
    shape('M-78 -926Q-84 -880 -58 -872Q-66 -910 -58 -940Z', ink),
    shape('M-14 -918L22 -892L-6 -886Z', skin),
    shape('M-140 -948Q-40 -986 62 -936Q20 -938 -36 -944Q-96 -950 -140 -948Z', ink),
    shape(
      'M-92 -952Q-96 -1010 -50 -1024Q-20 -1030 6 -1020Q22 -1004 18 -950Q-36 -962 -92 -952Z',
      suit,
    ),
    stroke('M-92 -962Q-36 -974 18 -960', stage.paint('#8d7d72'), 10),
    shape('M64 -800L104 -800L104 -850H68Z', skinDark),
    oval(72, -868, 40, 52, skin),
    shape(
      'M50 -906Q92 -946 120 -890Q150 -900 152 -866Q146 -836 116 -842Q104 -818 96 -826Q104 -870 70 -896Q60 -900 50 -906Z',
      ink,
    ),
    disc(128, -896, 15, stage.paint('#d6453f')),
  ].join('')
}

/** A row of old façades down to the corner, one window lit here and there. */
function drawStreet(stage: Stage, ground: number): string {
  const { width: w, unit: u } = stage
  const random = stage.random('street')
  const parts: string[] = []
  let x = -30 * u
  while (x < w + 20) {
    const width = random.between(190, 300) * u
    const height = random.between(430, 640) * u * (stage.portrait ? 1.15 : 0.9)
    const tone = random.pick(['#3f5f7c', '#a5573f', '#c08a3e', '#56708a', '#7b3d4e', '#4f7a6c'])
    const top = ground - height
    parts.push(
      box(
        x,
        top,
        width + 1,
        height,
        stage.wash([
          [0, stage.shade(tone, 0.12, 0.55)],
          [0.6, stage.shade(tone, 0.05, 0.3)],
          [1, stage.shade(tone, 0, 0.2)],
        ]),
      ),
      box(x - 6 * u, top - 4 * u, width + 12 * u, 16 * u, stage.shade('#cbb28a', 0.1)),
      box(x, top + 12 * u, width, 6 * u, stage.shade(tone, 0, 0.7), { opacity: 0.6 }),
    )
    for (let line = 1; line < width / (9 * u); line += 1)
      parts.push(
        box(x + line * 9 * u, top + 18 * u, 1.2 * u, height, stage.shade(tone, 0, 0.75), {
          opacity: 0.28,
        }),
      )
    const columns = 2
    for (let row = 0; row < 2; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const wx = x + (width * (column + 0.5)) / columns - 30 * u
        const wy = top + 60 * u + row * height * 0.42
        const isLit = random.chance(0.55)
        const tall = row === 0 ? 130 * u : 170 * u
        parts.push(
          box(wx - 8 * u, wy - 8 * u, 76 * u, tall + 12 * u, stage.shade('#e0c79c', 0.05, 0.35)),
          box(wx, wy, 60 * u, tall, isLit ? '#ffcf7a' : stage.shade('#1f2a40', 0, 0.4)),
          box(wx + 28 * u, wy, 4 * u, tall, stage.shade('#5b3f30')),
          box(wx, wy + tall * 0.35, 60 * u, 4 * u, stage.shade('#5b3f30')),
          box(wx - 26 * u, wy, 17 * u, tall, stage.shade('#3f6a5c', 0, 0.3)),
          box(wx + 69 * u, wy, 17 * u, tall, stage.shade('#3f6a5c', 0, 0.3)),
        )
        if (row === 0) {
          const rail = Array.from(
            { length: 9 },
            (_, bar) =>
              `M${(wx - 26 * u + bar * 14 * u).toFixed(1)} ${(wy + tall - 34 * u).toFixed(1)}v${(38 * u).toFixed(1)}`,
          ).join('')
          parts.push(
            stroke(
              `${rail}M${wx - 30 * u} ${wy + tall - 34 * u}h${120 * u}M${wx - 30 * u} ${wy + tall + 4 * u}h${120 * u}`,
              stage.shade('#15182a'),
              3 * u,
            ),
          )
        }
      }
    }
    x += width
  }
  return parts.join('')
}

/** Tango: a couple under a street lamp on the cobbles of San Telmo. */
export function drawTango(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const ground = h * 0.76
  const random = stage.random('cobbles')
  const cobbles: string[] = []
  for (let row = 0; row < 15; row += 1) {
    const part = (row / 15) ** 1.6
    const y = ground + 14 * u + part * (h - ground)
    const size = (26 + part * 64) * u
    for (let x = -size * ((row % 2) * 0.5); x < w + size; x += size * 1.06) {
      const near = Math.max(0, 1 - Math.hypot((x - focus) / (520 * u), (y - h * 0.9) / (260 * u)))
      cobbles.push(
        oval(
          x,
          y,
          size * 0.48,
          size * 0.17,
          near > 0 ? stage.paint('#e2b877') : stage.paint('#6b6f8a'),
          { opacity: (0.16 + near * 0.5 + random.between(0, 0.12)).toFixed(2) },
        ),
      )
    }
  }
  const side = focus > w * 0.5 ? -1 : 1
  const lampX = focus + side * 390 * u * zoom
  const lampY = ground - 560 * u
  const iron = stage.shade('#15182a', 0, 0.6)
  const cone = polygon([
    [lampX - 30 * u, lampY],
    [lampX + 30 * u, lampY],
    [lampX + 420 * u, h * 0.95],
    [lampX - 420 * u, h * 0.95],
  ])
  return [
    drawSky(stage, { sun: [side === 1 ? 0.2 : 0.82, 0.13], foot: ground, clouds: 2, sunSize: 40 }),
    drawStreet(stage, ground - 6 * u),
    box(0, ground - 10 * u, w, 26 * u, stage.shade('#8d8290', 0, 0.4)),
    box(
      0,
      ground + 10 * u,
      w,
      h - ground,
      stage.wash([
        [0, stage.shade('#4d4a5e', 0, 0.4)],
        [1, stage.shade('#2b2a40', 0, 0.5)],
      ]),
    ),
    ...cobbles,
    shape(
      cone,
      stage.wash([
        [0, '#ffd68a', 0.42],
        [1, '#ffd68a', 0.04],
      ]),
    ),
    disc(
      lampX,
      lampY,
      300 * u,
      stage.glow([
        [0, '#ffe2a0', 0.75],
        [0.3, '#ffd083', 0.25],
        [1, '#ffd083', 0],
      ]),
    ),
    stroke(`M${lampX} ${ground + 60 * u}V${lampY + 20 * u}`, iron, 13 * u),
    shape(
      polygon([
        [lampX - 32 * u, ground + 70 * u],
        [lampX - 14 * u, ground - 20 * u],
        [lampX + 14 * u, ground - 20 * u],
        [lampX + 32 * u, ground + 70 * u],
      ]),
      iron,
    ),
    shape(
      polygon([
        [lampX - 24 * u, lampY + 26 * u],
        [lampX - 36 * u, lampY - 46 * u],
        [lampX + 36 * u, lampY - 46 * u],
        [lampX + 24 * u, lampY + 26 * u],
      ]),
      '#ffeab8',
    ),
    stroke(
      `M${lampX - 24 * u} ${lampY + 26 * u}L${lampX - 36 * u} ${lampY - 46 * u}L${lampX} ${lampY - 84 * u}L${lampX + 36 * u} ${lampY - 46 * u}L${lampX + 24 * u} ${lampY + 26 * u}ZM${lampX} ${lampY - 84 * u}v${-20 * u}M${lampX - 36 * u} ${lampY - 46 * u}h${72 * u}`,
      iron,
      6 * u,
    ),
    shape(
      polygon([
        [lampX - 38 * u, lampY - 46 * u],
        [lampX, lampY - 86 * u],
        [lampX + 38 * u, lampY - 46 * u],
      ]),
      iron,
    ),
    place(
      drawCouple(stage),
      focus - side * 60 * u,
      h * 0.94,
      0.74 * u * zoom,
      side * 0.74 * u * zoom,
    ),
  ].join('')
}
