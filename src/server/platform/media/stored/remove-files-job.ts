import type { JobHandler } from '../../jobs/run-job.ts'
import type { FileStorage } from '../../storage/file-storage.ts'

/** Storage keys of files that no row names any more. */
interface RemoveFilesPayload {
  keys: string[]
}

declare module '../../jobs/payloads.ts' {
  interface JobPayloads {
    'remove-files': RemoveFilesPayload
  }
}

/** Carries out `remove-files` jobs. */
export function makeRemoveFilesJob(storage: FileStorage): JobHandler<'remove-files'> {
  return async ({ keys }) => {
    for (const key of keys) await storage.remove(key)
  }
}
