import { createHmac, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { quotes, quoteTokens } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import { deriveKeys, type Secrets } from '../derived-keys.ts'
import { hashOf } from '../hash-of.ts'

/** The quote or proposal that a token gives access to. */
export interface TokenHolder {
  quoteId: string
  /** Null of a token for the quote itself. */
  proposalId: string | null
}

/** The subject of a token that was found. */
export interface FoundHolder extends TokenHolder {
  /** Whether it is a visitor's; else it is of somebody of the agency, whose looking is no visit. */
  isVisitors: boolean
}

/** Makes and reads the tokens that visitors have for their quotes and proposals (requirements §11.2). */
export interface QuoteTokens {
  /** A further token, to be told once: only its hash is kept. */
  make(tx: Tx, holder: TokenHolder, now: Date, expiresAt?: Date): Promise<string>
  /** A further token that a mail will carry: its seed, which alone is of no use, as a waiting mail keeps it. */
  makeSeed(tx: Tx, holder: TokenHolder, now: Date): Promise<string>
  /** The token of a mail that makes its links as it leaves: the same whenever it has to be made again. */
  makeOfMail(tx: Tx, holder: TokenHolder, mailId: string, now: Date): Promise<string>
  /** The token of a seed. @throws when the seed was made under a secret that is not known here */
  tokenOf(seed: string): string
  /** Returns the subject of a token; undefined for one that was never made, or whose quote was erased. */
  find(tx: Tx, token: string): Promise<FoundHolder | undefined>
}

/**
 * Makes tokens of quotes. Only hashes are stored, so that tokens outlive the secret. The seed of a waiting mail
 * names its key: the mail may leave after the secret changed, or from an instance that has another one.
 */
export function makeQuoteTokens(
  secrets: Secrets,
  clock: () => Date = () => new Date(),
): QuoteTokens {
  const keys = deriveKeys(secrets, 'request tokens')
  const names = deriveKeys(secrets, 'names of keys of request tokens').map((name) =>
    name.slice(0, 8),
  )

  function tokenOf(seed: string): string {
    // Seeds had no name once; those were made under the secret of their day.
    const named = seed.includes('.') ? names.indexOf(seed.slice(0, 8)) : 0
    const key = keys[named]
    if (key === undefined) throw new Error('A link was made under a secret that is not known here')
    return createHmac('sha256', key).update(seed).digest('base64url')
  }

  async function makeSeed(
    tx: Tx,
    { quoteId, proposalId }: TokenHolder,
    now: Date,
    kept: { mailed: boolean; expiresAt?: Date | undefined },
  ): Promise<string> {
    // 256 random bits, from which only this installation can make the token.
    const seed = `${names[0]}.${randomBytes(32).toString('base64url')}`
    const hash = hashOf(tokenOf(seed))
    await tx.insert(quoteTokens).values({ quoteId, proposalId, ...kept, hash, createdAt: now })
    return seed
  }

  return {
    makeSeed: (tx, holder, now) => makeSeed(tx, holder, now, { mailed: true }),
    make: async (tx, holder, now, expiresAt) =>
      tokenOf(await makeSeed(tx, holder, now, { mailed: false, expiresAt })),
    async makeOfMail(tx, holder, mailId, now) {
      const token = tokenOf([names[0], mailId, holder.proposalId ?? ''].join('.'))
      const { quoteId, proposalId } = holder
      const row = { quoteId, proposalId, hash: hashOf(token), createdAt: now }
      await tx.insert(quoteTokens).values(row).onConflictDoNothing()
      return token
    },
    tokenOf,
    async find(tx, token) {
      const { proposalId, expiresAt } = quoteTokens
      // A mail that was written before two requests became one names the first of them.
      const quoteId = sql<string>`coalesce(${quotes.mergedInto}, ${quotes.id})`
      const [holder] = await tx
        .select({ quoteId, proposalId, expiresAt })
        .from(quoteTokens)
        .innerJoin(quotes, eq(quotes.id, quoteTokens.quoteId))
        .where(eq(quoteTokens.hash, hashOf(token)))
      if (!holder) return undefined
      const { expiresAt: end, ...found } = holder
      if (end !== null && end <= clock()) return undefined
      return { ...found, isVisitors: end === null }
    },
  }
}
