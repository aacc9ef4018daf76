import type { InputOf } from '#contract/index.ts'
import { roomKinds } from '#contract/quotes/wish-fields.ts'
import { agesIn } from '#web/shared/forms/typed-values.ts'

export type StayInput = InputOf<'reckonStay'>

/** The calculator's fields as they are typed. */
export interface StayDraft {
  from: string
  nights: string
  adults: string
  /** Ages as they are typed. */
  children: string
  rooms: Partial<Record<(typeof roomKinds)[number], string>>
  board: StayInput['board'] | ''
  class: StayInput['class'] | ''
  service: StayInput['service'] | ''
  residents: boolean
}

/** Fields that are typed as text. */
export type TypedField = 'nights' | 'adults' | 'children' | 'from'

export const emptyStay: StayDraft = {
  from: '',
  nights: '3',
  adults: '2',
  children: '',
  rooms: {},
  board: '',
  class: '',
  service: '',
  residents: false,
}

type Asked = Pick<StayInput, 'entityType' | 'entityId' | 'lang'>

/** The payload of what was typed; fields that hold no number are refused by the operation, at their paths. */
export function stayPayload(draft: StayDraft, asked: Asked): StayInput {
  const { board, class: level, service } = draft
  return {
    ...asked,
    from: draft.from,
    adults: Number(draft.adults),
    children: agesIn(draft.children) ?? [Number.NaN],
    rooms: roomKinds.flatMap((kind) => {
      const count = Number(draft.rooms[kind] ?? 0)
      return count > 0 ? [{ kind, count }] : []
    }),
    ...(asked.entityType === 'hotel' && { nights: Number(draft.nights) }),
    ...(board && { board }),
    ...(level && { class: level }),
    ...(service && { service }),
    residents: draft.residents,
  }
}
