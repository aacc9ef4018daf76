import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId, insertionOrder, moment } from './columns.ts'
import { users } from './users.ts'

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The secret of an app that makes codes, encrypted under a key that is not in the database. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: ownerId().primaryKey(),
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When its first code was shown; null as long as it does not count. */
  confirmedAt: moment('confirmed_at'),
  /** The step of 30 seconds whose code served last: a code serves once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Codes for who has lost the rest, as hex SHA-256; one that has served is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: text('code_hash').notNull() },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
)

/** Public keys of authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: generatedId(),
    userId: ownerId(),
    name: text('name').notNull(),
    /** In base64url, as browsers tell it. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it was used; 0 of those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    sequence: insertionOrder(),
  },
  (passkey) => [index('passkeys_user').on(passkey.userId)],
)

/** Challenges for an authenticator to sign, kept until the answer, for 5 minutes at most. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** User who makes a passkey; null for a log-in or a confirmation of identity. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (challenge) => [index('passkey_challenges_expiry').on(challenge.expiresAt)],
)

/** Browsers in which somebody has logged in, by the hex SHA-256 of what each was given to keep. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (device) => [primaryKey({ columns: [device.userId, device.deviceHash] })],
)
