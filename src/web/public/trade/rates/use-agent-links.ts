import { useEffect, useState } from 'react'
import type { Account } from '#contract/accounts/auth.ts'
import type { PublicConfig } from '#contract/site/settings.ts'
import { call, clearSession } from '#web/shared/session/session.ts'

const askAgainMs = 5_000

/**
 * Where rates and reservations are: approved users alone are told, so that no page holds it and the
 * browser asks with their token. Undefined until it is answered.
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
