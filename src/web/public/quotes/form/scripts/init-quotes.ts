/** Has the pages of quotes keep where a visitor came from, and say moments by the visitor's clocks. */
export function initQuotes(): void {
  const cameFrom = document.referrer
  if (location.search.includes('utm_') || (cameFrom && !cameFrom.startsWith(location.origin))) {
    void import('./visit-source.ts').then((script) => script.keepVisitSource())
  }
  const moments = document.querySelectorAll<HTMLTimeElement>('time[data-there]')
  if (moments.length > 0) {
    void import('./visitors-clock.ts').then((script) => script.showThere(moments))
  }
}
