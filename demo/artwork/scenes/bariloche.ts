import { place, shape, stroke } from '../marks.ts'
import { curveWith } from '../path.ts'
import type { Point } from '../path.ts'
import { drawHills, drawPeaks, makeCrest } from '../peaks.ts'
import { drawConifer, drawForest, drawTree, leafColours } from '../plants.ts'
import { drawBirds, drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { drawWater } from '../water.ts'

/** A lakeside grand hotel of stone, logs and steep shingle roofs; 1,000 units wide. */
function drawLodge(stage: Stage): string {
  const wall = stage.paint('#e9d3a4')
  const dark = stage.shade('#c9a878', 0, 0.35)
  const roof = stage.paint('#8a4a3a')
  const roofDark = stage.shade('#6d3a34', 0, 0.4)
  const stone = stage.paint('#8d8278')
  const glass = stage.light === 'day' || stage.light === 'mist' ? stage.shade('#4d5c68') : '#ffd68a'
  const gable = (x: number, half: number, eave: number, top: number) =>
    shape(`M${x - half} 0V${eave}L${x} ${top}L${x + half} ${eave}V0Z`, wall) +
    shape(`M${x + half * 0.1} 0V${eave * 1.2}L${x} ${top}L${x + half} ${eave}V0Z`, dark, {
      opacity: 0.7,
    }) +
    shape(
      `M${x - half * 1.22} ${eave + 34}L${x} ${top - 40}L${x + half * 1.22} ${eave + 34}L${x + half} ${eave + 34}L${x} ${top + 10}L${x - half} ${eave + 34}Z`,
      roofDark,
    ) +
    [-0.5, 0, 0.5]
      .map((at) =>
        shape(
          `M${x + at * half - 14} ${eave + 24}h28v46h-28Z M${x + at * half - 14} ${eave + 100}h28v46h-28Z`,
          glass,
        ),
      )
      .join('')
  return [
    shape('M-480 0V-190H480V0Z', wall),
    shape('M-520 -180L-440 -340H440L520 -180Z', roof),
    shape('M60 -180L120 -340H440L520 -180Z', roofDark, { opacity: 0.55 }),
    ...[-400, -330, -130, -60, 80, 150, 350, 420].map((x) =>
      shape(`M${x - 15} -150h30v50h-30Z M${x - 15} -70h30v44h-30Z`, glass),
    ),
    ...[-360, -90, 120, 390].map((x) =>
      shape(`M${x - 26} -250L${x} -300L${x + 26} -250V-220H${x - 26}Z`, dark),
    ),
    gable(-235, 100, -220, -420),
    gable(235, 100, -220, -420),
    shape('M-60 0V-520L0 -640L60 -520V0Z', stone),
    shape('M10 0V-560L0 -640L60 -520V0Z', stage.shade('#6d645e'), { opacity: 0.75 }),
    shape('M-76 -508L0 -680L76 -508Z', roof),
    shape('M0 -680L76 -508H14Z', roofDark),
    shape('M-14 -440h28v54h-28Z M-14 -340h28v54h-28Z', glass),
    shape('M-520 20L-500 -30H500L520 20Z', stone),
    stroke('M0 -680V-740', roofDark, 8),
  ].join('')
}

/** Bariloche: peninsulas of forest in Lake Nahuel Huapi, seen from the hill. */
export function drawBariloche(stage: Stage): string {
  const { width: w, height: h, unit: u, focus, zoom } = stage
  const shore = h * (stage.portrait ? 0.5 : 0.52)
  const leaves = leafColours(stage)
  const snow = stage.season === 'winter' ? 60 : stage.season === 'spring' ? 0 : -50
  const far = drawPeaks(stage, {
    name: 'far',
    crest: makeCrest(stage, 'far', shore, h * 0.32, 6),
    base: shore,
    colour: '#7f90a0',
    depth: 0.48,
    snowline: shore - h * 0.17 + snow * u,
    mist: 0.6,
  })
  const summit: Point[] = [
    [focus - 620 * u, shore],
    [focus - 430 * u, shore - 150 * u],
    [focus - 330 * u, shore - 120 * u],
    [focus - 180 * u, shore - 290 * u * zoom],
    [focus - 120 * u, shore - 260 * u * zoom],
    [focus - 30 * u, shore - 350 * u * zoom],
    [focus + 60 * u, shore - 250 * u],
    [focus + 150 * u, shore - 290 * u],
    [focus + 330 * u, shore - 130 * u],
    [focus + 430 * u, shore - 165 * u],
    [focus + 640 * u, shore],
  ]
  const near = drawPeaks(stage, {
    name: 'lopez',
    crest: summit,
    base: shore,
    colour: '#6b6a75',
    depth: 0.26,
    snowline: shore - 200 * u + snow * u,
    mist: 0.5,
  })
  const arm = (
    name: string,
    level: number,
    from: number,
    to: number,
    rise: number,
    depth: number,
  ) => {
    const noise = stage.noise(name, 3)
    const steps = 26
    const points: Point[] = []
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps
      points.push([
        from + (to - from) * part,
        level - Math.sin(part * Math.PI) ** 0.7 * rise * (0.75 + 0.35 * noise(part * 4)),
      ])
    }
    const top = (x: number) =>
      points[Math.max(0, Math.min(steps, Math.round(((x - from) / (to - from)) * steps)))]?.[1] ??
      level
    return (
      shape(
        curveWith(points, [
          [to, level],
          [from, level],
        ]),
        stage.wash([
          [0, stage.paint(leaves[1], depth)],
          [1, stage.shade(leaves[0], depth)],
        ]),
      ) +
      drawForest(stage, {
        name,
        from: from + 8 * u,
        to: to - 8 * u,
        ground: (x) => Math.min(level, top(x) + 12 * u),
        height: 26 * u + (level - shore) * 0.16,
        count: Math.round(Math.abs(to - from) / (9 * u)),
        colours: [leaves[0], leaves[0], leaves[1], '#2d4f48'],
        depth,
      }) +
      shape(
        `M${from} ${level - 1}Q${(from + to) / 2} ${level + 6 * u} ${to} ${level - 1}Z`,
        stage.paint('#e3cf9f', depth),
      )
    )
  }
  const lodgeX = focus + (focus > w * 0.5 ? -300 : 260) * u
  const lodgeY = shore + 118 * u
  const frame = focus > w * 0.55 ? 1 : -1
  const bank = h * 0.9
  return [
    drawSky(stage, { sun: [frame === 1 ? 0.2 : 0.78, 0.15], foot: shore, clouds: 4 }),
    far,
    near,
    drawHills(stage, {
      name: 'shore',
      base: shore + 2,
      height: 60 * u,
      colour: leaves[0],
      depth: 0.36,
      foot: shore + 2,
      waves: 6,
    }),
    drawWater(stage, {
      top: shore,
      colour: '#3f86a3',
      deep: '#123f5f',
      reflection: near + far,
      reflectionOpacity: 0.4,
      calm: 0.55,
    }),
    arm('far arm', shore + 24 * u, w * 0.02, w * 0.42, 34 * u, 0.32),
    arm('right arm', shore + 42 * u, w * 0.56, w * 1.06, 44 * u, 0.24),
    arm('lodge arm', lodgeY + 10 * u, lodgeX - 330 * u, lodgeX + 330 * u, 60 * u, 0.14),
    place(drawLodge(stage), lodgeX, lodgeY - 30 * u, 0.26 * u * zoom),
    drawForest(stage, {
      name: 'lodge front',
      from: lodgeX - 300 * u,
      to: lodgeX + 300 * u,
      ground: () => lodgeY - 4 * u,
      height: 40 * u,
      count: 30,
      colours: [leaves[0], leaves[1]],
      depth: 0.08,
    }),
    arm(
      'island',
      shore + 205 * u,
      frame === 1 ? w * 0.62 : w * 0.1,
      frame === 1 ? w * 0.84 : w * 0.32,
      44 * u,
      0.06,
    ),
    drawBirds(stage, w * 0.5, shore - 60 * u, 5, 13),
    shape(
      curveWith(
        [
          [-10, bank - 20 * u],
          [w * 0.2, bank + 20 * u],
          [w * 0.5, h * 0.98],
          [w * 0.8, bank + 40 * u],
          [w + 10, bank - 30 * u],
        ],
        [
          [w + 10, h + 10],
          [-10, h + 10],
        ],
      ),
      stage.shade(leaves[0], 0, 0.5),
    ),
    drawForest(stage, {
      name: 'front',
      from: -20,
      to: w + 20,
      ground: (x) => bank + 80 * u - Math.abs(x / w - 0.5) * 120 * u,
      height: 170 * u,
      count: 26,
      colours: ['#234a41', leaves[0], '#2d5546'],
    }),
    drawConifer(stage, frame === 1 ? w * 0.955 : w * 0.05, h * 1.03, 640 * u, '#234a41'),
    drawConifer(stage, frame === 1 ? w * 0.87 : w * 0.14, h * 1.05, 430 * u, '#2b5747'),
    drawTree(stage, frame === 1 ? w * 0.07 : w * 0.92, h * 1.0, 250 * u, leaves),
  ].join('')
}
