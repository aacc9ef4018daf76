import type { MediaKind } from '#contract/catalogue/kinds.ts'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import type { Language } from '#contract/languages.ts'
import type { DemoPicture } from '#demo/model.ts'

/** A message ready to be sent. Addresses are single and checked; texts are complete. */
interface MailPayload {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: { name: string; address: string }
}

/** A link that confirms an e-mail or sets a password; its token is made when it is mailed. */
export interface AccountLinkPayload {
  purpose: 'registration' | 'reset' | 'invitation'
  email: string
  lang: Language
  /** Anybody may ask for it, so that only a few an hour are mailed. */
  limited?: true
  /** ISO moment. */
  requestedAt: string
  /** What this installation makes the token from; of no use to anybody else. */
  seed: string
}

/** Whoever has this e-mail, if anybody, is told that their account is being guessed at. */
interface LogInWarningPayload {
  email: string
}

/** Pictures of the demonstration that an owner is to have in one position, in their order. */
export interface DrawPicturesPayload {
  kind: MediaKind | 'banner'
  /** Null for the banner. */
  ownerId: string | null
  /** What the artwork calls the owner. */
  owner: string
  position: MediaPosition
  /** From the first on: the job draws those that are still missing. */
  pictures: DemoPicture[]
}

/** Every queue and what its jobs carry, as JSON. A new kind of job starts here. */
export interface JobPayloads {
  mail: MailPayload
  'account-link': AccountLinkPayload
  'log-in-warning': LogInWarningPayload
  /** Storage keys of files that no row names any more. */
  'remove-files': { keys: string[] }
  'draw-pictures': DrawPicturesPayload
}

export type QueueName = keyof JobPayloads
