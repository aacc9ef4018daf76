import type { Worker } from 'node:cluster'
import { makeProcessCounters } from '../limits/rate-counters.ts'
import { type IpcChannel, openIpcChannel } from './ipc-channel.ts'
import { primaryMessage, type WorkerMessage, timeouts } from './ipc-messages.ts'

/** The primary process's services for its workers: it counts for all, and passes on the notices that all need. */
export interface IpcHub {
  attach(worker: Worker): void
  /** Tells one that another has taken its place. */
  retire(worker: Worker): void
}

export function openIpcHub(): IpcHub {
  const counters = makeProcessCounters(() => new Date())
  const channels = new Map<number, IpcChannel>()

  async function askOthers(asking: number | null, question: WorkerMessage, limitMs: number) {
    const others = [...channels].filter(([id]) => id !== asking)
    const answers = await Promise.allSettled(
      others.map(([, channel]) => channel.ask(question, limitMs)),
    )
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  }

  async function answer(asking: number, message: unknown): Promise<unknown> {
    const question = primaryMessage.parse(message)
    if (question.what === 'add') return counters.add(question.key, question.windowSeconds)
    if (question.what === 'subtract') {
      await counters.subtract(question.key)
      return null
    }
    if (question.what === 'metrics') {
      return (await askOthers(null, { what: 'metrics' }, timeouts.metrics)).flat()
    }
    await askOthers(asking, { what: 'changed' }, timeouts.changed)
    return null
  }

  return {
    attach(worker) {
      const transport = {
        send: (messages: unknown) => {
          // It may end at any moment; what it was told then is of no use.
          if (worker.isConnected()) worker.send(messages as object, () => {})
        },
        receive: (listener: (messages: unknown) => void) => void worker.on('message', listener),
      }
      const channel = openIpcChannel(transport, (question) => answer(worker.id, question))
      // Before it listens it answers nobody, and has read nothing that could be old by then.
      worker.once('listening', () => channels.set(worker.id, channel))
      worker.once('disconnect', () => channels.delete(worker.id))
    },
    retire(worker) {
      channels
        .get(worker.id)
        ?.ask({ what: 'retire' } satisfies WorkerMessage, timeouts.metrics)
        .catch(() => {})
    },
  }
}
