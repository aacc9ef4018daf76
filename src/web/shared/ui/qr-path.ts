import { encode } from 'uqr'

/** A text as a QR code: the size of its square, and the dark modules as the path of an SVG. */
export function qrPath(text: string): { size: number; path: string } {
  // Four modules of quiet around it, as the standard has it.
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: path.join('') }
}
