import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { WrittenDetails } from '#contract/catalogue/details.ts'
import { isKindOfDestination, type Kind } from '#contract/catalogue/kinds.ts'
import type { CallOptions } from '#contract/operation.ts'
import { adminPaths } from '../../admin-paths.ts'
import { type ItemForm, useItemForm } from '../../kit/form/use-item-form.ts'
import { panelCall } from '../../panel-call.ts'
import { type ItemOf, operationsOf } from '../operation-names.ts'
import { type DetailsValues, detailsErrorPath, writtenDetails } from './details-values.ts'
import {
  dayErrorPath,
  type HeldDay,
  sendDays,
  type SentDays,
} from '../itineraries/days/held-days.ts'
import { isFact } from './facts/fact-table.ts'
import { type FactsValues, writtenFacts, type WrittenFacts } from './facts/facts-values.ts'

/** What every kind's form holds; the rest is the kind's own. */
export type CatalogueValues = Record<string, unknown> & {
  details: DetailsValues
  facts: FactsValues
  /** The days, of kinds that have any. */
  itinerary?: HeldDay[]
}

/** A form's values as the kind's operations take them. */
type FieldsOf<K extends Kind, Values> = Omit<Values, 'details' | 'facts' | 'itinerary'> &
  WrittenFacts<K> & { details: WrittenDetails; itinerary?: SentDays }

interface CatalogueFormOptions<K extends Kind, Values extends CatalogueValues> {
  kind: K
  /** What is edited; undefined when adding. */
  stored: ItemOf<K> | undefined
  /** An item as the form holds it; without one, a blank. */
  valuesOf: (item?: ItemOf<K>) => Values
  /** The texts to send; by default those of the written languages, and English. */
  write?: (values: DetailsValues) => WrittenDetails
  schema: z.ZodType
  add: (fields: FieldsOf<K, Values>, options: CallOptions) => Promise<{ id: string }>
  edit: (fields: FieldsOf<K, Values> & StoredEdit) => Promise<{ id: string }>
  /** Where a new tour or hotel is added; each has a draft and a fresh form of its own. */
  destinationId?: string
}

interface StoredEdit {
  id: string
  updatedAt: Date | undefined
}

export interface CatalogueForm<Values extends CatalogueValues> extends ItemForm<Values> {
  kind: Kind
  /** The id of what is edited; undefined when adding. */
  id: string | undefined
}

/** The form of a catalogue item. A new one leads to its own page, or to a fresh form; an edit stays. */
export function useCatalogueForm<K extends Kind, Values extends CatalogueValues>(
  options: CatalogueFormOptions<K, Values>,
): CatalogueForm<Values> {
  const { kind, stored, valuesOf, schema, add, edit, destinationId } = options
  const { write = writtenDetails } = options
  const navigate = useNavigate()
  const id = stored?.id
  const addPath = isKindOfDestination(kind)
    ? adminPaths.addTo(kind, destinationId ?? '')
    : adminPaths.add(kind)

  const item = useItemForm({
    name: id ? `${kind}:${id}` : [kind, 'add', destinationId].filter(Boolean).join(':'),
    initial: valuesOf(stored),
    updatedAt: stored?.updatedAt,
    schema,
    toPayload: (values: Values) => {
      const { facts, details, itinerary, ...others } = values
      return {
        ...others,
        ...writtenFacts(kind, facts),
        details: write(details),
        ...(itinerary && { itinerary: sendDays(itinerary) }),
      }
    },
    save: (fields, updatedAt, once) =>
      id ? edit({ ...fields, id, updatedAt }) : add(fields, once),
    errorPath: (path, { details, itinerary }) =>
      dayErrorPath(detailsErrorPath(factErrorPath(path), details), itinerary),
    reload: id
      ? async () => {
          const now = await readItem(kind, id)
          return { values: valuesOf(now as ItemOf<K>), updatedAt: now.updatedAt }
        }
      : undefined,
    onSaved: (saved, another) => {
      if (another) return void navigate(`${addPath}?again=${saved}`, { replace: true })
      // Its own page is where pictures are added.
      if (!id) void navigate(adminPaths.view(kind, saved), { replace: true })
    },
  })
  return { ...item, kind, id }
}

/** The form has its facts in one place. */
function factErrorPath(path: string): string {
  const [root = ''] = path.split('.')
  return isFact(root) ? `facts.${path}` : path
}

const readItem = (kind: Kind, id: string) =>
  panelCall(operationsOf[kind].detail, { id, adminPanel: true })
