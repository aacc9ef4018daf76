import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const restMilliseconds = 3_000

/**
 * Whether an element has come within `margin` of the visible part of the page, or the page has come to rest:
 * what is not urgent waits, but nobody has to scroll to find it. Once true, for good.
 */
export function useNearViewport<Watched extends Element>(
  margin: string,
): [RefObject<Watched | null>, boolean] {
  const element = useRef<Watched>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    const timer = setTimeout(() => setNear(true), restMilliseconds)
    // Paper shows the whole page at once, and the browser waits for nothing that comes later.
    const onPrint = () => flushSync(() => setNear(true))
    addEventListener('beforeprint', onPrint)
    return () => {
      removeEventListener('beforeprint', onPrint)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [near, margin])
  return [element, near]
}
