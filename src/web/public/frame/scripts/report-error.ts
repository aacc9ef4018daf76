import { browserReportsPath } from '#contract/base/addresses/addresses.ts'

/** Tells the server what failed here, once for each page that is opened; nobody waits for it. */
export function reportError(event: Event): void {
  const report = { ...readEvent(event), page: location.pathname }
  if (report.message) navigator.sendBeacon(browserReportsPath, JSON.stringify(report))
}

function readEvent(event: Event) {
  if (event instanceof ErrorEvent) {
    const { message, filename: source, lineno: line, colno: column } = event
    return { message, source, line, column }
  }
  return event instanceof PromiseRejectionEvent ? toldBy(event.reason) : { message: '', source: '' }
}

/** A reason may be anything; where it was thrown its first line tells, in whatever form a browser gives it. */
function toldBy(reason: unknown) {
  if (!(reason instanceof Error)) return { message: String(reason), source: '' }
  const place = /((?:https?|file):\/\/[^\s()]+?):(\d+):(\d+)/.exec(reason.stack ?? '')
  return {
    message: `${reason.name}: ${reason.message}`,
    source: place?.[1] ?? '',
    line: Number(place?.[2] ?? 0),
    column: Number(place?.[3] ?? 0),
  }
}
