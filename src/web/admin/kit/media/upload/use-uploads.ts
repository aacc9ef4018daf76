import { useRef, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import type { CallOptions } from '#contract/base/operation.ts'
import type { Caller } from '#contract/index.ts'
import { translateMessage } from '../../api/translate-message.ts'
import { uploadCaller } from '../../api/panel-call.ts'
import { useFailureText } from '../../layout/text/failure-text.ts'
import {
  type Accepted,
  pictureSizeOf,
  type PictureSize,
  refusalOf,
  refusalText,
} from './check-file.ts'

export interface UploadEntry<Position extends string = string> {
  key: string
  file: File
  /** Among all files of this page. */
  place: number
  position: Position
  /** From 0 to 1. */
  progress: number
  state: 'waiting' | 'uploading' | 'failed' | 'done'
  /** Why it failed, in the user's language. */
  error?: string
  /** False where the file itself is refused: another try would fail again. */
  canRetry: boolean
}

interface UploadsOptions<Uploaded, Position extends string> {
  /** Calls the operation that takes the file, with the caller and the options given. */
  send: (
    call: Caller,
    upload: { file: File; position: Position },
    options: CallOptions,
  ) => Promise<Uploaded>
  accepted?: Accepted
  /** One has arrived; with all that have since nothing was on its way, in the order of the files. */
  onUploaded: (
    uploaded: Uploaded,
    original: PictureSize | undefined,
    inOrder: readonly Uploaded[],
  ) => void
  /** Nothing is on its way any more: what arrived since the last time, in the order of the files. */
  onSettled?: (uploaded: Uploaded[]) => void
}

const atOnce = 2

/** A queue of uploads, two at a time, each with its progress and its own fate. */
export function useUploads<Uploaded, Position extends string = string>(
  options: UploadsOptions<Uploaded, Position>,
) {
  const { send, accepted, onUploaded, onSettled } = options
  const t = usePanelTexts()
  const textOf = useFailureText()
  const [entries, setEntries] = useState<UploadEntry<Position>[]>([])
  const queue = useRef<UploadEntry<Position>[]>([])
  const running = useRef(0)
  const arrived = useRef(new Map<number, Uploaded>())
  const count = useRef(0)

  const change = (key: string, changes: Partial<UploadEntry<Position>>) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)))
  const dismiss = (key: string) => setEntries((all) => all.filter((entry) => entry.key !== key))
  const inOrder = () =>
    [...arrived.current].toSorted(([one], [other]) => one - other).map(([, each]) => each)
  const settle = () => {
    if (running.current > 0 || queue.current.length > 0) return
    setEntries((all) => all.filter(({ state }) => state !== 'done'))
    const uploaded = inOrder()
    arrived.current.clear()
    if (uploaded.length > 0) onSettled?.(uploaded)
  }

  const work = async (): Promise<void> => {
    const next = running.current < atOnce ? queue.current.shift() : undefined
    if (!next) return
    running.current += 1
    const { key, file, place, position } = next
    change(key, { state: 'uploading', progress: 0 })
    try {
      const size = await pictureSizeOf(file)
      const call = uploadCaller((progress) => change(key, { progress }))
      // The same key for every try, so that a repeat has no second effect (requirements §4.20).
      const uploaded = await send(call, { file, position }, { idempotencyKey: key })
      change(key, { state: 'done' })
      arrived.current.set(place, uploaded)
      onUploaded(uploaded, size, inOrder())
    } catch (failure) {
      const error = refusalText(t, textOf(failure), file, accepted)
      change(key, { state: 'failed', error, canRetry: isWorthAnotherTry(failure) })
    } finally {
      running.current -= 1
      void work()
      settle()
    }
  }
  const enqueue = (entry: UploadEntry<Position>) => {
    queue.current.push(entry)
    void work()
  }

  const add = (files: readonly File[], position: Position) => {
    const added = files.map((file): UploadEntry<Position> => {
      const refusal = refusalOf(file, accepted)
      count.current += 1
      const place = count.current
      const base = { key: crypto.randomUUID(), file, place, position, progress: 0 }
      if (!refusal) return { ...base, state: 'waiting', canRetry: true }
      const error = refusalText(t, translateMessage(t, refusal), file, accepted)
      return { ...base, state: 'failed', error, canRetry: false }
    })
    setEntries((all) => [...all, ...added])
    for (const entry of added) if (entry.state === 'waiting') enqueue(entry)
  }
  const retry = (entry: UploadEntry<Position>) => {
    change(entry.key, { state: 'waiting', error: undefined })
    enqueue(entry)
  }
  const busy = entries.some(({ state }) => state === 'waiting' || state === 'uploading')
  return { entries, busy, add, retry, dismiss }
}

/** A refusal of the file itself is final; a server that is away or busy, or a full rate, is not. */
function isWorthAnotherTry(failure: unknown): boolean {
  if (!(failure instanceof Failure)) return true
  return failure.status < 400 || failure.status >= 500 || failure.status === 429
}
