import { desc, eq } from 'drizzle-orm'
import type { browserReportOperations } from '#contract/site/browser-reports.ts'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { browserReports } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'

export const browserReportHandlers: HandlersOf<keyof typeof browserReportOperations> = {
  async listBrowserReports({ tx }) {
    const list = await tx
      .select()
      .from(browserReports)
      .orderBy(desc(browserReports.lastAt), browserReports.id)
      .limit(limits.browserReports)
    return { list }
  },

  dismissBrowserReport: {
    /** Writes the reports in memory first: they were made before the dismissal. */
    async prepare({ services }, { id }) {
      await services.browserReports.write()
      return async ({ tx }) => {
        const gone = await tx
          .delete(browserReports)
          .where(eq(browserReports.id, id))
          .returning({ id: browserReports.id })
        if (gone.length === 0) throw notFound()
      }
    },
  },
}
