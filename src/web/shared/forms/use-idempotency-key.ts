import { useState } from 'react'
import { makeIdempotencyKeys } from './idempotency-keys.ts'

/** The keys of a form's calls. */
export function useIdempotencyKey() {
  const [keyOf] = useState(makeIdempotencyKeys)
  return keyOf
}
