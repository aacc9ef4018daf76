import { useLocalStorage } from '@mantine/hooks'
import { trailOf } from '#web/shared/session/traces-of.ts'
import { usePanelUser } from './panel-user.ts'

/** Reads a list of words out of the local storage; anything else there counts as none. */
export function readWords(stored: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : []
  } catch {
    return []
  }
}

function useStoredWords(key: string) {
  return useLocalStorage<string[]>({
    key,
    defaultValue: [],
    deserialize: readWords,
    getInitialValueInEffect: false,
  })
}

/** The sections that the admin has pinned, in the order of pinning; other tabs follow. */
export const usePinned = () => useStoredWords(`adminPins:${usePanelUser()?.id ?? ''}`)

/** The groups that the admin has opened or closed: an opened one by its name, a closed one with a minus before it. */
export const useChosenGroups = () => useStoredWords(`adminGroups:${usePanelUser()?.id ?? ''}`)

/** The addresses of what the admin opened last; they go with the log-out. */
export const useTrail = () => useStoredWords(trailOf(usePanelUser()?.id ?? ''))
