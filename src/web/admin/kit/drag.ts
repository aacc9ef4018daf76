import type { KeyboardEvent } from 'react'
import {
  Accessibility,
  type DragDropManagerInput,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'

/**
 * A mouse takes hold of a whole row or picture, and still clicks it; a finger scrolls there and
 * drags by the handle.
 */
const pointer = PointerSensor.configure({
  activatorElements: ({ element }) => [element],
  preventActivation: ({ target, pointerType }, { handle }) => {
    if (!(target instanceof Element)) return true
    if (handle?.contains(target)) return false
    return pointerType !== 'mouse' || Boolean(target.closest('button:not([data-draggable])'))
  },
  activationConstraints: (event, source) =>
    event.target instanceof Element && source.handle?.contains(event.target)
      ? undefined
      : [new PointerActivationConstraints.Distance({ value: 5 })],
})

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The keyboard's way to drag: an arrow moves by a place. */
export function stepOnArrows(onStep: ((places: number) => void) | undefined) {
  return (event: KeyboardEvent) => {
    const places = steps[event.key]
    if (!places || !onStep) return
    event.preventDefault()
    onStep(places)
  }
}

/** Where something falls it stands at once: an animation would keep the next drag waiting. */
const feedback = Feedback.configure({ dropAnimation: null })

/**
 * Dragging by mouse and touch. The keyboard's way and the announcements are the panel's own,
 * in the user's language.
 */
export const dragging = {
  sensors: [pointer],
  plugins: (defaults) => [
    ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
    feedback,
  ],
} satisfies DragDropManagerInput
