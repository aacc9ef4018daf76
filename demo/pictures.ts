import { drawScene } from './artwork/draw-scene.ts'
import type { Light, Season } from './artwork/light.ts'
import type { SceneName } from './artwork/scenes.ts'
import type { DemoPicture } from './model.ts'

/** The size, in pixels, each position is drawn at. */
export const pictureSizes = {
  slider: { width: 1600, height: 900 },
  main: { width: 800, height: 1200 },
  detail: { width: 1200, height: 900 },
} as const

function describe(position: DemoPicture['position']) {
  return (scene: SceneName, variant: number, light: Light, season: Season): DemoPicture => ({
    position,
    scene,
    variant,
    light,
    season,
  })
}

export const slider = describe('slider')
export const main = describe('main')
export const detail = describe('detail')

/** The SVG of a picture; `owner` makes it differ from the same scene elsewhere. */
export function drawPicture(owner: string, picture: DemoPicture): string {
  return drawScene(picture.scene, {
    ...pictureSizes[picture.position],
    variant: picture.variant,
    light: picture.light,
    season: picture.season,
    seed: owner,
  })
}
