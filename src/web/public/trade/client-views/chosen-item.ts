import type { Kind } from '#contract/base/kinds.ts'
import { listedKinds } from '#contract/base/addresses/plurals.ts'
import { isItemName } from '#web/public/quotes/shortlist/shortlist-items.ts'

/** An item of a view, and what it is called; nothing until that is known. */
export interface ChosenItem {
  entityType: Kind
  entityId: string
  name?: string
}

/** The item that `kind:id` names; undefined for what is none. */
export function itemNamed(written: string): ChosenItem | undefined {
  if (!isItemName(written)) return undefined
  const [kind, entityId = ''] = written.split(':')
  const entityType = listedKinds.find((each) => each === kind)
  return entityType && { entityType, entityId }
}

/** The item that the page's address names, as a link on an item's page does. */
export function itemOfAddress(): ChosenItem | undefined {
  return itemNamed(new URLSearchParams(location.search).get('item')?.toLowerCase() ?? '')
}

/** The proposal that the address asks to show, with its title; undefined for an address without one. */
export function proposalOfAddress(): { id: string; title: string } | undefined {
  const asked = new URLSearchParams(location.search)
  const id = asked.get('proposal')
  return id === null ? undefined : { id, title: asked.get('title') ?? '' }
}
