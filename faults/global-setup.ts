import { buildPages } from '#scripts/build-pages.ts'
import { prepareImage } from '#testing/database-image.ts'

/** Servers under test find their pages built, and the embedded database made. */
export default async function setUp(): Promise<void> {
  await buildPages()
  await prepareImage()
}
