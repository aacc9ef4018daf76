/** A repeatable source of chance: the same seed always draws the same picture. */
export interface Random {
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  chance(probability: number): boolean
}

function hashSeed(seed: string): number {
  let hash = 2166136261
  for (let index = 0; index < seed.length; index += 1) {
    hash ^= seed.charCodeAt(index)
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Mulberry32 over a hash of the seed: small, fast and equal on every machine. */
export function seedRandom(seed: string): Random {
  let state = hashSeed(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}

/** Smooth one-dimensional noise from -1 to 1; `octaves` adds finer and finer detail. */
export function makeNoise(seed: string, octaves = 3): (position: number) => number {
  const random = seedRandom(seed)
  const table = Array.from({ length: 256 }, () => random.between(-1, 1))
  const at = (index: number) => table[((index % 256) + 256) % 256] ?? 0
  const smooth = (position: number) => {
    const cell = Math.floor(position)
    const part = position - cell
    const ease = part * part * (3 - 2 * part)
    return at(cell) * (1 - ease) + at(cell + 1) * ease
  }
  return (position) => {
    let total = 0
    let weight = 0
    for (let octave = 0; octave < octaves; octave += 1) {
      const strength = 0.5 ** octave
      total += smooth(position * 2 ** octave + octave * 37.7) * strength
      weight += strength
    }
    return total / weight
  }
}
