import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Key for the signatures of mails (RFC 6376). */
export interface Dkim {
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})+$`)
const selectorName = new RegExp(`^(?=.{1,63}$)${label}(?:\\.${label})*$`)

export const dkimDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(domainName, { error: 'must be a domain, e.g. example.com' })

export const dkimSelector = z.string().trim().toLowerCase().regex(selectorName, {
  error: 'must be what stands before ._domainkey in the DNS record, e.g. nandu',
})

/** Receivers refuse shorter keys (RFC 8301). */
const minimumBits = 1024

/** The path of a file, read at once: a key that cannot sign would leave mails unsigned without a word. */
export const dkimKey = z
  .string()
  .trim()
  .transform((path, context) => {
    const pem = readText(path)
    if (pem === null) {
      context.addIssue('the file is not there, or this user may not read it')
      return z.NEVER
    }
    if (!isSigningKey(pem)) {
      context.addIssue(
        `the file must hold an RSA private key of ${minimumBits} bits or more: openssl genrsa -out FILE 2048`,
      )
      return z.NEVER
    }
    return pem
  })

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= minimumBits
  } catch {
    return false
  }
}
