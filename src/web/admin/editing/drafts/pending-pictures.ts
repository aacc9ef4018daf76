import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import { refusalOf, refusalText } from '#web/admin/kit/media/upload/check-file.ts'
import { uploadCaller } from '#web/admin/kit/api/panel-call.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'

/** A file that waits in the form of a new item. */
export interface PendingPicture {
  /** Also what makes its upload, repeated, one upload. */
  key: string
  file: File
  position: MediaPosition
  /** To be shown before it is sent. */
  url: string
}

export interface PendingPictures {
  list: readonly PendingPicture[]
  /** How many are sent, while they are. */
  sent: number | undefined
  add: (files: readonly File[]) => void
  place: (key: string, position: MediaPosition) => void
  remove: (key: string) => void
  /** Uploads all to an item that is stored now, in their order; gives how many could not be. */
  upload: (kind: Kind, id: string) => Promise<number>
}

/** The pictures of an item that is not stored yet. */
export function usePendingPictures(): PendingPictures {
  const t = usePanelTexts()
  const [list, setList] = useState<readonly PendingPicture[]>([])
  const [sent, setSent] = useState<number>()

  const add = (files: readonly File[]) => {
    const pending: PendingPicture[] = []
    for (const file of files) {
      const refusal = refusalOf(file)
      if (refusal) {
        const text = refusalText(t, translateMessage(t, refusal), file)
        toastError(`${file.name}: ${text}`)
        continue
      }
      pending.push({
        key: crypto.randomUUID(),
        file,
        position: 'slider',
        url: URL.createObjectURL(file),
      })
    }
    setList((all) => {
      const needsMain = all.every(({ position }) => position !== 'main')
      // The first picture stands for the item on cards; more open its page.
      const first = needsMain
        ? pending.find(({ file }) => file.type.startsWith('image/'))
        : undefined
      return [
        ...all,
        ...pending.map((each) => (each === first ? { ...each, position: 'main' as const } : each)),
      ]
    })
  }
  const remove = (key: string) =>
    setList((all) => {
      const gone = all.find((each) => each.key === key)
      if (gone) URL.revokeObjectURL(gone.url)
      return all.filter((each) => each !== gone)
    })

  const upload = async (kind: Kind, id: string): Promise<number> => {
    let failed = 0
    for (const [at, { key, file, position }] of list.entries()) {
      setSent(at)
      const call = uploadCaller(() => undefined)
      await call(
        operationsOfKind[kind].addMedia,
        { id, position, file },
        { idempotencyKey: key },
      ).catch(() => (failed += 1))
    }
    setSent(undefined)
    return failed
  }

  return {
    list,
    sent,
    add,
    place: (key, position) =>
      setList((all) => all.map((each) => (each.key === key ? { ...each, position } : each))),
    remove,
    upload,
  }
}
