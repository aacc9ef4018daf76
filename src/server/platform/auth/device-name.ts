import Bowser from 'bowser'

const nameMaxLength = 80

/** Browser and system of a `user-agent` header, as people call them: `Firefox, Windows`; empty for none. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.join(', ').slice(0, nameMaxLength)
}
