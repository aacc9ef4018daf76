import { z } from 'zod'
import {
  answeredId,
  givenPassword,
  idOnly,
  noPayload,
  nothing,
  text,
} from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { factorCode } from './factor-code.ts'
import { newPasskeyResponse, passkeyResponse } from './passkey-response.ts'

/** WebAuthn's own JSON, handed to the browser as it is. */
const webauthnOptions = z.looseObject({ challenge: z.string() })

const recoveryCodes = z.object({
  /** Single-use codes; the answer includes them only this once. */
  recoveryCodes: z.array(z.string()),
})

const passkey = z
  .object({
    id: z.guid(),
    name: z.string(),
    createdAt: z.date(),
    lastUsedAt: z.date().nullable(),
  })
  .meta({ id: 'Passkey' })

export type Passkey = z.infer<typeof passkey>

export const secondFactorOperations = {
  startTotp: operation({
    summary: 'A secret for an app that makes codes; it counts once a code of it is confirmed.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    fresh: 'always',
    beforeSecondFactor: true,
    input: noPayload,
    output: z.object({ secret: z.string(), uri: z.string() }),
    failures: [],
  }),
  confirmTotp: operation({
    summary:
      'Switches codes on with the first one; gives 10 recovery codes, and ends all other sessions.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    fresh: 'always',
    endsSessions: true,
    beforeSecondFactor: true,
    input: z.object({ code: factorCode }),
    output: recoveryCodes,
    failures: [],
  }),
  stopTotp: operation({
    summary: 'Switches codes off.',
    access: 'user',
    effect: 'writes',
    fresh: true,
    input: z.object({ password: givenPassword, code: factorCode }),
    output: nothing,
    failures: [],
  }),
  renewRecoveryCodes: operation({
    summary: 'Ten other recovery codes in the place of those that are left.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    input: z.object({ code: factorCode }),
    output: recoveryCodes,
    failures: [],
  }),
  getPasskeyRegistration: operation({
    summary: 'What a browser needs to make a passkey.',
    access: 'user',
    effect: 'writes',
    beforeSecondFactor: true,
    input: noPayload,
    output: webauthnOptions,
    failures: [],
  }),
  addPasskey: operation({
    summary: 'Keeps a passkey that the browser has made; ends all other sessions.',
    access: 'user',
    effect: 'writes',
    fresh: 'always',
    endsSessions: true,
    beforeSecondFactor: true,
    input: z.object({ name: text(limits.passkeyNameMaxLength), response: newPasskeyResponse }),
    output: answeredId,
    failures: [],
  }),
  listMyPasskeys: operation({
    summary: 'One’s own passkeys, the newest first.',
    access: 'user',
    effect: 'reads',
    beforeSecondFactor: true,
    input: noPayload,
    output: z.object({ list: z.array(passkey) }),
    failures: [],
  }),
  deletePasskey: operation({
    summary: 'Deletes one of one’s own passkeys.',
    access: 'user',
    effect: 'writes',
    fresh: true,
    beforeSecondFactor: true,
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getPasskeyChallenge: operation({
    summary: 'What a browser needs to log in, or to confirm who is there, by a passkey.',
    access: 'public',
    effect: 'writes',
    input: noPayload,
    output: webauthnOptions,
    failures: [],
  }),
  loginWithPasskey: operation({
    summary:
      'Logs in by a passkey; after a password set by mail or by an admin it must have been shown beside that.',
    access: 'public',
    effect: 'writes',
    input: z.object({ response: passkeyResponse }),
    output: z.object({ token: z.string() }),
    failures: ['INVALID_CREDENTIALS_ERROR', 'NOT_CONFIRM_EMAIL_ERROR', 'NOT_APPROVED_ERROR'],
  }),
  removeSecondFactor: operation({
    summary:
      'Takes codes, recovery codes and passkeys from another user who has lost them; mails the owner.',
    access: 'admin',
    duties: ['team'],
    effect: 'writes',
    fresh: true,
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
