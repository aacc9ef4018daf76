import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { NewPasskeyResponse, PasskeyResponse } from '#contract/accounts/passkey-response.ts'
import { passkeyChallenges, passkeys } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'

/** Loaded with the first passkey: it brings two hundred modules. */
const webAuthn = () => import('@simplewebauthn/server')
type WebAuthn = Awaited<ReturnType<typeof webAuthn>>

const challengeMinutes = 5

export type PasskeyRow = typeof passkeys.$inferSelect

/** Future owner of the passkey. */
interface Owner {
  id: string
  email: string
  name: string
}

/** An authenticator's new passkey. */
type MadePasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** Passkeys by WebAuthn for the site's own address; who holds one must be verified by it (PIN, finger, face). */
export interface Passkeys {
  registration(tx: Tx, owner: Owner, siteName: string, now: Date): Promise<{ challenge: string }>
  /** The made passkey; undefined where the answer is not right, or was given before. */
  register(
    tx: Tx,
    userId: string,
    response: NewPasskeyResponse,
    now: Date,
  ): Promise<MadePasskey | undefined>
  challenge(tx: Tx, now: Date): Promise<{ challenge: string }>
  /** The passkey that has signed, and how often it was used; undefined as above. */
  verify(
    tx: Tx,
    response: PasskeyResponse,
    now: Date,
  ): Promise<{ passkey: PasskeyRow; counter: number } | undefined>
}

/** Both keep their challenge at once: an answer uses it up, right or wrong, so they want no transaction. */
export function makePasskeys(siteUrl: string): Passkeys {
  const { hostname: rpID, origin: expectedOrigin } = new URL(siteUrl)
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true }

  return {
    async registration(tx, { id, email, name }, siteName, now) {
      const known = await listPasskeys(tx, id)
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        timeout: challengeMinutes * 60_000,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keepChallenge(tx, options.challenge, id, now)
      return options
    },

    async register(tx, userId, response, now) {
      const challenge = challengeIn(response.response.clientDataJSON)
      if (!(await takeChallenge(tx, challenge, userId, now))) return undefined
      const { verifyRegistrationResponse } = await webAuthn()
      const result = await believe(() =>
        verifyRegistrationResponse({
          ...expected,
          response: response as Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response'],
          expectedChallenge: challenge,
        }),
      )
      if (!result?.verified) return undefined
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
      const asText = Buffer.from(publicKey).toString('base64url')
      return { credentialId: id, publicKey: asText, counter, transports }
    },

    async challenge(tx, now) {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: challengeMinutes * 60_000,
        userVerification: 'required',
      })
      await keepChallenge(tx, options.challenge, null, now)
      return options
    },

    async verify(tx, response, now) {
      const [passkey] = await tx
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, response.id))
      if (!passkey) return undefined
      const challenge = challengeIn(response.response.clientDataJSON)
      if (!(await takeChallenge(tx, challenge, null, now))) return undefined
      const { credentialId, publicKey, counter, transports } = passkey
      const { verifyAuthenticationResponse } = await webAuthn()
      const result = await believe(() =>
        verifyAuthenticationResponse({
          ...expected,
          response: response as Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response'],
          expectedChallenge: challenge,
          credential: {
            id: credentialId,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
            transports,
          },
        }),
      )
      if (!result?.verified) return undefined
      return { passkey, counter: result.authenticationInfo.newCounter }
    },
  }
}

/** The library throws for whatever is not right in an answer. */
async function believe<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  return verify().catch(() => undefined)
}

const clientData = z.object({ challenge: z.string() })

/** Returns the challenge that an answer claims to have signed. */
function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString()
    return clientData.parse(JSON.parse(text)).challenge
  } catch {
    return ''
  }
}

async function keepChallenge(
  tx: Tx,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await tx.insert(passkeyChallenges).values({ challenge, userId, expiresAt })
}

async function takeChallenge(
  tx: Tx,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const owner =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const taken = await tx
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.challenge, challenge), owner, gt(passkeyChallenges.expiresAt, now)),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length > 0
}

/** The user's passkeys, the newest first. */
export function listPasskeys(tx: Tx, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.sequence))
}

/** Notes that a passkey has served. */
export async function notePasskeyUse(
  tx: Tx,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

/** Deletes what nobody has answered in time. */
export async function purgePasskeyChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
