import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { CaptchaAction } from '#contract/auth.ts'
import type { RecordedChange } from './record-change.ts'
import type { OperationContext, RequestInfo } from '#server/operations/context.ts'

/** What is worth a line in the log beside what admins change, whoever asks later who did what. */
type AuditEvent =
  | 'log-in accepted'
  | 'log-in refused'
  | 'log-out'
  | 'captcha refused'
  | 'account registered'
  | 'e-mail confirmed'
  | 'password reset requested'
  | 'password reset'

/** Why a log-in was refused; the right password of an account that may not log in is 'inactive'. */
type LogInRefusal = 'credentials' | 'inactive' | 'limit' | 'captcha demanded'

interface AuditFields {
  userId?: string
  reason?: LogInRefusal
  /** What a captcha was for. */
  action?: CaptchaAction
}

/** Logs an event with its actor, address and request; never an e-mail, a password or a token. */
export function audit(
  { services, user, request }: OperationContext,
  event: AuditEvent,
  fields: AuditFields = {},
): void {
  const { requestId, address } = request
  services.log.info({ event, actor: user?.id ?? null, address, requestId, ...fields }, event)
}

/** Logs a committed change: the same as the activity keeps, and the address it came from. */
export function auditChange(
  log: FastifyBaseLogger,
  { address }: RequestInfo,
  { actorId, requestId, operation, kind, action, itemId, fields }: RecordedChange,
): void {
  const details = { actor: actorId, address, requestId, operation, kind, action, itemId, fields }
  log.info({ event: 'change', ...details }, 'change')
}

/** Logs a call that was refused for who made it. */
export function auditDenial({ log, ip, url, operation }: FastifyRequest, reason: string): void {
  const name = operation?.name ?? /^\/api\/(\w+)/.exec(url)?.[1]
  const actor = operation?.authentication.user?.id ?? null
  log.info({ event: 'call denied', reason, operation: name, actor, address: ip }, 'call denied')
}
