import type { OperationContext } from '../operations/context.ts'

/** What is worth a line in the log, whoever asks later who did what. */
type AuditEvent =
  | 'log-in accepted'
  | 'log-in refused'
  | 'log-out'
  | 'account registered'
  | 'e-mail confirmed'
  | 'password reset'
  | 'user added'
  | 'user changed'
  | 'user approved'
  | 'user deleted'

/** Logs an event with its actor, address and request; never an e-mail, a password or a token. */
export function audit(
  { services, user, call }: OperationContext,
  event: AuditEvent,
  facts: { userId?: string; changed?: string[] } = {},
): void {
  const { requestId, address } = call
  services.log.info({ event, actor: user?.id ?? null, address, requestId, ...facts }, event)
}
