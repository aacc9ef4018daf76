/** Puts the time that it is there now beside what the server could say: how far a place is from Greenwich. */
export function showClocks(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const { clock: timeZone } = place.dataset
    const now = new Date().toLocaleTimeString(document.documentElement.lang, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
    })
    place.textContent = `${now} (${place.textContent})`
  }
}
