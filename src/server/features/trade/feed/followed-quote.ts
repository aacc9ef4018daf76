import { proposalStates } from '#contract/quotes/proposal-fields.ts'
import { quoteStates } from '#contract/quotes/quote-fields.ts'

const id = { type: 'string', format: 'uuid' }
const moment = { type: 'string', format: 'date-time' }
const orNull = ({ type, ...rest }: { type: string; format?: string }) => {
  return { ...rest, type: [type, 'null'] }
}

const proposal = {
  id,
  version: { type: 'integer' },
  state: { enum: proposalStates.filter((state) => state !== 'draft') },
}

const quote = {
  id,
  reference: { type: 'string', description: '`XXXX-XXXX`' },
  clientReference: { ...orNull({ type: 'string' }), description: 'The agency’s own name for it' },
  state: { enum: quoteStates },
  dueAt: { ...orNull(moment), description: 'When an answer is due' },
  proposals: {
    type: 'array',
    description: 'Those that were sent, oldest first',
    items: { type: 'object', required: Object.keys(proposal), properties: proposal },
  },
  at: orNull(moment),
}

/** A quote as its agency's program reads it, for the API reference. */
export const followedQuote = { type: 'object', required: Object.keys(quote), properties: quote }

/** A page of the feed of quotes, as an example. */
export const followedQuotesExample = {
  asOf: '2026-11-25T10:00:00.001Z',
  next: null,
  list: [
    {
      id: '7b0f6a0e-4c0e-4c3f-9a53-0d9a2d1f5c11',
      reference: 'K7PD-3MXQ',
      clientReference: 'TR-4711',
      state: 'sent',
      dueAt: '2026-11-26T15:00:00.000Z',
      proposals: [{ id: 'c1d5f6a2-…', version: 1, state: 'sent' }],
      at: '2026-11-24T18:20:11.040Z',
    },
    { id: '0d6a77aa-…', withdrawn: true, at: '2026-11-25T09:12:40.511Z' },
  ],
}
