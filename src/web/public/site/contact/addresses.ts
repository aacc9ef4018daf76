/** Returns the name of a social network's address: its host. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
