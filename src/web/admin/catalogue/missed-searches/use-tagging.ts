import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { MissedSearch } from '#contract/editing/missed-searches.ts'
import { limits } from '#contract/base/limits.ts'
import { toastError, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useDismissal } from './use-dismissal.ts'

/** The kinds that have tags of their own. */
export const taggedKinds = ['destination', 'tour', 'circuit', 'package', 'hotel'] as const

export type TaggedKind = (typeof taggedKinds)[number]

export function isTaggedKind(kind: string | null): kind is TaggedKind {
  return taggedKinds.some((each) => each === kind)
}

interface Tagging {
  kind: TaggedKind
  id: string
  tag: string
  /** Whether the search leaves the diary with it. */
  dismiss: boolean
}

/** Adds a tag to an item by an ordinary edit, and says whether that was done. */
export function useTagging(search: MissedSearch) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const nameAmong = useNameAmong()
  const dismissSearch = useDismissal()
  const [busy, setBusy] = useState(false)

  async function edit({ kind, id, tag }: Tagging): Promise<boolean> {
    const { detail, edit: operation } = operationsOfKind[kind]
    const { tags, details, updatedAt } = await panelCall(detail, { id, adminPanel: true })
    const name = nameAmong({ name: t('list.unnamed'), details })
    const added = tag.trim().toLowerCase()
    if (tags.includes(added)) {
      toastError(t('missed.tagThere', { name }))
      return false
    }
    if (tags.length >= limits.tagsMax) {
      toastError(t('missed.tagFull', { name }))
      return false
    }
    await panelCall(operation, { id, tags: [...tags, added], updatedAt })
    toastSuccess(t('missed.tagAdded', { name, tag: added }))
    return true
  }

  async function addTag(tagging: Tagging): Promise<boolean> {
    setBusy(true)
    try {
      if (!(await edit(tagging))) return false
      if (tagging.dismiss) await dismissSearch(search)
      await client.invalidateQueries()
      return true
    } catch (failure) {
      showFailure(failure)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { addTag, busy }
}
