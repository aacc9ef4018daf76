import { isCatalogueOperation } from '#contract/index.ts'
import { type Kept, keepWhileUnchanged, type OnUse } from '../cache/keep-while-unchanged.ts'
import { declarationOf } from './declarations.ts'
import type { Call } from './pipeline.ts'

const maxEntries = 5_000
const maxBytes = 32 * 1024 * 1024

/** Keeps written answers of public reads of the catalogue. */
export function keepAnswers(version: () => number, onUse?: OnUse): Kept<Buffer> {
  return keepWhileUnchanged<Buffer>({
    version,
    onUse,
    maxEntries,
    size: { max: maxBytes, of: (answer) => answer.length },
  })
}

/** What a call's answer is kept under: operation and parsed payload; nothing where it is not for everybody. */
export function keyOfAnswer({ name, input, authority }: Call): string | undefined {
  const { access, effect } = declarationOf(name)
  const forEverybody =
    access === 'public' &&
    effect === 'reads' &&
    authority.user === null &&
    isCatalogueOperation(name)
  return forEverybody ? `${name} ${JSON.stringify(input)}` : undefined
}
