import type { JobPayloads, QueueName } from './payloads.ts'

export interface JobInfo {
  /** The same for every attempt, so that an effect can be recognised as a repeat. */
  id: string
  /** 1 for the first. */
  attempt: number
  /** No further attempt follows this one. */
  isLast: boolean
  createdAt: Date
}

/** Carries a job out; may be called again for the same job. Throwing asks for another attempt. */
export type JobHandler<Name extends QueueName> = (
  payload: JobPayloads[Name],
  job: JobInfo,
) => Promise<void>

export type JobHandlers = { [Name in QueueName]: JobHandler<Name> }

/** The part of a logger that jobs need; pino's fits. */
export interface JobLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

const givenUpName = 'JobGivenUp'

/** Creates the error that a handler throws when no further attempt can succeed, e.g. an address that is refused. */
export function jobGivenUp(reason: string, cause?: unknown): Error {
  const error = new Error(reason, { cause })
  error.name = givenUpName
  return error
}

/** Whether a handler has given its job up. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === givenUpName
}

export interface FetchedJob<Payload> {
  id: string
  data: Payload
  createdOn: Date
  retryCount: number
  retryLimit: number
}

/**
 * Runs one attempt. True when the job is done with, false when it was given up; throws when it
 * should be tried again. Job contents stay out of the log.
 */
export async function runJob<Name extends QueueName>(
  queue: Name,
  handler: JobHandler<Name>,
  job: FetchedJob<JobPayloads[Name]>,
  log: JobLog,
): Promise<boolean> {
  const fields = { queue, jobId: job.id, attempt: job.retryCount + 1 }
  try {
    await handler(job.data, {
      id: job.id,
      attempt: fields.attempt,
      isLast: job.retryCount >= job.retryLimit,
      createdAt: new Date(job.createdOn),
    })
    return true
  } catch (error) {
    if (isGivenUp(error)) {
      log.error({ ...fields, err: error }, 'job given up')
      return false
    }
    if (job.retryCount >= job.retryLimit) {
      log.error({ ...fields, err: error }, 'job failed for good')
    } else {
      log.warn({ ...fields, err: error }, 'job failed, will be tried again')
    }
    throw error
  }
}
