import { withTimeout } from './with-timeout.ts'

/** The channel between two processes of Node. */
export interface IpcTransport {
  send(messages: unknown): void
  receive(listener: (messages: unknown) => void): void
}

/** One end of a channel on which both sides ask and answer. */
export interface IpcChannel {
  /** Returns the other side's answer. Fails if the other side failed, if it is gone, and after `limitMs`. */
  ask(question: unknown, limitMs: number): Promise<unknown>
}

type Message =
  | { ask: number; question: unknown }
  | { answer: number; value: unknown }
  | { answer: number; failed: string }

/**
 * Opens this process's end. What is said in one turn of the event loop goes in one message: a channel costs by
 * the message, and under load there are many things to say.
 */
export function openIpcChannel(
  transport: IpcTransport,
  answer: (question: unknown) => Promise<unknown>,
): IpcChannel {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let outgoing: Message[] = []
  let last = 0

  function say(message: Message): void {
    outgoing.push(message)
    if (outgoing.length > 1) return
    setImmediate(() => {
      const messages = outgoing
      outgoing = []
      transport.send(messages)
    })
  }

  async function answerTo(number: number, question: unknown): Promise<void> {
    try {
      say({ answer: number, value: await answer(question) })
    } catch (error) {
      say({ answer: number, failed: error instanceof Error ? error.message : 'failed' })
    }
  }

  transport.receive((messages) => {
    if (!Array.isArray(messages)) return
    for (const message of messages as Message[]) {
      if ('ask' in message) void answerTo(message.ask, message.question)
      else if ('failed' in message) waiting.get(message.answer)?.reject(new Error(message.failed))
      else waiting.get(message.answer)?.resolve(message.value)
    }
  })

  return {
    async ask(question, limitMs) {
      last += 1
      const number = last
      const pending = Promise.withResolvers<unknown>()
      waiting.set(number, pending)
      say({ ask: number, question })
      try {
        return await withTimeout(
          pending.promise,
          limitMs,
          'The other process did not answer in time',
        )
      } finally {
        waiting.delete(number)
      }
    },
  }
}
