import type { TestProject } from 'vitest/node'
import { prepareImage } from './database-image.ts'
import { createTemplate, dropTemplate } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The template of test databases: a dumped PGlite folder, or a PostgreSQL database. */
    databaseTemplate: { image: string } | { serverUrl: string; template: string }
  }
}

/** Makes the template once for the whole run; with TEST_DATABASE_URL on that PostgreSQL server. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) {
    project.provide('databaseTemplate', { image: await prepareImage() })
    return async () => {}
  }
  const template = await createTemplate(serverUrl)
  project.provide('databaseTemplate', { serverUrl, template })
  return () => dropTemplate(serverUrl, template)
}
