import { kindFacts, type Kind } from '#contract/base/kinds.ts'

/** A table of which rows are an item's, and the column that says whose they are. */
interface ItemTable {
  name: string
  owner: 'id' | 'item_id' | 'owner_id' | 'entity_id'
}

const ofItem = (name: string): ItemTable => ({ name, owner: 'item_id' })

/**
 * The tables whose rows go into the trash with an item of a kind, in an order in which they can come
 * back. A table of items that is not named here or below fails `trash.test.ts`.
 */
export function tablesOf(kind: Kind): ItemTable[] {
  return [
    { name: 'catalogue_items', owner: 'id' },
    { name: kindFacts[kind].plural, owner: 'id' },
    ofItem('item_details'),
    ofItem('item_destinations'),
    ofItem('item_tours'),
    ofItem('item_hotels'),
    ofItem('item_extensions'),
    { name: 'media', owner: 'owner_id' },
    ofItem('itinerary_days'),
    ofItem('itinerary_day_tours'),
    ofItem('itinerary_day_optional_tours'),
    ofItem('itinerary_day_hotels'),
    ofItem('itinerary_day_media'),
    ofItem('itinerary_transfers'),
    ofItem('itinerary_day_texts'),
    ofItem('removed_media'),
    ofItem('item_drafts'),
    ofItem('translations'),
    { name: 'rates', owner: 'entity_id' },
  ]
}

/** Tables of items whose rows end with the item: what comes back is disabled, and nobody is shown it. */
export const endingTables = ['item_schedules', 'preview_links', 'kit_links']

/** Key of other items' links to a package in its trashed content. */
export const extendedBy = 'extended_by'
