/** Dials a number on a phone: what people write between its digits is left out. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

/** Opens a conversation with a number, written with its country's code; `text` is what one begins with. */
export function whatsappLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replaceAll(/\D/g, '')}`
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`
}

/** What a social network's address is called: its host. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
