import { useEffect, useState } from 'react'
import type { Account } from '#contract/accounts/auth.ts'
import type { PublicConfig } from '#contract/site/settings.ts'
import { call, clearSession } from '#web/shared/session/session.ts'

const askAgainMs = 5_000

/**
 * Returns the links to rates and reservations: approved users alone get them, so that no page holds them and the
 * browser asks with their token. Undefined until the answer is there.
 */
export function useAgentLinks(account: Account | undefined): PublicConfig['links'] | undefined {
  const [links, setLinks] = useState<PublicConfig['links']>()
  const approved = account?.isApproved === true
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = async () => {
      const config = await call('getPublicConfig').catch(() => undefined)
      if (left) return
      if (!config) timer = setTimeout(ask, askAgainMs)
      else if (config.agentLinks && !config.links.priceList && !config.links.reservations) {
        // The answer for strangers: the token is worth nothing any more.
        clearSession({ refused: true })
      } else setLinks(config.links)
    }
    if (approved) void ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [approved])
  return approved ? links : undefined
}
