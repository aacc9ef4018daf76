import { readFileSync } from 'node:fs'

/**
 * Preloaded into a server under test: its clock goes wrong by CLOCK_SKEW_SECONDS, and from then on by the seconds
 * that CLOCK_FILE holds, where one is named: so it jumps while the server runs.
 */
const file = process.env['CLOCK_FILE']
let skewMs = Number(process.env['CLOCK_SKEW_SECONDS'] ?? 0) * 1000
const lookEveryMs = 50

function look(path: string): void {
  const seconds = Number(readFileSync(path, 'utf8').trim() || Number.NaN)
  if (!Number.isNaN(seconds)) skewMs = seconds * 1000
}

if (file !== undefined) {
  look(file)
  setInterval(look, lookEveryMs, file).unref()
}

if (skewMs !== 0 || file !== undefined) {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (_target, given: unknown[]) =>
      given.length === 0
        ? new RealDate(RealDate.now() + skewMs)
        : Reflect.construct(RealDate, given),
    get: (target, property) =>
      property === 'now' ? () => RealDate.now() + skewMs : Reflect.get(target, property),
  })
}
