import { drawFinish } from './finish.ts'
import type { SceneName } from './scenes.ts'
import { scenes } from './scenes.ts'
import type { SceneOptions } from './stage.ts'
import { createStage } from './stage.ts'

/**
 * Draws a scene as an SVG document of `width` × `height` pixels.
 * Equal options give an equal document.
 */
export function drawScene(scene: SceneName, options: SceneOptions): string {
  const stage = createStage({ ...options, seed: `${scene}/${options.seed}` })
  const content = scenes[scene](stage) + drawFinish(stage)
  const { width, height } = options
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${stage.definitions()}</defs>${content}</svg>`
}
