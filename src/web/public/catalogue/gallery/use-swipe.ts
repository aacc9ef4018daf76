import { type TouchEvent, useRef } from 'react'

/** Pixels from which on a touch is a swipe. */
const leastDistance = 40

/** Calls back with 1 for a swipe to the left and -1 for one to the right; gives what an element listens to. */
export function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, another] = [touches[0], touches[1]]
      // Two fingers zoom.
      start.current = touch && !another ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]]
      start.current = undefined
      if (!from || !to) return
      const [across, down] = [to.clientX - from.x, to.clientY - from.y]
      if (Math.abs(across) < leastDistance || Math.abs(across) < Math.abs(down)) return
      onSwipe(across < 0 ? 1 : -1)
    },
  }
}
