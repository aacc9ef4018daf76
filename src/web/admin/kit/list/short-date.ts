/** The hour for today's, the day for older ones. */
export function shortDate(date: Date, language: string, now = new Date()): string {
  if (date.toDateString() === now.toDateString()) {
    return date.toLocaleTimeString(language, { timeStyle: 'short' })
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString(language, { day: 'numeric', month: 'short', year })
}
