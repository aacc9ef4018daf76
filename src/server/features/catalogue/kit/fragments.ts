import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import type { DetailsOf, Names } from '#contract/catalogue/facts/details.ts'
import { textFieldsOf, textOf } from '#contract/catalogue/facts/texts.ts'
import { isInUse } from '#server/platform/db/schema/columns.ts'
import { itemDetails, media, visibleItems } from '#server/platform/db/schema/index.ts'
import type { MediaRow } from '#server/platform/media/present-media.ts'

/** Which items an answer may hold: what the public sees, or all of them for the panel. */
export type Visibility = 'visible' | 'all'

/** The value of an item without a text. */
function nothing(fallback: '' | null | []): SQL {
  if (fallback === null) return sql`null`
  return fallback === '' ? sql`''` : sql`'[]'::json`
}

/**
 * The texts of an item of a kind, in the order they were given; brief ones have names and summaries
 * alone, the rest is empty.
 */
export function detailsOf<K extends Kind>(
  kind: K,
  itemId: AnyColumn,
  brief = false,
): SQL<DetailsOf<K>> {
  const pairs = textFieldsOf(kind).map((field) => {
    const { brief: isBrief, fallback } = textOf(field)
    const value = brief && !isBrief ? nothing(fallback) : itemDetails[field]
    return sql`${sql.raw(`'${field}'`)}, ${value}, `
  })
  return sql<DetailsOf<K>>`(
    select coalesce(json_agg(json_build_object(
      ${sql.join(pairs)}'lang', ${itemDetails.lang}
    ) order by ${itemDetails.position}), '[]')
    from ${itemDetails} where ${itemDetails.itemId} = ${itemId} and ${isInUse(itemDetails.lang)}
  )`
}

/** An item's names alone, in the order its texts were given; none for what is no item. */
export function namesOf(itemId: AnyColumn | SQL): SQL<Names> {
  return sql<Names>`(
    select coalesce(json_agg(json_build_object(
      'name', ${itemDetails.name}, 'lang', ${itemDetails.lang}
    ) order by ${itemDetails.position}), '[]')
    from ${itemDetails} where ${itemDetails.itemId} = ${itemId} and ${isInUse(itemDetails.lang)}
  )`
}

const storedMedia = sql`json_build_object(
  'id', ${media.id}, 'ownerId', ${media.ownerId}, 'type', ${media.type}, 'ext', ${media.ext},
  'position', ${media.position}, 'order', ${media.order}, 'key', ${media.key},
  'width', ${media.width}, 'height', ${media.height}, 'sources', ${media.sources},
  'alt', ${media.alt}, 'caption', ${media.caption}, 'credit', ${media.credit},
  'focusX', ${media.focusX}, 'focusY', ${media.focusY}, 'decorative', ${media.decorative}
)`

/** The first medium in position main, or null (requirements §2.18). */
export function mainImageOf(itemId: AnyColumn): SQL<MediaRow | null> {
  return sql<MediaRow | null>`(
    select ${storedMedia} from ${media}
    where ${media.ownerId} = ${itemId} and ${media.position} = 'main'
    order by ${media.order}, ${media.sequence} limit 1
  )`
}

/**
 * Whether the public may see an item of a kind (requirements §2.12). Not `exists`: PostgreSQL
 * would rather hash all that is visible than look the few items up; and a kind spares five branches.
 */
export function isVisible(itemId: AnyColumn, kind: Kind): SQL {
  // Written out, so that a prepared plan, too, leaves the other kinds' branches of the view out.
  const ofKind = sql`${visibleItems.kind} = ${kind}`.inlineParams()
  return sql`(select true from ${visibleItems} where ${visibleItems.id} = ${itemId} and ${ofKind})`
}

/** The condition that keeps hidden items out of an answer; undefined when nothing is hidden. */
export function visibilityFilter(
  visibility: Visibility,
  itemId: AnyColumn,
  kind: Kind,
): SQL | undefined {
  return visibility === 'visible' ? isVisible(itemId, kind) : undefined
}
