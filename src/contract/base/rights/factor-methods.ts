/** By what somebody may show a second factor: a code of an app, a recovery code, a passkey. */
export type FactorMethod = 'totp' | 'recovery' | 'passkey'
