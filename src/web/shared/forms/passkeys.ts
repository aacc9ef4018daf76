import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { NewPasskeyResponse, PasskeyResponse } from '#contract/accounts/passkey-response.ts'
import { call } from '../session/session.ts'

/** Loads the module that asks the browser for a passkey with the first of them: most visits see none. */
const load = () => import('@simplewebauthn/browser')

/** Has the browser show a passkey; throws what `isLeftUnanswered` knows where nobody did. */
export async function showPasskey(): Promise<PasskeyResponse> {
  const [{ startAuthentication }, options] = await Promise.all([
    load(),
    call('getPasskeyChallenge'),
  ])
  // WebAuthn's own JSON on both ways: the contract knows as much of it as it checks.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON })) as unknown as PasskeyResponse
}

/** Has the browser make a passkey of what the server gave for it. */
export async function makePasskey(options: { challenge: string }): Promise<NewPasskeyResponse> {
  const { startRegistration } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return (await startRegistration({ optionsJSON })) as unknown as NewPasskeyResponse
}

/** Whether the device has a passkey of this account already. */
export function isThereAlready(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'InvalidStateError'
}
