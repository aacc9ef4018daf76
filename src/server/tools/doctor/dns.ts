import { Resolver } from 'node:dns/promises'
import { hasErrorCode } from '#server/platform/runtime/system-error.ts'

/** The TXT records of a name, each as one text; none where the name has none. Throws when nobody answers. */
export type LookUpText = (name: string) => Promise<string[]>

/** Asks the machine's resolvers once, and waits two seconds. */
export function openLookUp(): LookUpText {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (hasErrorCode(error, 'ENODATA', 'ENOTFOUND')) return []
      throw error
    }
  }
}
