/** Has the forms and pages of requests act, where there are any; what that takes comes with them alone. */
export function actOnRequests(): void {
  const cameFrom = document.referrer
  if (location.search.includes('utm_') || (cameFrom && !cameFrom.startsWith(location.origin))) {
    void import('./requests/visit-source.ts').then((script) => script.keepVisitSource())
  }
  if (document.querySelector('form[data-request]')) {
    void import('./requests/watch-requests.ts').then((script) => script.watchRequests())
  }
}
