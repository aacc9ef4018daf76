import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A page's request to the browser, as far as needed here. */
interface CeremonyOptions {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

interface Overrides {
  origin?: string
  /** Whether the holder showed who they are. */
  verified?: boolean
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const present = 0x01
const verifiedFlag = 0x04
const withCredential = 0x40

/** A passkey as a browser and its authenticator make and use it (WebAuthn level 3, ES256, no attestation). */
export function makeAuthenticator(siteUrl: string) {
  const { hostname, origin: ownOrigin } = new URL(siteUrl)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientDataOf = (type: string, { challenge }: CeremonyOptions, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    counter += 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counted, rest])
  }

  const shared = () => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  })

  return {
    /** `navigator.credentials.create()`. */
    register(options: CeremonyOptions, { origin = ownOrigin, verified = true }: Overrides = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const flags = present | withCredential | (verified ? verifiedFlag : 0)
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(flags, credential))],
        ]),
      )
      const clientData = clientDataOf('webauthn.create', options, origin)
      return {
        ...shared(),
        response: {
          clientDataJSON: base64url(clientData),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },

    /** `navigator.credentials.get()`. */
    logIn(options: CeremonyOptions, { origin = ownOrigin, verified = true }: Overrides = {}) {
      const data = authenticatorData(present | (verified ? verifiedFlag : 0))
      const clientData = clientDataOf('webauthn.get', options, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        ...shared(),
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
