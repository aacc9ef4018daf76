import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media, MediaPosition } from '#contract/catalogue/media.ts'
import type { MediaKind } from '#contract/catalogue/kinds.ts'
import { panelCall } from '../../panel-call.ts'
import { mediaOperationsOf } from '../operation-names.ts'
import { useFailureToast } from '../page/failure-text.ts'
import { type BoardOrder, changeBetween, orderOf, positionIn, stepped } from './board-order.ts'

/** What can be done with an owner's media; the board shows each change at once. */
export function useMediaActions(kind: MediaKind, media: readonly Media[]) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const names = mediaOperationsOf[kind]
  const stored = orderOf(media)
  /** The order being dragged or saved; the stored one otherwise. */
  const [pending, setPending] = useState<BoardOrder>()
  const [announcement, setAnnouncement] = useState('')
  const order = pending ?? stored

  const refresh = () => client.invalidateQueries({ refetchType: 'active' })
  const carryOut = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      showFailure(failure)
    }
    await refresh()
    setPending(undefined)
  }
  const settle = async (after: BoardOrder, id: string) => {
    setPending(after)
    const change = changeBetween(stored, after, id)
    const { move, order: ordered } = change
    if (!move && !ordered) return setPending(undefined)
    await carryOut(async () => {
      if (move) await panelCall(names.move, { mediaId: id, position: move })
      if (ordered && names.order) {
        await panelCall(names.order, { mediaIds: ordered.ids, mediaPosition: ordered.position })
      }
    })
  }
  const announce = (after: BoardOrder, id: string, name: string) => {
    const zone = positionIn(after, id)
    if (!zone) return
    const position = after[zone].indexOf(id) + 1
    setAnnouncement(t('media.moved', { name, zone: t(`media.${zone}`), position }))
  }
  return {
    order,
    announcement,
    /** Shows an order while it is being dragged. */
    show: setPending,
    settle,
    step: (id: string, name: string, places: number) => {
      const after = stepped(order, id, places)
      if (after === order) return
      announce(after, id, name)
      void settle(after, id)
    },
    moveTo: (id: string, name: string, position: MediaPosition) => {
      const from = positionIn(stored, id)
      if (!from) return
      const after = {
        ...stored,
        [from]: stored[from].filter((each) => each !== id),
        [position]: [...stored[position], id],
      }
      announce(after, id, name)
      void settle(after, id)
    },
    askToDelete: (id: string) =>
      modals.openConfirmModal({
        title: t('media.deleteTitle'),
        children: t('media.deleteText'),
        labels: { confirm: t('media.delete'), cancel: t('form.cancel') },
        confirmProps: { color: 'wine' },
        onConfirm: () => void carryOut(() => panelCall(names.remove, { mediaId: id })),
      }),
    refresh,
  }
}
