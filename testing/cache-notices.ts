import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#server/platform/services.ts'

/** Waits for the cache notices of earlier writes: they come a moment after them, and drop what is cached. */
export async function cacheNoticesArrived({ catalogueVersion }: Services): Promise<void> {
  let version: number
  do {
    version = catalogueVersion.current()
    await pause(50)
  } while (catalogueVersion.current() !== version)
}
