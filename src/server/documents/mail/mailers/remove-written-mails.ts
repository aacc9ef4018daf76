import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { JobHandler } from '#server/platform/jobs/run-job.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { mailFolder } from './file-mailer.ts'

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Names of files in the mail folder. */
    'remove-written-mails': { names: string[] }
  }
}

/** Carries out `remove-written-mails` jobs: files go once the transaction that no longer knows them has committed. */
export function makeRemoveWrittenMailsJob(
  settings: Pick<Settings, 'dataDir'>,
): JobHandler<'remove-written-mails'> {
  const folder = mailFolder(settings)
  return async ({ names }) => {
    await Promise.all(names.map((name) => rm(join(folder, basename(name)), { force: true })))
  }
}
