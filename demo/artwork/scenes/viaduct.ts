import { box, place, shape, stroke } from '../marks.ts'
import { curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawGrass } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawCardon } from './quebrada.ts'

/** An engine and its coaches, rails at zero, the engine's nose to the left at x = 0. */
function drawTrain(stage: Stage, coaches: number): string {
  const red = stage.paint('#9c2f34')
  const cream = stage.paint('#f3e3bd')
  const dark = stage.shade('#2a2c38', 0, 0.3)
  const glass =
    stage.light === 'dusk' || stage.light === 'night' ? '#ffd98a' : stage.shade('#46606c')
  const parts = [
    shape('M0 -12V-40Q2 -62 22 -66H118V-12Z', red),
    box(0, -34, 118, 8, cream),
    box(18, -58, 20, 18, glass),
    box(50, -56, 56, 12, dark, { opacity: 0.5 }),
    box(4, -12, 110, 6, dark),
  ]
  for (let coach = 0; coach < coaches; coach += 1) {
    const x = 126 + coach * 128
    parts.push(
      box(x, -60, 120, 48, cream),
      box(x, -66, 120, 8, red),
      box(x, -24, 120, 12, red),
      box(x - 8, -18, 8, 5, dark),
      box(x + 4, -12, 112, 6, dark),
    )
    for (let pane = 0; pane < 6; pane += 1) parts.push(box(x + 8 + pane * 18, -52, 13, 20, glass))
  }
  for (let x = 14; x < 118 + coaches * 128; x += 32)
    parts.push(`<circle cx="${x}" cy="-5" r="6" fill="${dark}"/>`)
  return parts.join('')
}

/** The steel trestle: towers that stand on the canyon's floor. */
function drawTrestle(stage: Stage, deck: number, floorAt: (x: number) => number): string {
  const { width: w, unit: u, zoom } = stage
  const steel = stage.shade('#5a4a4e', 0.05, 0.4)
  const light = stage.paint('#c98a68', 0.05)
  const gap = 190 * u * zoom
  const parts: string[] = []
  for (let x = gap * 0.3; x < w + gap; x += gap) {
    const foot = floorAt(x) + 12 * u
    const spread = 26 * u + (foot - deck) * 0.11
    const top = 24 * u
    if (foot - deck < 40 * u) continue
    parts.push(
      stroke(
        `M${(x - top).toFixed(1)} ${deck}L${(x - spread).toFixed(1)} ${foot}M${(x + top).toFixed(1)} ${deck}L${(x + spread).toFixed(1)} ${foot}`,
        steel,
        8 * u,
      ),
    )
    parts.push(
      stroke(
        `M${(x - top + 3 * u).toFixed(1)} ${deck}L${(x - spread + 3 * u).toFixed(1)} ${foot}`,
        light,
        2.4 * u,
        { opacity: 0.8 },
      ),
    )
    const levels = Math.max(2, Math.round((foot - deck) / (72 * u)))
    let cross = ''
    for (let level = 0; level < levels; level += 1) {
      const at = (part: number): readonly [number, number] => [
        top + (spread - top) * part,
        deck + (foot - deck) * part,
      ]
      const [h1, y1] = at(level / levels)
      const [h2, y2] = at((level + 1) / levels)
      cross += `M${x - h1} ${y1}L${x + h2} ${y2}M${x + h1} ${y1}L${x - h2} ${y2}M${x - h2} ${y2}H${x + h2}`
    }
    parts.push(stroke(cross, steel, 3 * u))
    parts.push(
      box(x - spread - 12 * u, foot - 6 * u, spread * 2 + 24 * u, 20 * u, stage.paint('#cdb48c')),
    )
  }
  const truss: string[] = []
  const cell = 38 * u * zoom
  for (let x = -cell; x < w + cell; x += cell)
    truss.push(
      `M${x.toFixed(1)} ${deck}L${(x + cell / 2).toFixed(1)} ${deck + 26 * u}L${(x + cell).toFixed(1)} ${deck}`,
    )
  parts.push(
    stroke(truss.join(''), steel, 3.4 * u),
    box(-5, deck - 8 * u, w + 10, 10 * u, steel),
    box(-5, deck + 24 * u, w + 10, 6 * u, steel),
    box(-5, deck - 9 * u, w + 10, 2.5 * u, light),
  )
  return parts.join('')
}

/** The Train to the Clouds on the Polvorilla viaduct, over 4,200 metres up. */
export function drawViaduct(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const deck = h * (stage.portrait ? 0.5 : 0.47)
  const floorAt = (x: number) => {
    const away = Math.abs(x - focus) / (w * (stage.portrait ? 0.75 : 0.6))
    return deck + (stage.portrait ? 420 : 350) * u * Math.max(0, 1 - away ** 1.7) + 8 * u
  }
  const slope: Point[] = Array.from({ length: 25 }, (_, index): Point => [
    (w * index) / 24,
    floorAt((w * index) / 24) + 16 * u * stage.noise('slope')(index * 0.6),
  ])
  const noise = stage.noise('front')
  const front: Point[] = Array.from({ length: 17 }, (_, index): Point => [
    (w * index) / 16,
    h - (80 + 60 * Math.abs(index / 8 - 1) + 22 * noise(index * 0.7)) * u,
  ])
  const side = focus > w * 0.5 ? -1 : 1
  const train = 0.92 * u * zoom
  return [
    drawSky(stage, { sun: [side === -1 ? 0.2 : 0.8, 0.16], foot: deck + 60 * u, clouds: 6 }),
    drawPeaks(stage, {
      name: 'far',
      crest: makeCrest(stage, 'far', deck + 60 * u, h * 0.32, 4),
      base: deck + 90 * u,
      colour: '#a88a94',
      depth: 0.48,
      snowline: deck - h * 0.17,
      mist: 0.5,
    }),
    drawPeaks(stage, {
      name: 'near',
      crest: makeCrest(stage, 'near', deck + 90 * u, h * 0.2, 4),
      base: deck + 130 * u,
      colour: '#b8714f',
      depth: 0.3,
      mist: 0.5,
    }),
    drawHills(stage, {
      name: 'ochre',
      base: deck + 120 * u,
      height: 110 * u,
      colour: '#cf9a5c',
      depth: 0.24,
      foot: h,
      waves: 4,
    }),
    shape(
      curveWith(slope, [
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, stage.paint('#c98f5c', 0.1)],
        [1, stage.shade('#8a5640')],
      ]),
    ),
    stroke(
      `M${focus - 30 * u} ${h}Q${focus + 60 * u} ${floorAt(focus) + 100 * u} ${focus} ${floorAt(focus) + 20 * u}`,
      stage.paint('#e8d3a8'),
      26 * u,
      { opacity: 0.6 },
    ),
    drawTrestle(stage, deck, floorAt),
    place(
      drawTrain(stage, stage.portrait ? 4 : 6),
      side === -1 ? focus - 330 * u * zoom : focus + 330 * u * zoom,
      deck - 8 * u,
      train,
      side === -1 ? train : -train,
    ),
    shape(
      curveWith(front, [
        [w, h + 5],
        [0, h + 5],
      ]),
      stage.wash([
        [0, stage.paint('#a86d44')],
        [1, stage.shade('#6a4030')],
      ]),
    ),
    drawGrass(stage, {
      name: 'puna',
      from: 0,
      to: w,
      ground: () => h + 4 * u,
      height: 64 * u,
      count: 130,
      colours: ['#d9b05c', '#b08a44', '#8f6f3c'],
    }),
    place(
      drawCardon(stage, 2),
      side === -1 ? w * 0.07 : w * 0.93,
      h * 0.98,
      0.4 * u,
      side * -0.4 * u,
    ),
    place(drawCardon(stage, 1), side === -1 ? w * 0.2 : w * 0.8, h * 0.99, 0.24 * u),
  ].join('')
}
