const tag = 0x0112
const upright = 1

/** How a picture is to be turned (1 to 8) by its Exif data, a TIFF block; 1 where it does not say. */
export function readOrientation(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12
      if (short(at) !== tag) continue
      const value = short(at + 8)
      return value > upright && value <= 8 ? value : upright
    }
  } catch (error) {
    // Exif data that ends too early says nothing to a decoder either.
    if (!(error instanceof RangeError)) throw error
  }
  return upright
}

/** Exif data that says nothing but how a picture is to be turned; null where it stands upright. */
export function writeOrientation(orientation: number): Buffer | null {
  if (orientation === upright) return null
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
