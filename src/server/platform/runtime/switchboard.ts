import type { Worker } from 'node:cluster'
import { makeProcessCounters } from '../limits/rate-counters.ts'
import { type Line, openLine } from './line.ts'
import { askedOfPrimary, type AskedOfWorker, patience } from './questions.ts'

/** The primary process's services for its workers: it counts for all, and passes on the notices that all need. */
export interface Switchboard {
  attach(worker: Worker): void
  /** Tells one that another has taken its place. */
  retire(worker: Worker): void
}

export function openSwitchboard(): Switchboard {
  const counters = makeProcessCounters(() => new Date())
  const lines = new Map<number, Line>()

  async function askOthers(asking: number | null, question: AskedOfWorker, limitMs: number) {
    const others = [...lines].filter(([id]) => id !== asking)
    const answers = await Promise.allSettled(others.map(([, line]) => line.ask(question, limitMs)))
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  }

  async function answer(asking: number, asked: unknown): Promise<unknown> {
    const question = askedOfPrimary.parse(asked)
    if (question.what === 'add') return counters.add(question.key, question.windowSeconds)
    if (question.what === 'subtract') {
      await counters.subtract(question.key)
      return null
    }
    if (question.what === 'metrics') {
      return (await askOthers(null, { what: 'metrics' }, patience.metrics)).flat()
    }
    await askOthers(asking, { what: 'changed' }, patience.changed)
    return null
  }

  return {
    attach(worker) {
      const channel = {
        send: (messages: unknown) => {
          // It may end at any moment; what it was told then is of no use.
          if (worker.isConnected()) worker.send(messages as object, () => {})
        },
        receive: (listener: (messages: unknown) => void) => void worker.on('message', listener),
      }
      const line = openLine(channel, (question) => answer(worker.id, question))
      // Before it listens it answers nobody, and has read nothing that could be old by then.
      worker.once('listening', () => lines.set(worker.id, line))
      worker.once('disconnect', () => lines.delete(worker.id))
    },
    retire(worker) {
      lines
        .get(worker.id)
        ?.ask({ what: 'retire' } satisfies AskedOfWorker, patience.metrics)
        .catch(() => {})
    },
  }
}
