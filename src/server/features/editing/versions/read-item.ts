import type { VersionedKind } from '#contract/editing/versions.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import {
  readCircuitCards,
  readPackageCards,
} from '#server/features/catalogue/cards/itinerary-cards.ts'
import { readItineraryWithNames } from '#server/features/catalogue/itineraries/detail.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { AnsweredItem } from '../editable-part.ts'

type Context = Pick<OperationContext, 'tx' | 'now' | 'within'>

type ReadItem = AnsweredItem & { updatedAt: Date }

/**
 * An item or rate as its detail operation answers an admin, but for its draft, which is no part of it; what a circuit
 * or package leads to by name alone: else its versions were mostly others' texts, and an edit took twice as long.
 */
export async function readItem(
  context: Context,
  kind: VersionedKind,
  id: string,
): Promise<ReadItem> {
  const { draft: _draft, ...item } = await readDetail(context, kind, id)
  return item
}

async function readDetail(
  context: Context,
  kind: VersionedKind,
  id: string,
): Promise<ReadItem & { draft?: unknown }> {
  if (kind === 'rate') return context.within('detailRate', { id })
  if (kind === 'circuit') return readItineraryWithNames(context, readCircuitCards, id)
  if (kind === 'package') return readItineraryWithNames(context, readPackageCards, id)
  return context.within(operationsOfKind[kind].detail, { id, adminPanel: true })
}
