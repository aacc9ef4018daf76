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
