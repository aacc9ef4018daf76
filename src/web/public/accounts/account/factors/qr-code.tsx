import { useEffect, useState } from 'react'
import styles from '../account.module.css'

interface Drawing {
  size: number
  path: string
}

/** A text as a QR code: dark on white in both schemes, for scanners read no other. Where it cannot be drawn, there is none. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    void draw(text).then(setDrawing, () => undefined)
  }, [text])
  const { size, path } = drawing ?? { size: 1, path: '' }
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}

/** Draws the code; the module for it comes with the first. */
async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr')
  // Four modules of quiet around it, as the standard has it.
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: path.join('') }
}
