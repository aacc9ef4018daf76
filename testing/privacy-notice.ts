import { eq } from 'drizzle-orm'
import { pages } from '#server/platform/db/schema/index.ts'
import type { TestApp } from './app.ts'

/** Publishes the page with the privacy notice, or takes it back; gives its version. */
export async function publishPrivacyNotice(app: TestApp, status = true): Promise<number> {
  const { database, catalogueVersion } = app.services
  const [page] = await database.db
    .update(pages)
    .set({ status, version: 3 })
    .where(eq(pages.slug, 'privacy'))
    .returning({ version: pages.version })
  await catalogueVersion.invalidate()
  return page?.version ?? 0
}
