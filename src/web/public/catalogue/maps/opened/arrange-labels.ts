import type { Mark } from './mark-places.ts'

/** Where a name may stand beside its dot, the best first. */
const sides = ['right', 'left', 'below', 'above'] as const

/**
 * Shows each name on the first side where it covers no other and is not cut off, and no route either if that can be; without
 * such a side the marker says it when it is pressed. `routes` are points along them, in the window.
 */
export function arrangeLabels(
  container: HTMLElement,
  marks: readonly Mark[],
  routes: readonly DOMRect[],
): void {
  const frame = container.getBoundingClientRect()
  const taken = marks.map(({ dot }) => dot.getBoundingClientRect())
  for (const { label } of marks) {
    const free = sides.filter((side) => {
      const box = boxAt(label, side)
      return isWithin(box, frame) && !taken.some((other) => overlap(box, other))
    })
    const clear = free.find((side) => {
      const box = boxAt(label, side)
      return !routes.some((point) => overlap(box, point))
    })
    const side = clear ?? free[0]
    if (side) taken.push(boxAt(label, side))
    else label.dataset.side = 'none'
  }
}

function boxAt(label: HTMLElement, side: (typeof sides)[number]): DOMRect {
  label.dataset.side = side
  return label.getBoundingClientRect()
}

function isWithin(box: DOMRect, frame: DOMRect): boolean {
  return (
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom
  )
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
