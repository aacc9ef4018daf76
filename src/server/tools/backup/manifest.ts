import { z } from 'zod'

/** Raised when older programs could no longer read what newer ones write. */
export const formatVersion = 1

const storedFile = z.object({
  /** Path in the backup's folder, with forward slashes. */
  path: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})

const tableFile = storedFile.extend({
  table: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_]+$/)),
  rows: z.int(),
})

const mediaFile = storedFile.extend({ key: z.string() })

/** A backup's description of itself: enough to show that it is whole and where it fits. */
export const manifest = z.object({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, by its moment: what `drizzle.__drizzle_migrations` holds. */
  schema: z.int(),
  /** In an order in which their rows can be inserted. */
  tables: z.array(tableFile),
  files: z.array(mediaFile),
  /** Keys that rows name and the storage does not have: lost before this backup. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifest>
export type TableFile = z.infer<typeof tableFile>
export type MediaFile = z.infer<typeof mediaFile>
export type StoredFile = z.infer<typeof storedFile>

export const manifestName = 'manifest.json'
