import { modals } from '@mantine/modals'
import { useEffect, useRef } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { useBlocker } from 'react-router'
import { clearUnsaved, hasUnsaved, markUnsaved } from './unsaved.ts'

interface UnsavedGuardProps {
  /** Names what is unsaved. */
  form: string
  changed: boolean
  /** The possible loss, in words; by default changes of a form, which stay in its draft. */
  title?: string
  text?: string
}

/** Asks before links, Back or closing the tab leave unsaved changes behind. */
export function UnsavedGuard({ form, changed, title, text }: UnsavedGuardProps) {
  const t = usePanelTexts()
  const asking = useRef(false)

  useEffect(() => {
    markUnsaved(form, changed)
    if (!changed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      markUnsaved(form, false)
    }
  }, [form, changed])

  // A list's state in the address is no departure; only another page is.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    const decide = (go: boolean) => {
      if (!asking.current) return
      asking.current = false
      if (go) clearUnsaved()
      if (go) blocker.proceed()
      else blocker.reset()
    }
    modals.openConfirmModal({
      title: title ?? t('unsaved.title'),
      children: text ?? t('unsaved.text'),
      labels: { confirm: t('unsaved.leave'), cancel: t('unsaved.stay') },
      onConfirm: () => decide(true),
      onClose: () => decide(false),
    })
  }, [blocker, t, title, text])
  return null
}
