import { z } from 'zod'
import {
  email,
  givenPassword,
  lang,
  name,
  newPassword,
  noPayload,
  nothing,
  opaqueToken,
} from './fields.ts'
import { consentTicks } from './consent-ticks.ts'
import { operation } from './operation.ts'

export const roles = ['admin', 'user'] as const

export type Role = (typeof roles)[number]

/** Who is logged in, as validateToken answers it. */
const account = z
  .object({
    id: z.guid(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    role: z.enum(roles),
    isApproved: z.boolean(),
    lastViewTariff: z.date().nullable(),
  })
  .meta({ id: 'Account' })

export type Account = z.infer<typeof account>

/** Calls that a captcha protects; the captcha's action is the operation's name (requirements §3.12). */
export const captchaActions = [
  'register',
  'createQuote',
  'resetPasswordRequest',
  'resendVerifyEmail',
  'login',
] as const

export type CaptchaAction = (typeof captchaActions)[number]

const mailRequest = z.object({ email, lang })

export const authOperations = {
  login: operation({
    summary: 'Logs in; the password is checked first, then the state of the account.',
    access: 'public',
    effect: 'writes',
    input: z.object({ email, password: givenPassword }),
    output: z.object({ token: z.string() }),
    failures: ['INVALID_CREDENTIALS_ERROR', 'NOT_CONFIRM_EMAIL_ERROR', 'NOT_APPROVED_ERROR'],
  }),
  register: operation({
    summary: 'Registers an unapproved user and mails the link that verifies the e-mail.',
    access: 'public',
    effect: 'writes',
    idempotent: true,
    input: z.object({
      name,
      surname: name,
      email,
      password: newPassword,
      lang,
      captchaTk: opaqueToken,
      /** That the privacy notice was read; demanded as long as the page `privacy` is enabled. */
      consent: z.boolean().optional(),
    }),
    output: nothing,
    failures: ['EMAIL_IN_USE'],
  }),
  verifyEmail: operation({
    summary: 'Confirms an e-mail with the token mailed at registration; the admins are notified.',
    access: 'public',
    effect: 'writes',
    input: z.object({ email, token: opaqueToken }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR', 'EMAIL_ALREADY_VERIFIED', 'INVALID_TOKEN'],
  }),
  resendVerifyEmail: operation({
    summary: 'Mails a fresh verification link, whether or not the e-mail is known.',
    access: 'public',
    effect: 'writes',
    input: mailRequest,
    output: nothing,
    failures: [],
  }),
  validateToken: operation({
    summary: 'The user that a log-in token belongs to.',
    access: 'public',
    effect: 'reads',
    input: z.object({ token: opaqueToken }),
    output: account,
    failures: ['INVALID_TOKEN'],
  }),
  resetPasswordRequest: operation({
    summary: 'Mails a link that sets a new password, whether or not the e-mail is known.',
    access: 'public',
    effect: 'writes',
    input: mailRequest,
    output: nothing,
    failures: [],
  }),
  resetPassword: operation({
    summary: 'Sets a new password with a mailed token; ends all sessions.',
    access: 'public',
    effect: 'writes',
    input: z.object({ token: opaqueToken, newPass: newPassword, lang }),
    output: nothing,
    failures: ['INVALID_TOKEN'],
  }),
  logout: operation({
    summary: 'Ends this session.',
    access: 'user',
    effect: 'writes',
    endsSessions: true,
    input: noPayload,
    output: nothing,
    failures: [],
  }),
  setLastViewTariff: operation({
    summary: 'Records that the user looked at the rates now.',
    access: 'user',
    effect: 'writes',
    input: noPayload,
    output: nothing,
    failures: [],
  }),
  getCaptchaChallenge: operation({
    summary: 'A proof-of-work challenge for one captcha action; only with the altcha provider.',
    access: 'public',
    effect: 'reads',
    input: z.object({ action: z.enum(captchaActions) }),
    output: z.record(z.string(), z.unknown()),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const

/** What who registers fills in, as the page's form has it. */
export function registrationForm(asked: boolean) {
  const { consent } = consentTicks(asked)
  return authOperations.register.input.omit({ lang: true, captchaTk: true }).extend({ consent })
}
