import { mixColours } from '../colour.ts'
import { group, place, shape, stroke } from '../marks.ts'
import { curveWith, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { drawPeaks, makeCrest } from '../peaks.ts'
import { drawOnlooker } from '../people.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const layers = 8

/** Under the glacier: vaults of blue ice, each paler than the one before, and two people at the mouth. */
export function drawIceCave(stage: Stage): string {
  const { width: w, height: h, unit: u, zoom, portrait } = stage
  const x = stage.focus
  const floor = h * (portrait ? 0.74 : 0.76)
  const mouthX = w * (portrait ? 0.27 : 0.2) * zoom
  const mouthY = h * (portrait ? 0.27 : 0.4) * zoom
  const vault = (part: number, name: string): Point[] => {
    const noise = stage.noise(`vault ${name}`, 3)
    const reachX = mouthX + (w * 0.74 - mouthX) * part ** 1.25
    const reachY = mouthY + (h * 0.86 - mouthY) * part ** 1.1
    return Array.from({ length: 27 }, (_, index): Point => {
      const angle = Math.PI + (Math.PI * index) / 26
      const swell = 1 + 0.13 * noise(index * 0.42)
      return [x + Math.cos(angle) * reachX * swell, floor + Math.sin(angle) * reachY * swell]
    })
  }
  const rings = Array.from({ length: layers }, (_, index) => {
    const part = 1 - index / (layers - 1)
    const line = vault(part, String(index))
    const tone =
      part < 0.5
        ? mixColours('#d9f4f3', '#3fa6cf', part * 2)
        : mixColours('#3fa6cf', '#0a3560', part * 2 - 1)
    return (
      shape(
        curveWith(line, [[line[0]?.[0] ?? 0, floor + 4]]),
        stage.wash([
          [0, stage.paint(mixColours(tone, '#0a2f52', 0.3))],
          [0.55, stage.paint(tone)],
          [1, stage.paint(mixColours(tone, '#e9f6f4', 0.25))],
        ]),
      ) +
      stroke(
        curveWith(line, []).replace('Z', ''),
        stage.paint(mixColours(tone, '#ffffff', 0.5)),
        3 * u,
        {
          opacity: 0.28,
        },
      )
    )
  })
  const mouth = curveWith(vault(0, String(layers)), [[x - mouthX, floor + 4]])
  const beyond = group(
    drawSky(stage, { foot: floor, sun: [(x / w) * 0.97, 0.5], clouds: 2, sunSize: 34 }) +
      drawPeaks(stage, {
        name: 'beyond',
        crest: makeCrest(stage, 'beyond', floor, mouthY * 0.62, 9),
        base: floor,
        colour: '#6d8394',
        depth: 0.35,
        snowline: floor - mouthY * 0.22,
        mist: 0.5,
      }),
    { 'clip-path': stage.clip(mouth) },
  )
  const random = stage.random('floor')
  const ripples = Array.from({ length: 34 }, () => {
    const part = random.next() ** 1.3
    const y = floor + 12 * u + part * (h - floor)
    const spread = mouthX * (0.5 + part * 2.6)
    const at = x + random.between(-1, 1) * spread
    const reach = (20 + part * 150) * u
    return stroke(
      `M${(at - reach).toFixed(1)} ${y.toFixed(1)}q${reach.toFixed(1)} ${(-9 * u * (1 + part)).toFixed(1)} ${(reach * 2).toFixed(1)} 0`,
      stage.paint(random.chance(0.6) ? '#d8f0f0' : '#2f87ad'),
      (1.5 + part * 5) * u,
      { opacity: 0.5 },
    )
  })
  const light = stage.glow([
    [0, stage.paint('#f1faf5'), 0.85],
    [0.5, stage.paint('#9fd8e2'), 0.4],
    [1, stage.paint('#2f87ad'), 0],
  ])
  const size = u * (portrait ? 1.55 : 1.75) * zoom
  return [
    shape(`M0 0H${w}V${h}H0Z`, stage.paint('#0b3557')),
    ...rings,
    beyond,
    shape(
      polygon([
        [0, floor - 14 * u],
        [x - mouthX * 1.4, floor],
        [x + mouthX * 1.4, floor],
        [w, floor - 14 * u],
        [w, h],
        [0, h],
      ]),
      stage.wash([
        [0, stage.paint('#bfe4ea')],
        [0.35, stage.paint('#4f9fc0')],
        [1, stage.paint('#0f4a72')],
      ]),
    ),
    `<ellipse cx="${x}" cy="${floor + 20 * u}" rx="${mouthX * 2}" ry="${(h - floor) * 0.9}" fill="${light}"/>`,
    ...ripples,
    place(
      drawOnlooker(stage, { jacket: '#c8432f', hat: '#e8b44f' }),
      x - 46 * size,
      floor + 44 * u,
      size,
    ),
    place(
      drawOnlooker(stage, { jacket: '#e0973b', hat: '#2f5546' }),
      x + 6 * size,
      floor + 52 * u,
      size,
    ),
  ].join('')
}
