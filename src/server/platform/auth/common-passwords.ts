/** How many of the most common passwords nobody may have (requirements §18.2). */
const commonCount = 10_000

const written: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'l', '3': 'e' }

/** In small letters, without the signs and digits that stand for letters. */
function plain(password: string): string {
  return password.toLowerCase().replaceAll(/[@$013]/g, (sign) => written[sign] ?? sign)
}

/** With and without the signs, or the digits and signs, that many put at the end to satisfy a rule. */
function withoutTails(password: string): string[] {
  return [password, password.replace(/[^\p{L}\p{N}]+$/u, ''), password.replace(/[^\p{L}]+$/u, '')]
}

let common: Promise<ReadonlySet<string>> | undefined

/** The list is large, and most processes never set a password. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list = dictionary['passwords-common'].slice(0, commonCount).map(String)
  return new Set([...list, ...list.map(plain)])
}

/** Whether a password is one of the most common ones, or one of these in disguise. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  const list = await common
  const small = password.normalize('NFC').toLowerCase()
  const asTyped = withoutTails(small)
  const spellings = [...asTyped, ...asTyped.map(plain), ...withoutTails(plain(small))]
  return spellings.some((each) => each !== '' && list.has(each))
}
