import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { CaptchaAction } from '#contract/accounts/auth.ts'
import type { changes } from '../db/schema/index.ts'

/** Events worth a line in the log beside the changes of admins, for later questions of who did what. */
type AuditEvent =
  | 'log-in accepted'
  | 'log-in refused'
  | 'log-in confirmed'
  | 'log-out'
  | 'session ended'
  | 'other sessions ended'
  | 'sessions ended'
  | 'second factor added'
  | 'second factor removed'
  | 'recovery codes renewed'
  | 'password changed'
  | 'captcha refused'
  | 'account registered'
  | 'e-mail confirmed'
  | 'password reset requested'
  | 'password reset'
  | 'person exported'
  | 'person erased'
  | 'marketing exported'
  | 'requests exported'
  | 'figures exported'
  | 'catalogue exported'
  | 'users exported'
  | 'rates exported'

/** Why a log-in was refused; the right password of an account that may not log in is 'inactive'. */
type LogInRefusal =
  | 'credentials'
  | 'inactive'
  | 'limit'
  | 'captcha demanded'
  | 'code'
  | 'passkey'
  | 'factor owed'

interface AuditFields {
  userId?: string
  reason?: LogInRefusal
  /** Which factor. */
  method?: 'totp' | 'passkey'
  /** The purpose of a captcha. */
  action?: CaptchaAction
}

/** The part of a call that a line records; an operation's context fits. */
export interface AuditedCall {
  services: { log: Pick<FastifyBaseLogger, 'info'> }
  user: { id: string } | null
  request: { requestId: string; address: string }
}

/** Logs an event with its actor, address and request; never an e-mail, a password or a token. */
export function audit(
  { services, user, request }: AuditedCall,
  event: AuditEvent,
  fields: AuditFields = {},
): void {
  const { requestId, address } = request
  services.log.info({ event, actor: user?.id ?? null, address, requestId, ...fields }, event)
}

type LoggedChange = Pick<
  typeof changes.$inferInsert,
  'actorId' | 'requestId' | 'operation' | 'kind' | 'action' | 'itemId' | 'fields'
>

/** Logs a committed change: the same as the activity keeps, and the address it came from. */
export function auditChange(
  log: FastifyBaseLogger,
  { address }: AuditedCall['request'],
  { actorId, requestId, operation, kind, action, itemId, fields }: LoggedChange,
): void {
  const details = { actor: actorId, address, requestId, operation, kind, action, itemId, fields }
  log.info({ event: 'change', ...details }, 'change')
}

/** Logs a call that was refused for who made it. */
export function auditDenial({ log, ip, url, call }: FastifyRequest, reason: string): void {
  const name = call?.name ?? /^\/api\/(\w+)/.exec(url)?.[1]
  const actor = call?.authentication.user?.id ?? null
  log.info({ event: 'call denied', reason, operation: name, actor, address: ip }, 'call denied')
}
