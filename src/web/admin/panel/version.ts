import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const health = z.object({ version: z.string(), commit: z.string().nullable() })

/** Version and commit of the server that answers, as "0.2.0 (1a2b3c4d5e6f)"; undefined until they are known. */
export function useVersion(): string | undefined {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: async ({ signal }) => health.parse(await (await fetch('/healthz', { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return undefined
  return data.commit === null ? data.version : `${data.version} (${data.commit})`
}
