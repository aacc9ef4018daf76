/** Counts things in memory, and writes them down a little later: nobody waits for it, and many cost what one does. */
export interface BufferedCounter<Thing> {
  /** Counts `thing` once more under its key; what comes later replaces it. */
  count(key: string, thing: Thing): void
  /** Writes down what was counted since it was last done. */
  write(): Promise<void>
  /** Writes the rest and counts no more. */
  close(): Promise<void>
}

export interface Counted<Thing> {
  /** As it came last. */
  thing: Thing
  count: number
  firstAt: Date
  lastAt: Date
}

interface CounterDependencies<Thing> {
  /** Name of the counted things, for the log. */
  name: string
  write: (counted: Counted<Thing>[]) => Promise<void>
  log: { warn(fields: object, message: string): void }
  clock: () => Date
  /** How many different things wait at most: whoever invents more is not counted. */
  waitingMax: number
  /** How long a count waits in memory at most, in milliseconds. */
  delayMs?: number | undefined
}

const usualDelayMs = 5_000

/** Makes a counter; what cannot be written is lost, as it is when the process is killed. */
export function makeBufferedCounter<Thing>(
  dependencies: CounterDependencies<Thing>,
): BufferedCounter<Thing> {
  const { name, log, clock, waitingMax, delayMs = usualDelayMs } = dependencies
  let waiting = new Map<string, Counted<Thing>>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let closed = false

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const taken = [...waiting.values()]
    waiting = new Map()
    await dependencies.write(taken)
  }

  /** One after the other. */
  function write(): Promise<void> {
    writing = writing.then(writeWaiting).catch((error: unknown) => {
      log.warn({ err: error }, `writing ${name} failed`)
    })
    return writing
  }

  return {
    count(key, thing) {
      if (closed) return
      const known = waiting.get(key)
      const lastAt = clock()
      if (known) Object.assign(known, { thing, count: known.count + 1, lastAt })
      else if (waiting.size < waitingMax) {
        waiting.set(key, { thing, count: 1, firstAt: lastAt, lastAt })
      }
      timer ??= setTimeout(() => void write(), delayMs).unref()
    },
    write,
    async close() {
      closed = true
      await write()
    },
  }
}
