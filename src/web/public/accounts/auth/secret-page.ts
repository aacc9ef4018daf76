/** Pages whose address carries a token: nobody keeps them, and no link tells where it came from. */
export function secretPageHeaders() {
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}
