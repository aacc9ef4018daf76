import { kinds } from './kinds.ts'

/** Kinds of things that an admin's operation can change, as the activity names them. */
export const changedKinds = [
  ...kinds,
  'category',
  'country',
  'region',
  'tag',
  'banner',
  'settings',
  'site',
  'page',
  'specialist',
  'testimonial',
  'redirect',
  'text',
  'term',
  'user',
  'quote',
  'template',
  'termSet',
  'proposal',
  'agency',
  'rate',
  'key',
  'webhook',
] as const

export type ChangedKind = (typeof changedKinds)[number]

export const changeActions = ['add', 'edit', 'delete'] as const

export type ChangeAction = (typeof changeActions)[number]

/** A kind after its English article: "a", or "an" before a vowel that is heard. */
export function withArticle(kind: ChangedKind): string {
  return /^[aeio]/.test(kind) ? `an ${kind}` : `a ${kind}`
}
