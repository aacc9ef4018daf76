import { useSyncExternalStore } from 'react'
import { isPresenting, onPresentingChange } from './presenting.ts'

/** Whether somebody is shown the site; not while rendering on the server. */
export function usePresenting(): boolean {
  return useSyncExternalStore(onPresentingChange, isPresenting, () => false)
}
