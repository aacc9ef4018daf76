import type { useForm } from '@mantine/form'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, readDraft, type Stored } from './draft.ts'

interface DraftOptions<Values extends Record<string, unknown>> {
  name: string
  form: ReturnType<typeof useForm<Values>>
  /** The version being edited; undefined when adding. */
  base: Stored<Values> | undefined
  changed: boolean
  keepsDraft: boolean
  /** Tells the version that a restored draft was an edit of. */
  onRestored: (base: Stored<Values>) => void
}

export interface KeptDraft<Values> {
  /** What an earlier visit left unsaved, until something else is typed. */
  draft: Draft<Values> | undefined
  restoreDraft: () => void
  discardDraft: () => void
}

/** Keeps what is typed on this computer until it is saved or undone, and offers it back. */
export function useDraft<Values extends Record<string, unknown>>(
  options: DraftOptions<Values>,
): KeptDraft<Values> & { drop: () => void } {
  const { name, form, base, changed, keepsDraft, onRestored } = options
  const { values } = form
  const [draft, setDraft] = useState(() => readDraft(name, form.getInitialValues()))
  const wasChanged = useRef(false)
  const keepLater = useDebouncedCallback((typed: Values) => keepDraft(name, typed, base), {
    delay: 400,
    flushOnUnmount: true,
  })
  useWindowEvent('pagehide', () => keepLater.flush())

  const drop = () => {
    keepLater.cancel()
    dropDraft(name)
    setDraft(undefined)
  }
  useEffect(() => {
    if (!keepsDraft) return
    if (changed) keepLater(values)
    else if (wasChanged.current) {
      keepLater.cancel()
      dropDraft(name)
    }
    wasChanged.current = changed
  }, [changed, keepsDraft, values, keepLater, name])

  return {
    draft: changed ? undefined : draft,
    restoreDraft: () => {
      if (!draft) return
      form.setValues(draft.values)
      if (draft.base) onRestored(draft.base)
      setDraft(undefined)
    },
    discardDraft: drop,
    drop,
  }
}
