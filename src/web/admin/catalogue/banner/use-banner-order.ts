import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media } from '#contract/catalogue/media.ts'
import { arranged } from '#web/admin/kit/media/arrange.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { storeBannerOrder } from './store-banner-order.ts'

/** The order of what is in the banner; a change shows at once, the server gets one after the other. */
export function useBannerOrder(list: readonly Media[]) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()
  const stored = list.map(({ id }) => id)
  /** The requested order, until it is stored. */
  const [pending, setPending] = useState<string[]>()
  /** Pictures, or videos, as a running drag has them. */
  const [dragged, setDragged] = useState<string[]>()
  const [announcement, setAnnouncement] = useState('')
  const lastWork = useRef(Promise.resolve())
  const asked = arranged(stored, pending ?? [])
  const order = arranged(asked, dragged ?? [])

  /** Takes a change back, after those that were asked for since. */
  const undo = (ids: string[]) => {
    const undone = lastWork.current.then(() => storeBannerOrder(panelCall, ids))
    // Whether it was done or refused, the next change waits for it.
    lastWork.current = undone.catch(() => undefined)
    return undone
  }
  const settle = (ids: string[]) => {
    if (ids.join() === asked.join()) return
    setPending(ids)
    const before = asked
    const now = lastWork.current
      .then(() => storeBannerOrder(panelCall, ids))
      .then(() => offerUndo(t('undo.reordered'), () => undo(before)))
      .catch(showFailure)
      .then(() => client.invalidateQueries({ refetchType: 'active' }))
      .finally(() => {
        if (lastWork.current === now) setPending(undefined)
      })
    lastWork.current = now
  }
  return {
    order,
    announcement,
    /** Shows pictures, or videos, as they are being dragged. */
    drag: setDragged,
    /** Ends a drag: it is stored, or all stands where it was. */
    drop: (canceled: boolean) => {
      setDragged(undefined)
      if (!canceled) settle(order)
    },
    /** Moves one of `ids`, which are all of its type in their order, by so many places. */
    step: (ids: readonly string[], id: string, name: string, places: number) => {
      const from = ids.indexOf(id)
      const to = from + places
      if (to < 0 || to >= ids.length) return
      setAnnouncement(t('form.orderChanged', { name, position: to + 1 }))
      settle(arranged(order, ids.toSpliced(from, 1).toSpliced(to, 0, id)))
    },
  }
}
