import { Failure } from '#contract/failures.ts'
import type { Caller } from '#contract/operation.ts'
import type { Services } from '../services.ts'
import { nobody } from './authority.ts'
import type { CallFacts } from './context.ts'
import { declarationOf, parsePayload } from './declarations.ts'
import { toFailure } from './failures.ts'
import { run } from './pipeline.ts'

/** The anonymous caller that server-rendered pages read with: public reads only, same pipeline. */
export function makeAnonymousCaller(services: Services, facts: CallFacts): Caller {
  const call = async (name: Parameters<Caller>[0], payload: unknown = {}) => {
    const declared = declarationOf(name)
    if (declared.access !== 'public' || declared.effect !== 'reads') {
      throw new Failure('FORBIDDEN_ERROR')
    }
    try {
      return await run(services, {
        name,
        input: parsePayload(name, payload),
        authority: nobody,
        facts,
        file: null,
      })
    } catch (error) {
      throw toFailure(error, declared)
    }
  }
  return call as Caller
}
