import { demoTestimonials } from '#demo/testimonials.ts'
import { type AddedIds, idOf } from '../added.ts'
import type { Add } from '../make-add.ts'

/** Adds the words of travellers that the demonstration quotes. */
export async function addTestimonials(add: Add, ids: AddedIds): Promise<void> {
  for (const [index, { about, ...said }] of demoTestimonials.entries()) {
    const item = about && { kind: about[0], entityId: idOf(ids, about.join(' ')) }
    await add('addTestimonial', { ...said, ...item, order: index + 1 })
  }
}
