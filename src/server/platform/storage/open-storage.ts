import { join } from 'node:path'
import type { Settings } from '../settings/env.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import type { StorageCredentials } from './s3-storage.ts'
import { parseStorageUrl } from '../settings/storage-url.ts'

interface StorageSettings {
  /** Where files go without a STORAGE_URL: DATA_DIR/media. */
  folder: string
  /** `s3://BUCKET?endpoint=…&region=…`, or null. */
  storageUrl: string | null
  /** Null: the SDK looks for them where it always does. */
  credentials: StorageCredentials | null
}

type ConfiguredStorage = Pick<Settings, 'dataDir' | 'storageUrl' | 'storageCredentials'>

/** The storage that the settings name. */
export function openConfiguredStorage(settings: ConfiguredStorage): Promise<FileStorage> {
  const { dataDir, storageUrl, storageCredentials: credentials } = settings
  return openStorage({ folder: join(dataDir, 'media'), storageUrl, credentials })
}

/** Opens the configured storage (requirements §8.5); throws when the address is not of the known form. */
export async function openStorage(settings: StorageSettings): Promise<FileStorage> {
  if (settings.storageUrl === null) return openDiskStorage(settings.folder)
  const address = parseStorageUrl(settings.storageUrl)
  if (address === null)
    throw new Error('STORAGE_URL is not of the form s3://BUCKET?endpoint=…&region=…')
  // The S3 client is large: an installation on disk does not load it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(address, settings.credentials)
}
