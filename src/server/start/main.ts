import cluster from 'node:cluster'
import { inspect } from 'node:util'
import { printError } from './console-output.ts'
import { refuseTakenPort } from './listen.ts'
import { isOperatorError } from '#server/platform/runtime/operator-error.ts'
import { refuseExposure } from '#server/platform/http/known-hosts.ts'
import { type AppMode, readProcessSettings } from '#server/platform/settings/env.ts'

/**
 * Starts in the mode that the npm script stands for, after `prepare` where there is something to
 * make first. A wrong setting is one line and exit code 1, before anything else is done. With several
 * workers this process only looks after them, and each of them comes here itself.
 */
export async function main(usualMode: AppMode, prepare?: () => Promise<void>): Promise<void> {
  try {
    const settings = readProcessSettings(usualMode)
    if (cluster.isWorker) {
      const { start } = await import('./start.ts')
      const { joinSiblings } = await import('#server/platform/runtime/siblings.ts')
      return await start(settings, joinSiblings())
    }
    refuseExposure(settings)
    await refuseTakenPort(settings)
    await prepare?.()
    if (settings.workers > 1) {
      const { runWorkers } = await import('./primary.ts')
      return await runWorkers(settings)
    }
    const { start } = await import('./start.ts')
    await start(settings)
  } catch (error) {
    printError(isOperatorError(error) ? error.message : inspect(error))
    process.exit(1)
  }
}
