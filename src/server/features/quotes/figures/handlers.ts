import type { figureOperations } from '#contract/quotes/figures.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { exportFigures } from './export-figures.ts'
import { readFigures } from './read-figures.ts'

export const figureHandlers: HandlersOf<keyof typeof figureOperations> = {
  async getFigures({ tx, services }, input) {
    return readFigures(tx, input, await services.currentSite())
  },

  async exportFigures(context, input) {
    const site = await context.services.currentSite()
    const figures = await readFigures(context.tx, input, site)
    audit(context, 'figures exported')
    return exportFigures(figures, input, site.office.timeZone)
  },
}
