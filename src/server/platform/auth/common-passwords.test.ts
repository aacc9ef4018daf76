import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password is common', () => {
  it.each([
    'password',
    'PASSWORD',
    'p@$$w0rd',
    'Passw0rd2026!!',
    '123456',
    'dr@g0n',
    'L3tmein!1',
    'Aa123456!',
  ])('%s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })
})

describe('a password is not common', () => {
  it.each(['Viajar-Lejos-2026!', 'correct horse battery', '', '!!!!2026', 'Ñandú-corre-7'])(
    '%s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
    },
  )
})
