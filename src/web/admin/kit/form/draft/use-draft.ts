import type { useForm } from '@mantine/form'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/shared/session/use-session.ts'
import { deleteDraft, type Draft, resumeDrafts, saveDraft, type Stored } from './draft.ts'
import { thisTab } from './this-tab.ts'
import { useDraftOffers } from './use-draft-offers.ts'

interface DraftOptions<Values extends Record<string, unknown>> {
  name: string
  form: ReturnType<typeof useForm<Values>>
  /** The version being edited; undefined when adding. */
  base: Stored<Values> | undefined
  changed: boolean
  savesDraft: boolean
  /** Tells the version that a restored draft was an edit of. */
  onRestored: (base: Stored<Values>) => void
}

export interface DraftControls<Values> {
  /** Unsaved draft of an earlier visit, until something else is typed. */
  draft: Draft<Values> | undefined
  restoreDraft: () => void
  discardDraft: () => void
}

/** Saves what is typed on this computer until it is saved or undone, and offers it back. */
export function useDraft<Values extends Record<string, unknown>>(
  options: DraftOptions<Values>,
): DraftControls<Values> & { drop: () => void } {
  const { name, form, base, changed, savesDraft, onRestored } = options
  const { values } = form
  const session = useSession()
  // Whose form it is stays the same while they are asked to log in again.
  const [user] = useState(session.state === 'loggedIn' ? session.account.id : '')
  const [place] = useState({ user, tab: thisTab, form: name })
  const offers = useDraftOffers({ user, form: name, shape: form.getInitialValues(), savesDraft })
  const { draft } = offers
  const wasChanged = useRef(false)
  const saveLater = useDebouncedCallback((typed: Values) => saveDraft(place, typed, base), {
    delay: 400,
    flushOnUnmount: true,
  })
  useWindowEvent('pagehide', () => saveLater.flush())
  useEffect(resumeDrafts, [])

  const drop = () => {
    saveLater.cancel()
    offers.take(place)
  }
  useEffect(() => {
    if (!savesDraft) return
    if (changed) saveLater(values)
    else if (wasChanged.current) {
      saveLater.cancel()
      deleteDraft(place)
    }
    wasChanged.current = changed
  }, [changed, savesDraft, values, saveLater, place])

  return {
    draft: changed ? undefined : draft,
    restoreDraft: () => {
      if (!draft) return
      offers.take(draft.place)
      saveDraft(place, draft.values, draft.base)
      form.setValues(draft.values)
      if (draft.base) onRestored(draft.base)
    },
    discardDraft: () => draft && offers.take(draft.place),
    drop,
  }
}
