import { createHmac, timingSafeEqual } from 'node:crypto'
import { email as emailField } from '#contract/fields.ts'
import { deriveKey } from '#server/auth/derived-keys.ts'

/** Makes and reads the addresses that end news by e-mail. */
export interface UnsubscribeLinks {
  /** The token of an address: always the same, and good for as long as the installation's secret is. */
  tokenOf(email: string): string
  /** The address that a token was made for; undefined for any other text. */
  emailOf(token: string): string | undefined
}

/** Tokens are the address and its HMAC under a key of their own, so that nothing has to be stored for them to last. */
export function makeUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = deriveKey(secret, 'unsubscribe links')
  const sign = (email: string) => createHmac('sha256', key).update(email).digest()
  return {
    tokenOf(email) {
      return `${Buffer.from(email).toString('base64url')}.${sign(email).toString('base64url')}`
    },
    emailOf(token) {
      const [address = '', signature = '', ...rest] = token.split('.')
      const email = Buffer.from(address, 'base64url').toString()
      const given = Buffer.from(signature, 'base64url')
      const right = sign(email)
      if (rest.length > 0 || given.length !== right.length) return undefined
      return timingSafeEqual(given, right) && emailField.safeParse(email).success
        ? email
        : undefined
    },
  }
}

/** Where the page is that ends news by e-mail. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
