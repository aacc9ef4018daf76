import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PublicSpecialist, Specialist } from '#contract/site/specialists.ts'
import { media, specialists } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'
import { presentMedia } from '../media/present-media.ts'
import { readSections } from './read-site.ts'

/** Every specialist in the order of the lists, as admins see them. */
export async function readSpecialists(tx: Tx): Promise<Required<Specialist>[]> {
  const rows = await tx
    .select({ ...getTableColumns(specialists), photo: getTableColumns(media) })
    .from(specialists)
    .leftJoin(media, eq(media.id, specialists.photoId))
    .orderBy(asc(specialists.order), asc(specialists.sequence))
  return rows.map(({ sequence: _sequence, photoId: _photoId, photo, ...said }) => ({
    ...said,
    photo: photo && presentMedia(photo),
  }))
}

/** The specialists that pages, mails and documents show: enabled ones, none where the section is off. */
export async function readShownSpecialists(tx: Tx): Promise<Required<Specialist>[]> {
  if (!(await readSections(tx)).specialists) return []
  return (await readSpecialists(tx)).filter(({ status }) => status)
}

/** Returns a specialist without the fields of the panel. */
export function presentPublicly(specialist: Specialist): PublicSpecialist {
  const { userId: _userId, status: _status, order: _order, ...shown } = specialist
  return shown
}
