import { eq } from 'drizzle-orm'
import { specialists } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { removeMedia } from '#server/platform/media/stored/remove-media.ts'

/** Deletes the specialists with an e-mail address, and the files of their photos. */
export async function eraseSpecialists(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  email: string,
): Promise<void> {
  const gone = await tx
    .delete(specialists)
    .where(eq(specialists.email, email))
    .returning({ photoId: specialists.photoId })
  await removeMedia(
    tx,
    jobs,
    gone.map(({ photoId }) => photoId),
  )
}
