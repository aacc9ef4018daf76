import { describe, expect, test } from 'vitest'
import { resetSchema } from './reset-schema.ts'

function problems(newPass: string, confirmation: string): string[] {
  const { error } = resetSchema.safeParse({ newPass, confirmation })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a new password', () => {
  test('is taken when both are the same and strong', () => {
    expect(problems('Secreto-1', 'Secreto-1')).toEqual([])
  })

  test('has to be confirmed', () => {
    expect(problems('Secreto-1', '')).toEqual([
      'confirmation: Es necesario confirmar la contraseña',
    ])
  })

  test('has to be the same twice, even while it is too short', () => {
    expect(problems('Secreto-1', 'Secreto-2')).toEqual([
      'confirmation: Las contraseñas deben coincidir',
    ])
    expect(problems('x', 'y')).toContain('confirmation: Las contraseñas deben coincidir')
  })

  test('obeys the rule of every password', () => {
    expect(problems('secreto1', 'secreto1')).toEqual([
      'newPass: La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
    ])
  })
})
