import { type RefObject, useEffect, useRef, useState } from 'react'

const margin = '800px'

/** Whether an element has come near the visible part of the page; once near, for good. */
export function useNearViewport(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
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
    return () => observer.disconnect()
  }, [near])
  return [element, near]
}
