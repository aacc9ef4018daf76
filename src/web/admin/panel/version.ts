import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const health = z.object({ version: z.string() })

/** The version of the server that answers; nothing while that is not known. */
export function useVersion(): string | undefined {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: async ({ signal }) => health.parse(await (await fetch('/healthz', { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.version
}
