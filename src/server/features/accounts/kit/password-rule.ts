import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'

/** Of the shorter ones that people choose, too many passwords have the letters by chance. */
const localPartMinLength = 4

/**
 * Refuses what anybody would try first: the most common passwords, and those that contain the account's
 * own address or the site's name (requirements §18.2). What it is made of, the contract has checked.
 * @throws INVALID_DATA_ERROR
 */
export async function requireUncommonPassword(
  { tx, services }: Pick<OperationContext, 'tx' | 'services'>,
  password: string,
  email: string,
  path: 'password' | 'newPass',
): Promise<void> {
  const { siteName } = await readSite(tx, services.settings)
  const small = password.normalize('NFC').toLowerCase()
  const localPart = email.slice(0, email.lastIndexOf('@'))
  const names = localPart.length < localPartMinLength ? [siteName] : [siteName, localPart]
  const isNamed = names.some((name) => small.includes(name.normalize('NFC').toLowerCase()))
  if (isNamed || (await isCommonPassword(password))) {
    throw invalidData(path, messages.passwordCommon)
  }
}
