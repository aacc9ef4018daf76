import { describe, expect, it } from 'vitest'
import { makePasswords } from './passwords.ts'

const cheap = { memoryCost: 64, timeCost: 1 }

describe('passwords', () => {
  it('recognises the password it hashed and no other', async () => {
    const passwords = makePasswords()
    const hashed = await passwords.hash('Secreta-123')
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.matches(hashed, 'Secreta-123')).toBe(true)
    expect(await passwords.matches(hashed, 'Secreta-124')).toBe(false)
  })

  it('takes 256 characters whole', async () => {
    const passwords = makePasswords(cheap)
    const long = 'Aa1-'.repeat(64)
    const hashed = await passwords.hash(long)
    expect(await passwords.matches(hashed, long)).toBe(true)
    expect(await passwords.matches(hashed, `${long.slice(0, 255)}x`)).toBe(false)
  })

  it('takes a letter typed as one character or as two for the same', async () => {
    const passwords = makePasswords(cheap)
    const hashed = await passwords.hash('Ñandú-123'.normalize('NFD'))
    expect(await passwords.matches(hashed, 'Ñandú-123'.normalize('NFC'))).toBe(true)
  })

  it('knows a hash of another cost', async () => {
    const passwords = makePasswords(cheap)
    expect(passwords.needsRehash(await passwords.hash('Secreta-123'))).toBe(false)
    for (const cost of [
      { ...cheap, memoryCost: 128 },
      { ...cheap, timeCost: 2 },
    ]) {
      const other = await makePasswords(cost).hash('Secreta-123')
      expect(passwords.needsRehash(other)).toBe(true)
    }
  })

  it('matches nothing for an unknown e-mail, at the cost of a known one', async () => {
    const passwords = makePasswords({ memoryCost: 19_456, timeCost: 4 })
    const hashed = await passwords.hash('Secreta-123')
    const known = await fastest(() => passwords.matches(hashed, 'Otra-12345'))
    const unknown = await fastest(async () => {
      expect(await passwords.matches(null, 'Otra-12345')).toBe(false)
    })
    expect(unknown).toBeGreaterThan(known / 4)
  })

  it('refuses with 503 at once when too many wait, and recovers', async () => {
    const passwords = makePasswords(cheap)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => passwords.hash('Secreta-123')),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(40 - 18)
    expect(refused[0]?.reason).toMatchObject({ name: 'UNEXPECTED_ERROR', status: 503 })
    await expect(passwords.hash('Secreta-123')).resolves.toMatch(/^\$argon2id/)
  })
})

/** The least of several times, in milliseconds: whatever else the machine does only adds to them. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
