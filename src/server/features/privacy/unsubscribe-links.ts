import { createHmac, timingSafeEqual } from 'node:crypto'
import { email as emailField, id as idField } from '#contract/base/fields.ts'
import { deriveKeys, type Secrets } from '#server/platform/auth/derived-keys.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    unsubscribeLinks: UnsubscribeLinks
  }
}

/** The person who unsubscribes: the reader of an address, or an agent, whatever their address is by then. */
export type Unsubscribing = { email: string } | { userId: string }

/** Makes and reads the addresses that end news by e-mail. */
export interface UnsubscribeLinks {
  /** The token of an address: the same for as long as the installation's secret is, and good until that is no `SECRET_PREVIOUS` either. */
  tokenOf(email: string): string
  /** The same for an agent's monthly mail. */
  tokenOfUser(userId: string): string
  /** Whom a token was made for; undefined for any other text. */
  subjectOf(token: string): Unsubscribing | undefined
}

/** Stands before an agent's id, and in no address. */
const userMark = 'user:'

/** Tokens are what they name and its HMAC under a key of their own, so that nothing has to be stored for them to last. */
export function makeUnsubscribeLinks(secrets: Secrets): UnsubscribeLinks {
  const keys = deriveKeys(secrets, 'unsubscribe links')
  const sign = (subject: string, key = keys[0]) =>
    createHmac('sha256', key).update(subject).digest()
  const tokenOf = (subject: string) =>
    `${Buffer.from(subject).toString('base64url')}.${sign(subject).toString('base64url')}`
  function isSigned(subject: string, given: Buffer): boolean {
    return keys.some((key) => {
      const right = sign(subject, key)
      return given.length === right.length && timingSafeEqual(given, right)
    })
  }
  return {
    tokenOf,
    tokenOfUser: (userId) => tokenOf(userMark + userId),
    subjectOf(token) {
      const [named = '', signature = '', ...rest] = token.split('.')
      const subject = Buffer.from(named, 'base64url').toString()
      if (rest.length > 0) return undefined
      if (!isSigned(subject, Buffer.from(signature, 'base64url'))) return undefined
      const userId = subject.startsWith(userMark) && subject.slice(userMark.length)
      if (userId && idField.safeParse(userId).success) return { userId }
      return emailField.safeParse(subject).success ? { email: subject } : undefined
    },
  }
}

/** Where the page is that ends news by e-mail. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
