/** A list of whole numbers below 2³² that grows. */
export interface PackedList {
  push(value: number): void
  length(): number
  /** Returns the numbers of the list, at four bytes each, or at two if every number is below 2¹⁶. */
  toArray(bytes?: 2 | 4): Uint16Array | Uint32Array
}

const lengthAtFirst = 1_024

/** For millions: an array would take eight bytes of each, and as many again while it grows, all of it on V8's heap. */
export function makePackedList(): PackedList {
  let held = new Uint32Array(lengthAtFirst)
  let length = 0
  return {
    push(value) {
      if (length === held.length) {
        const longer = new Uint32Array(length * 2)
        longer.set(held)
        held = longer
      }
      held[length] = value
      length += 1
    },
    length: () => length,
    toArray(bytes = 4) {
      const used = held.subarray(0, length)
      return bytes === 2 ? Uint16Array.from(used) : used.slice()
    },
  }
}
