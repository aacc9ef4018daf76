import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import type { BadgeName } from './navigation.ts'

const everyMinute = { refetchInterval: 60_000, staleTime: 30_000 }

/** Counts of waiting things in a section; `pressing` counts those with a broken promise. */
interface Badge {
  count: number
  pressing: number
}

/** How many requests are new, some of them overdue, and how many users wait; asked again every minute. */
export function useBadges(): Record<BadgeName, Badge> {
  const quotes = useQuery({ ...operationQuery('countQuotes', {}), ...everyMinute })
  const users = useQuery({ ...operationQuery('searchUsers', { limit: 1 }), ...everyMinute })
  return {
    waitingRequests: {
      count: quotes.data?.states.new ?? 0,
      pressing: quotes.data?.overdue ?? 0,
    },
    pendingUsers: { count: users.data?.counts.noApproved ?? 0, pressing: 0 },
  }
}
