import { Accessibility, type DragDropManagerInput, PointerSensor } from '@dnd-kit/dom'

/**
 * Dragging by mouse and touch. The keyboard's way and the announcements are the panel's own,
 * in the user's language.
 */
export const dragging = {
  sensors: [PointerSensor],
  plugins: (defaults) => defaults.filter((plugin) => plugin !== Accessibility),
} satisfies DragDropManagerInput
