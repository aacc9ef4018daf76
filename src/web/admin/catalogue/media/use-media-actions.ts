import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type Media, type MediaPosition, mediaPositions } from '#contract/catalogue/media.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import { withRest } from '#web/admin/kit/media/arrange.ts'
import { useMediaDeletion } from '#web/admin/kit/media/use-media-deletion.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import {
  type BoardOrder,
  changeBetween,
  draggedOver,
  inFileOrder,
  orderOf,
  positionIn,
  stepped,
} from './board-order.ts'

/** Returns the actions on an owner's media; the board shows each change at once, the server gets them one by one. */
export function useMediaActions(kind: Kind, ownerId: string, media: readonly Media[]) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()
  const askToDelete = useMediaDeletion()
  const names = operationsOfKind[kind]
  const stored = orderOf(media)
  /** The order that was asked for, until it is stored. */
  const [pending, setPending] = useState<BoardOrder>()
  /** The order as a running drag has it; saves and uploads that end meanwhile leave it. */
  const [dragged, setDragged] = useState<BoardOrder>()
  /** Media that have been uploaded together, in the order of their files: shown so before the server has them so. */
  const [arrived, setArrived] = useState<readonly string[]>([])
  const [saving, setSaving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const asked = inFileOrder(pending ?? stored, arrived)
  const order = dragged ? draggedOver(dragged, asked) : asked

  /** The order once every change that was asked for is carried out. */
  const expected = useRef<BoardOrder>(undefined)
  const lastWork = useRef(Promise.resolve())
  /** Media that somebody has moved since they arrived: each stays where they put it, wherever its file stood. */
  const moved = useRef(new Set<string>())

  const refresh = async () => {
    void client.invalidateQueries({ refetchType: 'none' })
    const shown = [operationsOfKind[kind].detail, 'listRemovedMedia']
    await Promise.all(
      shown.map((name) => client.refetchQueries({ queryKey: [name], type: 'active' })),
    )
  }
  /** Reads the server's present order: uploads and other editors may have changed it meanwhile. */
  const readOrder = async () => {
    const item = await panelCall(operationsOfKind[kind].detail, { id: ownerId, adminPanel: true })
    return orderOf(item.media)
  }
  const saveOrder = async (position: MediaPosition, present: string[], mediaIds: string[]) => {
    if (!names.updateMediaOrder || mediaIds.join() === present.join()) return
    await panelCall(names.updateMediaOrder, { mediaIds, mediaPosition: position })
  }
  /** Changes wait for each other: each is about the order that the one before leaves. */
  const carryOut = (work: () => Promise<unknown>) => {
    const before = lastWork.current
    const now = before.then(work).catch(showFailure).then(refresh)
    lastWork.current = now
    setSaving(true)
    return now.finally(() => {
      if (lastWork.current !== now) return
      expected.current = undefined
      setPending(undefined)
      setSaving(false)
    })
  }
  /** Has the server do what makes the one order the other. */
  const change = async (before: BoardOrder, after: BoardOrder, id: string) => {
    const { move, order: ordered } = changeBetween(before, after, id)
    if (move) await panelCall(names.editMediaPosition, { mediaId: id, position: move })
    if (!ordered) return
    const present = (await readOrder())[ordered.position]
    await saveOrder(ordered.position, present, withRest(ordered.ids, present))
  }
  /** Takes a change back, after those that were asked for since. */
  const undo = (work: () => Promise<unknown>) => {
    const undone = lastWork.current.then(work)
    lastWork.current = undone.then(refresh, refresh)
    return undone
  }
  /** Returns the name of a medium at its place. */
  const nameIn = (where: BoardOrder, id: string) => {
    const position = positionIn(where, id)
    const number = position ? where[position].indexOf(id) + 1 : 1
    const isVideo = media.some((each) => each.id === id && each.type === 'video')
    return t(isVideo ? 'media.video' : 'media.picture', { number })
  }
  const settle = async (after: BoardOrder, id: string) => {
    const before = expected.current ?? asked
    const { move, order: ordered } = changeBetween(before, after, id)
    if (!move && !ordered) return
    moved.current.add(id)
    setArrived((known) => known.filter((each) => each !== id))
    expected.current = after
    setPending(after)
    await carryOut(async () => {
      await change(before, after, id)
      offerUndo(t('undo.moved', { name: nameIn(before, id) }), () =>
        undo(() => change(after, before, id)),
      )
    })
  }
  const unmoved = (uploaded: readonly Media[]) =>
    uploaded.map(({ id }) => id).filter((id) => !moved.current.has(id))
  const announce = (after: BoardOrder, id: string, name: string) => {
    const zone = positionIn(after, id)
    if (!zone) return
    const position = after[zone].indexOf(id) + 1
    setAnnouncement(t('media.moved', { name, zone: t(`media.${zone}`), position }))
  }
  return {
    order,
    announcement,
    /** Whether a change is on its way to the server. */
    saving,
    /** Shows an order while it is being dragged. */
    drag: setDragged,
    /** Ends a drag: what was dragged is stored where it now is, or stands where it was. */
    drop: (id?: string) => {
      setDragged(undefined)
      if (id) void settle(order, id)
    },
    step: (id: string, name: string, places: number) => {
      const after = stepped(order, id, places)
      if (after === order) return
      announce(after, id, name)
      void settle(after, id)
    },
    moveTo: (id: string, name: string, position: MediaPosition) => {
      const from = positionIn(order, id)
      if (!from) return
      const after = {
        ...order,
        [from]: order[from].filter((each) => each !== id),
        [position]: [...order[position], id],
      }
      announce(after, id, name)
      void settle(after, id)
    },
    /** Shows media that are being uploaded together in the order of their files. */
    expect: (uploaded: readonly Media[]) => setArrived(unmoved(uploaded)),
    /** Stores that order, once all of them are there. */
    arrange: async (uploaded: readonly Media[]) => {
      await carryOut(async () => {
        const present = await readOrder()
        const wanted = inFileOrder(present, unmoved(uploaded))
        for (const position of mediaPositions) {
          await saveOrder(position, present[position], wanted[position])
        }
      })
      setArrived((known) => known.filter((id) => !uploaded.some((each) => each.id === id)))
    },
    askToDelete: (each: Media, name: string) =>
      askToDelete(
        each,
        name,
        () =>
          carryOut(async () => {
            await panelCall(names.removeMedia, { mediaId: each.id })
            offerUndo(t('undo.removed', { name }), () =>
              undo(() => panelCall('restoreMedia', { mediaId: each.id })),
            )
          }),
        t('media.deleteItemText'),
      ),
    refresh,
  }
}
