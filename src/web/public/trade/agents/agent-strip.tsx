import { Suspense } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { usePresenting } from '#web/shared/session/use-presenting.ts'
import { useSession } from '#web/shared/session/use-session.ts'

export type AgentStripProps = { kind: Kind; id: string }

export const island = defineIsland<AgentStripProps>({
  name: 'agent-strip',
  Component: AgentStrip,
  texts: [
    'agents.strip',
    'common.languages',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'rates.boards',
    'rates.classes',
    'rates.residents',
    'rates.services',
    'rates.vat',
    'request.roomKinds',
    'stays',
  ],
  wakes: ['session'],
})

/** Comes with agents, and with nobody else. */
const AgentStripParts = laterPart(async () => (await import('./agent-strip-parts.tsx')).default)

/** Content for agents alone on an item's page; nothing while they present it to somebody. */
function AgentStrip(item: AgentStripProps) {
  const session = useSession()
  const isPresenting = usePresenting()
  if (session.state !== 'loggedIn' || !session.account.isApproved || isPresenting) return null
  return (
    <Suspense fallback={null}>
      <AgentStripParts account={session.account} {...item} />
    </Suspense>
  )
}
