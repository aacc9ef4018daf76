import type { ByteRange } from '../storage/file-storage.ts'

/**
 * Reads a Range header for a file of `size` bytes: one range, `unsatisfiable` when it lies beyond
 * the end, `whole` without a header and for all we do not serve (other units, several ranges,
 * nonsense), as HTTP lets a server ignore it. The package range-parser refuses what HTTP wants
 * ignored (`bytes=5-2`) or cut to the file (`bytes=-30` of ten).
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=([0-9]*)-([0-9]*)$/.exec(header?.trim() ?? '')
  if (match === null) return 'whole'
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
