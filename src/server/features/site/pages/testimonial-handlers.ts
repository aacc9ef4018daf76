import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { testimonialOperations } from '#contract/site/testimonials.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { catalogueItems, testimonials, visibleItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readSections } from '#server/platform/site/read-site.ts'

export const testimonialHandlers: HandlersOf<keyof typeof testimonialOperations> = {
  async listTestimonials({ tx, adminPanel }, { kind, entityId }) {
    if (!adminPanel && !(await readSections(tx)).testimonials) return { list: [] }
    const rows = await tx
      .select({ ...getTableColumns(testimonials), visibleId: visibleItems.id })
      .from(testimonials)
      .leftJoin(visibleItems, eq(visibleItems.id, testimonials.entityId))
      .where(
        and(
          kind && eq(testimonials.kind, kind),
          entityId === undefined ? undefined : eq(testimonials.entityId, entityId),
          adminPanel ? undefined : eq(testimonials.status, true),
          // A hidden item's testimonials are not found by it.
          adminPanel || (!kind && !entityId) ? undefined : isNotNull(visibleItems.id),
        ),
      )
      .orderBy(asc(testimonials.order), asc(testimonials.sequence))
    return {
      list: rows.map(({ sequence: _sequence, visibleId, status, order, ...said }) => {
        if (adminPanel) return { ...said, status, order }
        return visibleId ? said : { ...said, kind: null, entityId: null }
      }),
    }
  },

  /** @throws INVALID_DATA_ERROR at `text` where there are as many as there may be */
  async addTestimonial({ tx }, fields) {
    if ((await tx.$count(testimonials)) >= limits.testimonialsMax) {
      throw invalidData('text', messages.tooMany)
    }
    await requireItem(tx, fields.kind ?? null, fields.entityId ?? null)
    const [row] = await tx.insert(testimonials).values(fields).returning({ id: testimonials.id })
    if (!row) throw new Error('The testimonial was not stored')
    return row
  },

  async editTestimonial({ tx }, { id, ...fields }) {
    const before = await lockTestimonial(tx, id)
    const { kind = before.kind, entityId = before.entityId } = fields
    if (kind !== before.kind || entityId !== before.entityId) await requireItem(tx, kind, entityId)
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      await tx.update(testimonials).set(Object.fromEntries(given)).where(eq(testimonials.id, id))
    }
    return { id }
  },

  async deleteTestimonial({ tx }, { id }) {
    await lockTestimonial(tx, id)
    await tx.delete(testimonials).where(eq(testimonials.id, id))
  },
}

/** @throws NOT_FOUND_ERROR */
async function lockTestimonial(tx: Tx, id: string): Promise<typeof testimonials.$inferSelect> {
  const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/**
 * Requires that kind and id name an item, or neither of them is given.
 * @throws INVALID_DATA_ERROR at `kind` or `entityId` where only one is given, NOT_FOUND_ERROR for an item that is gone
 */
async function requireItem(tx: Tx, kind: Kind | null, entityId: string | null): Promise<void> {
  if (kind === null && entityId === null) return
  if (kind === null) throw invalidData('kind', messages.required)
  if (entityId === null) throw invalidData('entityId', messages.required)
  const isThere = and(eq(catalogueItems.id, entityId), eq(catalogueItems.kind, kind))
  if ((await tx.$count(catalogueItems, isThere)) === 0) throw notFound()
}
