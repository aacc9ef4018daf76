import { box, disc, group, oval, shape, stroke } from './marks.ts'

/** A drawn person of the office: colours and hair make each one differ. */
export interface Portrait {
  readonly skin: string
  readonly shadow: string
  readonly hair: string
  readonly cut: 'long' | 'short' | 'bun' | 'curls'
  readonly jacket: string
  readonly shirt: string
  readonly sky: readonly [top: string, bottom: string]
  readonly hills: readonly [far: string, near: string]
  readonly glasses?: boolean
  readonly beard?: boolean
}

const width = 800
const height = 1200
const ink = '#2a2228'

/** Hair behind head and shoulders. */
const behind: Record<Portrait['cut'], (hair: string) => string> = {
  long: (hair) =>
    shape(
      'M400 250Q180 250 186 520Q190 720 150 880Q280 930 400 900Q520 930 650 880Q610 720 614 520Q620 250 400 250Z',
      hair,
    ),
  short: () => '',
  bun: (hair) => disc(400, 230, 84, hair),
  curls: (hair) =>
    [
      [230, 420],
      [220, 540],
      [262, 316],
      [370, 262],
      [480, 272],
      [560, 340],
      [584, 450],
      [570, 560],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 78, hair))
      .join(''),
}

/** Hair over the forehead. */
const above: Record<Portrait['cut'], (hair: string) => string> = {
  long: (hair) =>
    shape('M226 520Q214 280 400 270Q590 280 574 520Q548 410 430 372Q300 400 226 520Z', hair),
  short: (hair) =>
    shape(
      'M232 480Q210 270 400 262Q592 270 568 480Q556 412 520 380Q400 350 284 384Q246 414 232 480Z',
      hair,
    ),
  bun: (hair) =>
    shape('M230 500Q220 276 400 268Q580 276 570 500Q552 386 400 362Q248 386 230 500Z', hair),
  curls: (hair) =>
    [
      [290, 376],
      [356, 346],
      [430, 344],
      [504, 370],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 58, hair))
      .join(''),
}

/** Draws a portrait as an SVG document of 800 × 1,200 pixels: head and shoulders before hills. */
export function drawPortrait(person: Portrait): string {
  const { skin, shadow, hair, cut, jacket, shirt, glasses = false, beard = false } = person
  const marks = [
    box(0, 0, width, height, 'url(#sky)'),
    shape('M0 640Q120 520 250 600Q400 460 560 590Q690 500 800 600V1200H0Z', person.hills[0]),
    shape('M0 800Q180 700 380 780Q600 690 800 790V1200H0Z', person.hills[1]),
    behind[cut](hair),
    shape('M40 1200Q50 950 250 900Q400 860 550 900Q750 950 760 1200Z', jacket),
    shape('M300 892Q400 1010 500 892L470 850H330Z', shirt),
    shape('M324 700H476V872Q400 950 324 872Z', shadow),
    oval(236, 540, 30, 50, shadow),
    oval(564, 540, 30, 50, shadow),
    oval(400, 530, 170, 226, skin),
    beard
      ? shape(
          'M234 566Q240 770 400 776Q560 770 566 566Q540 660 470 650Q400 632 330 650Q260 660 234 566Z',
          hair,
        )
      : oval(400, 742, 60, 14, shadow, { opacity: 0.35 }),
    above[cut](hair),
    face(person, glasses),
    stroke('M250 900Q330 1010 372 1200M550 900Q470 1010 428 1200', ink, 5, { opacity: 0.35 }),
  ]
  const [top, bottom] = person.sky
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  const defs = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${marks.join('')}</svg>`
}

function face({ shadow, hair }: Portrait, glasses: boolean): string {
  const lenses = [
    '<circle cx="326" cy="530" r="50" fill="none" stroke="#2a2228" stroke-width="8"/>',
    '<circle cx="474" cy="530" r="50" fill="none" stroke="#2a2228" stroke-width="8"/>',
    stroke('M376 524Q400 510 424 524M276 522L238 512M524 522L562 512', ink, 8),
  ]
  return group(
    [
      oval(326, 532, 15, 18, ink),
      oval(474, 532, 15, 18, ink),
      disc(331, 526, 5, '#ffffff'),
      disc(479, 526, 5, '#ffffff'),
      stroke('M290 482Q326 458 362 478M438 478Q474 458 510 482', hair, 13),
      stroke('M400 540Q384 598 398 612Q410 618 420 612', shadow, 9),
      shape('M334 664Q400 690 466 664Q440 722 400 724Q360 722 334 664Z', '#9a3d3c'),
      shape('M346 670Q400 692 454 670Q440 690 400 694Q360 690 346 670Z', '#fff7ee'),
      oval(276, 612, 34, 22, '#c2553f', { opacity: 0.18 }),
      oval(524, 612, 34, 22, '#c2553f', { opacity: 0.18 }),
      glasses ? lenses.join('') : '',
    ].join(''),
  )
}
