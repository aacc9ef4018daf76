import { useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { WrittenDetails } from '#contract/catalogue/facts/details.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { isKindOfDestination, type Kind } from '#contract/base/kinds.ts'
import type { CallOptions } from '#contract/base/operation.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import { useEditing } from '#web/admin/editing/drafts/editing.ts'
import {
  type PendingPictures,
  usePendingPictures,
} from '#web/admin/editing/drafts/pending-pictures.ts'
import { type Drafting, useDrafting } from '#web/admin/editing/drafts/use-drafting.tsx'
import type { ItemOf } from '../item-of.ts'
import {
  type DetailsFormValues,
  detailsErrorPath,
  toDetailsPayload,
} from './details-form-values.ts'
import {
  dayErrorPath,
  type DayFormValues,
  toDaysPayload,
  type DaysPayload,
} from '../itineraries/days/days-form-values.ts'
import { isFact } from '#contract/catalogue/facts/facts.ts'
import {
  type FactsFormValues,
  toFactsPayload,
  type FactsPayload,
} from './facts/facts-form-values.ts'

/** Values that every kind's form holds; the rest is the kind's own. */
export type CatalogueValues = Record<string, unknown> & {
  details: DetailsFormValues
  facts: FactsFormValues
  /** The days, of kinds that have any. */
  itinerary?: DayFormValues[]
}

/** A form's values as the kind's operations take them. */
type FieldsOf<K extends Kind, Values> = Omit<Values, 'details' | 'facts' | 'itinerary'> &
  FactsPayload<K> & { details: WrittenDetails; itinerary?: DaysPayload }

interface CatalogueFormOptions<K extends Kind, Values extends CatalogueValues> {
  kind: K
  /** The edited item; undefined when adding. */
  stored: ItemOf<K> | undefined
  /** An item as the form holds it; without one, a blank. */
  valuesOf: (item?: ItemOf<K>) => Values
  /** The texts to send; by default those of the written languages, and English. */
  write?: (values: DetailsFormValues) => WrittenDetails
  schema: z.ZodType
  add: (fields: FieldsOf<K, Values>, options: CallOptions) => Promise<{ id: string }>
  edit: (fields: FieldsOf<K, Values> & StoredEdit) => Promise<{ id: string }>
  /** Where a new tour or hotel is added; each has a draft and a fresh form of its own. */
  destinationId?: string
  /** Ids that the form of another one begins with, as those of the one before. */
  keeps?: readonly (keyof Values & string)[]
}

interface StoredEdit {
  id: string
  updatedAt: Date | undefined
}

export interface CatalogueForm<Values extends CatalogueValues> extends ItemForm<Values> {
  kind: Kind
  /** The id of what is edited; undefined when adding. */
  id: string | undefined
  /** Drafts of what is edited; undefined when adding. */
  drafting: Drafting | undefined
  /** The files of what is added. */
  pictures: PendingPictures
  /** Whether visitors cannot see it yet. */
  isUnpublished: boolean
  publish: () => Promise<void>
}

/** The form of a catalogue item. A new one leads to its own page, or to a fresh form; an edit stays. */
export function useCatalogueForm<K extends Kind, Values extends CatalogueValues>(
  options: CatalogueFormOptions<K, Values>,
): CatalogueForm<Values> {
  const { kind, stored, valuesOf, schema, add, edit, destinationId, keeps = [] } = options
  const { write = toDetailsPayload } = options
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = stored?.id
  const addPath =
    isKindOfDestination(kind) && destinationId
      ? adminPaths.addTo(kind, destinationId)
      : adminPaths.add(kind)
  const kept = keeps.map((key) => [key, params.get(key)]).filter(([, value]) => value)

  const t = usePanelTexts()
  const editing = useEditing()
  const pictures = usePendingPictures()
  /** Whether what is being saved is to be seen by visitors. */
  const publishes = useRef(false)

  /** Something new is stored unpublished, gets its pictures, and is published then. */
  const addWhole = async (fields: FieldsOf<K, Values>, once: CallOptions) => {
    const isToBeSeen = publishes.current
    const added = await add({ ...fields, status: false }, once)
    const failed = await pictures.upload(kind, added.id)
    if (failed > 0) toastError(t('drafts.notUploaded', { count: failed }))
    if (!isToBeSeen) return added
    const { starred } = fields
    const status = { id: added.id, status: true, ...(typeof starred === 'boolean' && { starred }) }
    const ofKind: Kind = kind
    await panelCall(operationsOfKind[ofKind].edit, status).catch(() =>
      toastError(t('drafts.notPublished')),
    )
    return added
  }

  const item = useItemForm({
    name: id ? `${kind}:${id}` : [kind, 'add', destinationId].filter(Boolean).join(':'),
    initial: { ...valuesOf(stored), ...(!id && Object.fromEntries(kept)) },
    updatedAt: stored?.updatedAt,
    schema,
    toPayload: (values: Values) => {
      const { facts, details, itinerary, ...others } = values
      return {
        ...others,
        ...toFactsPayload(kind, facts),
        details: write(details),
        ...(itinerary && { itinerary: toDaysPayload(itinerary) }),
      }
    },
    save: (fields, updatedAt, once) =>
      id ? edit({ ...fields, id, updatedAt }) : addWhole(fields, once),
    errorPath: (path, { details, itinerary }) =>
      dayErrorPath(detailsErrorPath(factErrorPath(path), details), itinerary),
    reload: id
      ? async () => {
          const now = await readItem(kind, id)
          return { values: valuesOf(now as ItemOf<K>), updatedAt: now.updatedAt }
        }
      : undefined,
    onSaved: (saved, another) => {
      if (another) return void navigate(`${addPath}?${again(saved)}`, { replace: true })
      // Its own page is where pictures are added.
      if (!id) void navigate(adminPaths.view(kind, saved), { replace: true })
    },
  })
  /** Parameters of the form of another one: the last one, and the ids to begin with. */
  const again = (saved: string) => {
    const values = item.form.getValues()
    const ids = keeps.map((key) => [key, String(values[key])])
    return new URLSearchParams([['again', saved], ...ids]).toString()
  }
  const drafting = useDrafting(kind, item)
  const isUnpublished = editing ? !editing.live.status : true
  return {
    ...item,
    kind,
    id,
    drafting,
    pictures,
    isUnpublished,
    changed: item.changed || pictures.list.length > 0,
    saving: item.saving || (drafting?.busy ?? false),
    // What has a draft is saved as one: what visitors see changes when it is published.
    submit: async (another) => {
      publishes.current = false
      if (drafting?.draft) await drafting.keep()
      else await item.submit(another)
    },
    publish: async () => {
      if (drafting?.draft) return drafting.publish()
      publishes.current = true
      if (id) item.form.setFieldValue('status', true as never)
      await item.submit()
      publishes.current = false
      // Refused: what is saved next is not published by the way.
      const isSaved = item.form.getInitialValues()['status'] === true
      if (id && !isSaved) item.form.setFieldValue('status', false as never)
    },
  }
}

/** The form has its facts in one place. */
function factErrorPath(path: string): string {
  const [root = ''] = path.split('.')
  return isFact(root) ? `facts.${path}` : path
}

const readItem = (kind: Kind, id: string) =>
  panelCall(operationsOfKind[kind].detail, { id, adminPanel: true })
