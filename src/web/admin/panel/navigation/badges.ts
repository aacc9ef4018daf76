import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { isOpenedBy } from '#contract/base/rights/duties.ts'
import { type BadgeName, type Section, sections } from './navigation.ts'

const everyMinute = { refetchInterval: 60_000, staleTime: 30_000 }

/** Counts of waiting things in a section; `pressing` counts those with a broken promise. */
export interface Badge {
  count: number
  pressing: number
  /** The count in words. */
  text: string
}

/** Returns how many requests are new, some of them overdue, and how many users wait; asked again every minute. */
export function useBadges(): Record<BadgeName, Badge> {
  const t = usePanelTexts()
  const held = useHeldDuties()
  const isShown = (badge: BadgeName) =>
    sections.some((section) => section.badge === badge && isOpenedBy(held, section.duties))
  const quotes = useQuery({
    ...operationQuery('countQuotes', {}),
    ...everyMinute,
    enabled: isShown('waitingRequests'),
  })
  const users = useQuery({
    ...operationQuery('searchUsers', { limit: 1 }),
    ...everyMinute,
    enabled: isShown('pendingUsers'),
  })
  const waiting = quotes.data?.states.new ?? 0
  const overdue = quotes.data?.overdue ?? 0
  const pending = users.data?.counts.noApproved ?? 0
  return {
    waitingRequests: {
      count: waiting,
      pressing: overdue,
      text: t('inbox.badge', { count: waiting, overdue }),
    },
    pendingUsers: { count: pending, pressing: 0, text: t('shell.pending', { count: pending }) },
  }
}

/** The badges of several sections as one; undefined where nothing waits. */
export function badgeOf(
  badges: Record<BadgeName, Badge>,
  of: readonly Pick<Section, 'badge'>[],
): Badge | undefined {
  const waiting = of
    .flatMap(({ badge }) => (badge ? [badges[badge]] : []))
    .filter(({ count }) => count > 0)
  if (waiting.length === 0) return undefined
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    pressing: waiting.reduce((sum, { pressing }) => sum + pressing, 0),
    text: waiting.map(({ text }) => text).join(', '),
  }
}
