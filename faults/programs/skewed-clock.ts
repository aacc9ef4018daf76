/** Preloaded into a server under test: its clock goes wrong by CLOCK_SKEW_SECONDS. */
const skewMs = Number(process.env['CLOCK_SKEW_SECONDS'] ?? 0) * 1000

if (skewMs !== 0) {
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
