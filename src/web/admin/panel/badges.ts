import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../queries.ts'
import type { BadgeName } from './navigation.ts'

const everyMinute = { refetchInterval: 60_000, staleTime: 30_000 }

/** How many quotes are unread and how many users wait; asked again every minute. */
export function useBadges(): Record<BadgeName, number> {
  const quotes = useQuery({
    ...operationQuery('listQuote', { seen: false, limit: 1 }),
    ...everyMinute,
  })
  const users = useQuery({ ...operationQuery('searchUsers', { limit: 1 }), ...everyMinute })
  return {
    unreadQuotes: quotes.data?.total ?? 0,
    pendingUsers: users.data?.counts.noApproved ?? 0,
  }
}
