import { z } from 'zod'
import { email, id, nothing, page } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Every kind of mail, named as the file that writes it. */
export const mailKinds = [
  'acceptance-withdrawn',
  'account-changed',
  'account-security',
  'account-validation',
  'admin-notice',
  'approval',
  'invitation',
  'log-in-warning',
  'new-admin',
  'new-link',
  'password-changed',
  'password-reset',
  'proposal-accepted',
  'proposal-answer',
  'proposal-confirmed',
  'proposal-declined',
  'proposal-reminder',
  'proposal-sent',
  'quote-assigned',
  'quote-details',
  'quote-follow-up',
  'quote-message',
  'quote-overdue',
  'quote-receipt',
  'quote-reply',
  'rejection',
  'schedule-refused',
  'schedule-without-maker',
  'test-mail',
  'trade-digest',
  'webhook-off',
] as const

export type MailKind = (typeof mailKinds)[number]

export const mailStates = ['sent', 'waiting', 'failed'] as const

/** The outcome of a mail, never its content. */
const mail = z
  .object({
    id: z.guid(),
    to: z.string(),
    /** One of `mailKinds`, or what a later or earlier version called it. */
    kind: z.string(),
    state: z.enum(mailStates),
    createdAt: z.date(),
    sentAt: z.date().nullable(),
    /** Why it was not sent, at the last attempt: the mail server's own line, or a message of ours. */
    error: z.string().nullable(),
  })
  .meta({ id: 'Mail' })

export type Mail = z.infer<typeof mail>

export const mailOperations = {
  listMails: operation({
    summary:
      'Mails of the last 30 days, newest first: to whom, of which kind, sent, waiting or failed.',
    access: 'admin',
    duties: ['site', 'requests'],
    effect: 'reads',
    input: z.object({ ...page, state: z.enum(mailStates).optional() }),
    output: z.object({ list: z.array(mail), total: z.int() }),
    failures: [],
  }),
  resendMail: operation({
    summary: 'Sends a mail again that was sent or has failed; links in it are made anew.',
    access: 'admin',
    duties: ['site', 'requests'],
    effect: 'writes',
    idempotent: true,
    input: z.object({ id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  sendTestMail: operation({
    summary:
      'Sends a test mail at once; what the mail server says against it stands in the context.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    input: z.object({ to: email }),
    output: nothing,
    failures: ['CONFIGURATION_ERROR'],
  }),
} as const
