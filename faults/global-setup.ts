import { buildPages } from '#scripts/build-pages.ts'

/** Servers under test find their pages built. */
export default async function setUp(): Promise<void> {
  await buildPages()
}
