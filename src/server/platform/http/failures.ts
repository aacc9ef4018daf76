import type { z } from 'zod'
import { Failure, invalidData, notFound, unavailable } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Operation } from '#contract/base/operation.ts'
import {
  isConnectionError,
  isForeignKeyViolation,
  isOutOfResources,
  isSerializationFailure,
  isStatementTimeout,
  violatedConstraint,
} from '../db/errors.ts'
import { hasErrorCode } from '../runtime/system-error.ts'

/** A payload's broken rules in the contract's form. */
export function invalidPayload(error: z.ZodError): Failure {
  const issues = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  return new Failure('INVALID_DATA_ERROR', { issues })
}

/** A body that is not what its headers say, or did not come whole. */
export function malformedBody(): Failure {
  return invalidData('', messages.bodyMalformed)
}

/** Failures that are no fault of the call's and may be gone when it is repeated. */
const passing = [isConnectionError, isOutOfResources, isStatementTimeout, isSerializationFailure]

/** Rules that the database keeps over what is stored and what an edit leaves as it was. */
const rules = new Map([
  ['catalogue_items_external_id', ['externalId', messages.taken]],
  ['rates_external_id', ['externalId', messages.taken]],
  ['terms_term', ['term', messages.taken]],
  ['saved_views_own', ['name', messages.taken]],
  ['saved_views_shared', ['name', messages.taken]],
  ['pages_slug', ['slug', messages.taken]],
  ['circuits_code', ['code', messages.taken]],
  ['packages_code', ['code', messages.taken]],
  ['circuits_validity', ['validTo', messages.spanOrder]],
  ['packages_validity', ['validTo', messages.spanOrder]],
] as const)

function brokenRule(error: unknown): Failure | undefined {
  const constraint = violatedConstraint(error)
  const rule = [...rules].find(([name]) => name === constraint)?.[1]
  return rule && invalidData(rule[0], rule[1], { cause: error })
}

/** Converts any error to its failure on the wire; nothing of its own text leaves the server. */
export function toFailure(error: unknown, operation?: Operation): Failure {
  if (error instanceof Failure) return error
  if (passing.some((isSuch) => isSuch(error))) return unavailable(error)
  const broken = brokenRule(error)
  if (broken) return broken
  // A row that another call removed or came to use between the check and the write.
  if (isForeignKeyViolation(error) && operation) {
    const blocked = operation.failures.includes('INVALID_DELETE_ERROR')
    return new Failure(blocked ? 'INVALID_DELETE_ERROR' : 'NOT_FOUND_ERROR', {}, { cause: error })
  }
  if (hasErrorCode(error, 'ENOSPC')) return unavailable(error)
  return fromFastify(error) ?? new Failure('UNEXPECTED_ERROR', {}, { cause: error })
}

/** Refusals of Fastify and its multipart reader, told by their status. */
function fromFastify(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  if (error.statusCode === 413) return invalidData('', messages.bodyTooLarge, { status: 413 })
  if (error.statusCode === 415) return invalidData('', messages.contentType, { status: 415 })
  if (error.statusCode === 503) return unavailable(error)
  if (error.statusCode === 403 || error.statusCode === 404) return notFound()
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return malformedBody()
  }
  return undefined
}
