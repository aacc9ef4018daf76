/** A quotient rounded to a whole number, a half to the even neighbour: what banks do, so that nobody gains by it. */
export function halfEven(numerator: bigint, denominator: bigint): bigint {
  const down =
    numerator / denominator - (numerator < 0n && numerator % denominator !== 0n ? 1n : 0n)
  const rest = numerator - down * denominator
  const twice = rest * 2n
  if (twice < denominator) return down
  if (twice > denominator) return down + 1n
  return down % 2n === 0n ? down : down + 1n
}

const hundredths = (percent: number) => BigInt(Math.round(percent * 100))

/** So much percent of an amount, both in minor units; percentages have two decimals. */
export function percentOf(amount: number, percent: number): number {
  return Number(halfEven(BigInt(amount) * hundredths(percent), 10_000n))
}

/**
 * An amount raised by a percentage, or lowered by a negative one, rounded to whole steps: 1 for minor units, 100 for
 * whole dollars.
 */
export function raisedBy(amount: number, percent: number, step = 1): number {
  const raised = BigInt(amount) * (10_000n + hundredths(percent))
  return Number(halfEven(raised, 10_000n * BigInt(step))) * step
}
