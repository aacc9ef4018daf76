import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { type Limiter, makeLimiter } from '../limits/concurrency-limiter.ts'

/** Hashes and checks passwords, two at once; both answer 503 when too many wait. */
export interface Passwords {
  /** A salted argon2id hash. @throws UNEXPECTED_ERROR (503) */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the hashed one. Without a hash, as for an unknown e-mail, it costs
   * the same and is false. @throws UNEXPECTED_ERROR (503)
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>
  /** Whether a stored hash has another cost than those that are made today. */
  needsRehash(passwordHash: string): boolean
  /**
   * Bounds log-ins: to be entered before anything is looked up, so that one too many is refused
   * at once however busy the database is. @throws UNEXPECTED_ERROR (503)
   */
  logInLimiter: Limiter
}

/** Cost of one hash; memory in KiB. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
}

/** OWASP's cost for argon2id: about 30 ms. */
const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }
const bounds = { concurrency: 2, queueLimit: 16 }

/** Passwords under argon2id; tests may ask for a lower cost. */
export function makePasswords(cost: PasswordCost = usualCost): Passwords {
  const limiter = makeLimiter(bounds)
  const nobodysHash = hashOfNothing(cost)
  // The same letter may be typed as one character or as two.
  const spelled = (password: string) => password.normalize('NFC')

  return {
    hash: (password) => limiter(() => hash(spelled(password), { ...cost, parallelism: 1 })),
    async matches(passwordHash, password) {
      const same = await limiter(() => verify(passwordHash ?? nobodysHash, spelled(password)))
      return same && passwordHash !== null
    },
    needsRehash(passwordHash) {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== 1
    },
    logInLimiter: makeLimiter(bounds),
  }
}

/** A hash in the right form that belongs to no password. */
function hashOfNothing({ memoryCost, timeCost }: PasswordCost): string {
  const random = (size: number) => randomBytes(size).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${random(16)}$${random(32)}`
}
