import type { WhoName } from './callers.ts'

/** Texts that stand in one thing each and nowhere else. */
export const canaryTexts = {
  hidden: 'CANARYHIDDEN',
  binned: 'CANARYBINNED',
  draft: 'CANARYDRAFT',
  season: 'CANARYSEASON',
  remark: 'CANARYREMARK',
  agencyNote: 'CANARYAGENCYNOTE',
  visitor: 'canaryvisitor@example.com',
  message: 'CANARYMESSAGE',
  note: 'CANARYNOTE',
}

const admins: WhoName[] = ['admin', 'second']
const rateReaders: WhoName[] = [...admins, 'net', 'rates']

/** A text, and who may be told it. */
interface Canary {
  pattern: RegExp
  seenBy: readonly WhoName[]
}

const canaries: Canary[] = [
  { pattern: /CANARY(?:HIDDEN|BINNED|DRAFT|AGENCYNOTE|MESSAGE|NOTE)/, seenBy: admins },
  { pattern: /canaryvisitor@/i, seenBy: admins },
  { pattern: /CANARY(?:SEASON|REMARK)|7654321|76543[.,]21/, seenBy: rateReaders },
  { pattern: /9876543|98765[.,]43/, seenBy: admins },
  { pattern: /@callers\.example\.com/, seenBy: [...admins, 'net', 'gross', 'waiting', 'loner'] },
  // What the machine keeps to itself.
  { pattern: /\$argon2|a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU/, seenBy: [] },
  {
    pattern: /node_modules|file:\/\/\/|\bat \w+ \(|\.ts:\d+:\d+|postgres:\/\/|nandu-generated-/,
    seenBy: [],
  },
  { pattern: /Failed query|select "|insert into "/, seenBy: [] },
]

/** Secrets of an answer that its reader may not see. */
export function leaksIn(text: string, who: WhoName): string[] {
  return canaries
    .filter(({ seenBy }) => !seenBy.includes(who))
    .flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? [])
}
