import { emptyProposal, type ProposalContent } from '../proposal-fields.ts'

type Line = ProposalContent['prices'][number]
type Day = ProposalContent['days'][number]
type Step = ProposalContent['scale'][number]

/** A step that was stored when scales were shown beside the price, and in no total. */
type StoredStep = Step & { shown?: boolean }

/** A proposal as the database has it. */
export type StoredProposal = Omit<ProposalContent, 'scale'> & { scale: StoredStep[] }

const ofLines: Omit<Line, 'label' | 'quantity' | 'unit'> = {
  option: null,
  optional: false,
  onSpot: false,
  commissionable: true,
  commissionPercent: null,
  from: null,
}

const ofDays: Pick<Day, 'destinationId' | 'hotelId' | 'mediaIds'> = {
  destinationId: null,
  hotelId: null,
  mediaIds: [],
}

/**
 * Returns a stored proposal with every field: one of an earlier version lacks some. Its scale, which then stood
 * beside the price, does so for ever.
 */
export function wholeProposal(stored: unknown): StoredProposal {
  const content = { ...emptyProposal, ...(stored as Partial<StoredProposal>) }
  return {
    ...content,
    days: content.days.map((day) => ({ ...ofDays, ...day })),
    prices: content.prices.map((line) => ({ ...ofLines, ...line })),
    scale: content.scale.map((step) => ('option' in step ? step : earlier(step))),
  }
}

function earlier(step: Omit<Step, 'option'>): StoredStep {
  return { ...step, option: null, shown: true }
}
