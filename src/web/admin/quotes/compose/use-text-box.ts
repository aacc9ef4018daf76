import { type FormEvent, useState } from 'react'
import type { CallOptions } from '#contract/base/operation.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import { sendOnEnter } from './send-on-enter.ts'
import type { Box } from './unsent-texts.ts'
import { useUnsentText } from './use-unsent-text.ts'

interface TextBoxOptions<Payload extends { text: string }> {
  box: Box
  quoteId: string
  /** Returns the payload for a text. */
  payloadOf: (text: string) => Payload
  save: (payload: Payload, options: CallOptions) => Promise<unknown>
  /** Message shown once it is done. */
  done: string
  onSaved?: () => void
}

/** A box beside a quote whose text is kept on this computer until it is saved, by its button or Ctrl/Cmd+Enter. */
export function useTextBox<Payload extends { text: string }>(of: TextBoxOptions<Payload>) {
  const { carryOut } = useQuoteActions()
  const keyOf = useIdempotencyKey()
  const [text, setText] = useUnsentText(of.box, of.quoteId)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(0)
  const isBlank = text.trim() === ''
  const save = async () => {
    if (busy || isBlank) return
    setBusy(true)
    const payload = of.payloadOf(text)
    // The same words twice, one after the other, are two things.
    const idempotencyKey = keyOf({ ...payload, saved })
    const isDone = await carryOut(() => of.save(payload, { idempotencyKey }), of.done)
    setBusy(false)
    if (!isDone) return
    of.onSaved?.()
    setText('')
    setSaved(saved + 1)
  }
  const form = {
    onKeyDownCapture: sendOnEnter(() => void save()),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void save()
    },
  }
  return { text, setText, busy, isBlank, form }
}
