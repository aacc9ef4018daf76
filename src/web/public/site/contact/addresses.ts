/** What a social network's address is called: its host. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
