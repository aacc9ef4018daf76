import { useEffect, useState } from 'react'

/** Share of the window's height that is left where a keyboard covers the rest. */
const leftByKeyboard = 0.75

/** Tells whether somebody types into a field. */
function isTyping(): boolean {
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused.matches('input, textarea, [contenteditable]')
}

/**
 * Whether a keyboard stands on the screen: a field has the focus, and much less of the window is in sight than before.
 * Some browsers shrink the page for it, others what is seen of the page.
 */
export function useOnScreenKeyboard(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    let whole = { width: window.innerWidth, height: seen.height }
    const measure = () => {
      // A turned phone has other measures.
      if (window.innerWidth !== whole.width || seen.height > whole.height) {
        whole = { width: window.innerWidth, height: seen.height }
      }
      setShown(isTyping() && seen.height * seen.scale < whole.height * leftByKeyboard)
    }
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [])
  return isShown
}
