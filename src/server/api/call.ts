import type { Operation } from '#contract/base/operation.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { OperationName } from '#contract/index.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'

/** A caller with a key. */
export interface Partner {
  keyId: string
  /** Agency for which the key makes requests; null for nobody's. */
  agencyId: string | null
}

/** Properties of a request beside its payload. */
export interface RequestInfo {
  requestId: string
  /** The client's address; proxies are believed as TRUST_PROXY says. */
  address: string
  captchaToken: string | undefined
  acceptLanguage: string | undefined
  idempotencyKey: string | undefined
  /** Id that an earlier log-in gave this browser to keep. */
  deviceId: string | undefined
  userAgent: string | undefined
  /** Gives the browser something to keep, beside the answer. */
  keepDevice(id: string): void
  /** The partner whose program calls, by its key. */
  partner?: Partner
}

/** The caller, and a token to go on with. */
export interface Authentication {
  user: SignedInUser | null
  renewedToken: string | undefined
}

export const anonymous: Authentication = { user: null, renewedToken: undefined }

/** A call whose right and payload have been checked. */
export interface Call {
  name: OperationName
  /** The contract's declaration under that name, seen without its own types. */
  operation: Operation
  input: Record<string, unknown>
  authentication: Authentication
  request: RequestInfo
  file: ReceivedUpload | null
  /** The site's languages, by which the payload was parsed. */
  languages: SiteLanguages
  /** A part of long work: its changes may show up to a second late. */
  isBackground?: true
  /** The work that keeps what this call changes, so that it can be undone. */
  workId?: string | undefined
}

/** A request without any header that operations look at. */
export function plainRequest(requestId: string, address: string): RequestInfo {
  return {
    requestId,
    address,
    captchaToken: undefined,
    acceptLanguage: undefined,
    idempotencyKey: undefined,
    deviceId: undefined,
    userAgent: undefined,
    keepDevice: () => {},
  }
}
