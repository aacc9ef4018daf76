import { browserReportKinds } from '#contract/site/browser-reports.ts'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from './columns.ts'

/** Errors in browsers, each once with its count (requirements §19.1). */
export const browserReports = pgTable(
  'browser_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: browserReportKinds }).notNull(),
    message: text('message').notNull(),
    source: text('source').notNull(),
    page: text('page').notNull(),
    browser: text('browser').notNull(),
    count: integer('count').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (report) => [
    unique('browser_reports_once').on(report.kind, report.message, report.source),
    index('browser_reports_last').on(report.lastAt),
    check('browser_reports_kind', isOneOf(report.kind, browserReportKinds)),
  ],
)
