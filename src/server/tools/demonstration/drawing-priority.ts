import type { DrawPicturesPayload } from './draw-pictures-job.ts'

/** Order of drawing, as priorities of jobs. */
export const drawingPriority = {
  /** An item that somebody looks at; each later one goes before. */
  lookedAt: 100,
  /** The opening pictures of the landing page. */
  opening: 40,
  /** Every other card. */
  card: 30,
  /** The opening pictures of the other pages. */
  first: 20,
  rest: 10,
} as const

interface PrioritisedDrawing {
  payload: DrawPicturesPayload
  priority: number
}

/** The jobs that draw an owner's pictures of one position: the first before the others. */
export function prioritise(drawing: DrawPicturesPayload): PrioritisedDrawing[] {
  const { kind, position, pictures } = drawing
  if (kind === 'banner') return [{ payload: drawing, priority: drawingPriority.opening }]
  const card = kind === 'destination' ? drawingPriority.opening : drawingPriority.card
  const first = {
    payload: { ...drawing, pictures: pictures.slice(0, 1) },
    priority: position === 'main' ? card : drawingPriority.first,
  }
  return pictures.length === 1
    ? [first]
    : [first, { payload: drawing, priority: drawingPriority.rest }]
}
