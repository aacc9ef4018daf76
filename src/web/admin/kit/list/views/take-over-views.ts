import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import { Failure } from '#contract/base/failures.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { panelCall } from '../../api/panel-call.ts'
import { readLocalViews } from './view-of.ts'

/** Storage keys whose views are on their way: a page may stand twice. */
const underWay = new Set<string>()

/** Takes the views of a list that an earlier release kept in this browser to the server, once. */
export function useTakenOverViews(list: PanelList): void {
  const client = useQueryClient()
  const session = useSession()
  const { pathname } = useLocation()
  const user = session.state === 'loggedIn' ? session.account.id : undefined
  useEffect(() => {
    const key = `savedViews:${user}:${pathname}`
    if (user === undefined || localStorage.getItem(key) === null || underWay.has(key)) return
    underWay.add(key)
    takeOver(list, key)
      .then(() => client.invalidateQueries({ queryKey: ['listViews', { list }] }))
      // What could not go yet stays for the next visit.
      .catch(() => undefined)
      .finally(() => underWay.delete(key))
  }, [client, list, pathname, user])
}

async function takeOver(list: PanelList, key: string): Promise<void> {
  let left = readLocalViews(localStorage.getItem(key))
  for (const { name, params } of left) {
    try {
      await panelCall('addView', { list, name, params })
    } catch (failure) {
      // One that is there already, or that the server refuses, is not asked about again.
      if (!(failure instanceof Failure && failure.name === 'INVALID_DATA_ERROR')) throw failure
    }
    left = left.slice(1)
    localStorage.setItem(key, JSON.stringify(left))
  }
  localStorage.removeItem(key)
}
