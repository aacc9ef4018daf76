import { QueryClient, queryOptions } from '@tanstack/react-query'
import { Failure, notFound } from '#contract/base/failures.ts'
import type { CallOptions } from '#contract/base/operation.ts'
import type { AnswerOf, OperationName, PayloadOf } from '#contract/index.ts'
import { panelCall } from './panel-call.ts'

type PlainCaller = <Name extends OperationName>(
  name: Name,
  payload: PayloadOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>

// The same caller with its payload always written, which generic code can spell.
const callWith = panelCall as PlainCaller

/** Parameters of the lists that the panel asks for: disabled items too, and nothing but the names of their texts. */
export const adminListParams = { adminPanel: true, brief: true }

/** A reading operation as a query: its key is the operation and its payload. */
export function operationQuery<Name extends OperationName>(name: Name, payload: PayloadOf<Name>) {
  return queryOptions({
    queryKey: [name, payload] as const,
    queryFn: ({ signal }) => callWith(name, payload, { signal }),
  })
}

/** Refusals are final; a server that is away is asked twice more. */
function isWorthAnotherTry(count: number, failure: Error): boolean {
  const final = failure instanceof Failure && failure.status >= 400 && failure.status < 500
  return !final && count < 2
}

/** Milliseconds for which an answer stays in memory once no page shows it. */
const inMemory = 30 * 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and says so, instead of looking done until it is back.
      queries: {
        staleTime: 15_000,
        // Lists, pickers and searches that were read before show at once what they had, and ask behind it.
        gcTime: inMemory,
        retry: isWorthAnotherTry,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** How a query goes on while a form edits what it gave. */
export const whileEditing = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
}

/** The same read for a form: asked again each time it is opened, and left alone while it is being edited. */
export function editingQuery<Name extends OperationName>(name: Name, payload: PayloadOf<Name>) {
  return queryOptions({
    queryKey: ['editing', name, payload] as const,
    queryFn: ({ signal }) => callWith(name, payload, { signal }),
    ...whileEditing,
  })
}

/** An entry of a list, where no operation reads it alone, for a form; NOT_FOUND_ERROR for one that is gone. */
export function editingEntry<Entry extends { id: string }>(
  kind: string,
  id: string,
  readList: () => Promise<{ list: Entry[] }>,
) {
  return queryOptions({
    queryKey: ['editing', kind, id] as const,
    queryFn: async () => {
      const found = (await readList()).list.find((each) => each.id === id)
      if (!found) throw notFound()
      return found
    },
    ...whileEditing,
  })
}
