import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { cropPosition, moved } from './crop-position.ts'
import styles from './focal-point.module.css'

interface Point {
  x: number
  y: number
}

interface FocalPointProps {
  /** The picture before it is cut. */
  whole: { url: string; width: number; height: number }
  value: Point
  onChange: (focus: Point) => void
}

const crops = [
  ['cropSlider', { width: 16, height: 9 }],
  ['cropCard', { width: 2, height: 3 }],
] as const

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point of a picture that every crop keeps, set by a click or with the arrow keys; both crops beside it. */
export function FocalPoint({ whole, value, onChange }: FocalPointProps) {
  const t = usePanelTexts()
  const percents = { x: Math.round(value.x * 100), y: Math.round(value.y * 100) }
  return (
    <div className={styles.focal}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('media.focus', percents)}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // Enter and Space are clicks without a place.
          if (detail === 0) return
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          onChange(moved({ x: (clientX - left) / width, y: (clientY - top) / height }, 0, 0))
        }}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          const size = event.shiftKey ? 0.1 : 0.02
          onChange(moved(value, step[0] * size, step[1] * size))
        }}
      >
        <img src={whole.url} alt="" width={whole.width} height={whole.height} draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${percents.x}%`, top: `${percents.y}%` }}
          aria-hidden
        />
      </button>
      <div className={styles.crops}>
        {crops.map(([name, box]) => (
          <figure key={name}>
            <img
              src={whole.url}
              alt=""
              style={{
                aspectRatio: `${box.width} / ${box.height}`,
                objectPosition: cropPosition(value, whole, box),
              }}
            />
            <figcaption>{t(`media.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
