import { z } from 'zod'
import { factorCode } from './factor-code.ts'
import { passkeyResponse } from './passkey-response.ts'
import {
  email,
  givenPassword,
  lang,
  name,
  newPassword,
  noPayload,
  nothing,
  opaqueToken,
  text,
} from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { consentTicks } from '#contract/privacy/consent-ticks.ts'
import { operation } from '#contract/base/operation.ts'
import { orNone, ownAgencyFields } from '#contract/trade/own-agency-fields.ts'

export const roles = ['admin', 'user'] as const

export type Role = (typeof roles)[number]

/** The logged-in user, as `validateToken` returns it. */
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
  'requestNewLink',
] as const

export type CaptchaAction = (typeof captchaActions)[number]

const registeredAgency = z.object({
  ...ownAgencyFields,
  /** The person's position at the agency. */
  position: orNone(text(limits.positionMaxLength)),
})

export type RegisteredAgency = z.output<typeof registeredAgency>

/** A second factor beside a password: a code of an app or a recovery code, or what a passkey signed. */
const shownFactor = { code: factorCode.optional(), response: passkeyResponse.optional() }

const mailRequest = z.object({ email, lang })

export const authOperations = {
  login: operation({
    summary:
      'Logs in; the password is checked first, then the state of the account, then the second factor where there is one.',
    access: 'public',
    effect: 'writes',
    input: z.object({ email, password: givenPassword, ...shownFactor }),
    output: z.object({ token: z.string() }),
    failures: [
      'INVALID_CREDENTIALS_ERROR',
      'SECOND_FACTOR_ERROR',
      'NOT_CONFIRM_EMAIL_ERROR',
      'NOT_APPROVED_ERROR',
    ],
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
      /** Whom they sell for; known by tax id or website, the account joins the agency that is there. */
      agency: registeredAgency.optional(),
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
    summary:
      'Sets a new password with a mailed token; ends all sessions. A second factor that is shown may remove the others.',
    access: 'public',
    effect: 'writes',
    input: z.object({
      token: opaqueToken,
      newPass: newPassword,
      lang,
      /** Takes away all factors but the kind that is shown; recovery codes go with the codes. */
      removeFactors: z.boolean().optional(),
      ...shownFactor,
    }),
    output: nothing,
    failures: ['INVALID_TOKEN', 'FORBIDDEN_ERROR'],
  }),
  logout: operation({
    summary: 'Ends this session.',
    access: 'user',
    effect: 'writes',
    endsSessions: true,
    beforeSecondFactor: true,
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

/** The fields of an agency as the page's form names them. */
export const agencyFieldNames = [
  'name',
  'country',
  'city',
  'website',
  'phone',
  'taxId',
  'position',
] as const

const asFormNames = <Value>(fields: Record<string, Value>) =>
  Object.fromEntries(agencyFieldNames.map((name) => [`agency.${name}`, fields[name] as Value]))

/** An agency whose name is left empty is none. */
const noAgency = asFormNames(
  Object.fromEntries(agencyFieldNames.map((name) => [name, z.string().optional()])),
)

/**
 * Fields of the registration form, as the page has them. The agency's fields stand beside the rest, under their
 * paths, and are required once the agency has a name.
 */
export function registrationForm(asked: boolean, hasAgency: boolean) {
  const { consent } = consentTicks(asked)
  return authOperations.register.input
    .omit({ lang: true, captchaTk: true, agency: true })
    .extend({ consent, ...(hasAgency ? asFormNames(registeredAgency.shape) : noAgency) })
}
