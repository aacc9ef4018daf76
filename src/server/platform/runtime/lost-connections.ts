import type { Worker } from 'node:cluster'

/** The handle that Node hands over to a worker: a connection that was accepted, and that nobody has read from. */
interface Handed {
  close?: () => void
}

/**
 * Closes the connection that a worker was about to get when it died. Node waits for its word for ever, and so would
 * the client; there is one at the most, for the next is handed over after that word. A connection that the worker
 * did get is closed here already, and is not closed twice.
 */
export function closeLostConnection(worker: Worker): void {
  const { process } = worker
  const send = process.send.bind(process) as (...args: unknown[]) => boolean
  let last: Handed | undefined
  process.send = (...args: unknown[]) => {
    const [, handle] = args
    if (typeof handle === 'object' && handle !== null) last = handle
    return send(...args)
  }
  worker.once('exit', () => last?.close?.())
}
