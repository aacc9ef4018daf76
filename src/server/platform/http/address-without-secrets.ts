/** Pages whose addresses carry a token, or the address it was mailed to, however they are spelled. */
const secretPages =
  /(reset-password|verify-email|unsubscribe|requests|proposals|preview|client)([/\\;]).*/is
/** Form of the names of our own parameters; anything else may be a secret that was pasted there. */
const parameterName = /^[a-z][\w.-]{0,30}$/i

/** An address without the tokens of mailed links and without the values of its query. */
export function withoutSecrets(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const names = queries.join('?').split('&').filter(Boolean).map(withoutValue)
  return names.length === 0 ? withoutToken(path) : `${withoutToken(path)}?${names.join('&')}`
}

/** The path as it came, unless it names a page with a secret. */
function withoutToken(path: string): string {
  const spelled = decodeFully(path)
  return secretPages.test(spelled) ? spelled.replace(secretPages, '$1$2[token]') : path
}

const decodingsMax = 5

/** Decodes what can be decoded, as often as it was encoded: a path may be wrong and still tell a secret. */
function decodeFully(path: string): string {
  let decoded = path
  for (let times = 0; times < decodingsMax; times += 1) {
    const before = decoded
    decoded = before.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (decoded === before) break
  }
  return decoded
}

function withoutValue(parameter: string): string {
  const [name = '', value] = parameter.split('=', 2)
  const shown = parameterName.test(name) ? name : '[masked]'
  return value === undefined || value === '' ? shown : `${shown}=[masked]`
}
