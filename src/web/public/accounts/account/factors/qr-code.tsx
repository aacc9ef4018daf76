import { useEffect, useState } from 'react'
import styles from '../account.module.css'

/** A text as a QR code: dark on white in both schemes, for scanners read no other. Where it cannot be drawn, there is none. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Awaited<ReturnType<typeof draw>>>()
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
async function draw(text: string) {
  const { qrPath } = await import('#web/shared/ui/qr-path.ts')
  return qrPath(text)
}
