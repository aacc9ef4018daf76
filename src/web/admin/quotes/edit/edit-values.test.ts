import { expect, it } from 'vitest'
import { correctionOperations } from '#contract/quotes/corrections.ts'
import { noWishes, type Travel } from '#contract/quotes/wish-fields.ts'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { editErrorPath, toEditPayload, toEditValues } from './edit-values.ts'

const travels: (Travel | null)[] = [
  null,
  { month: '2027-03' },
  { months: ['2027-03', '2027-05'] },
  { from: '2027-03-01', to: '2027-03-09' },
  { from: '2027-03-01', to: '2027-03-09', flexible: true },
  { from: '2027-03-01', to: '2027-03-09', flexibleDays: 3 },
]

const whole = {
  ...noWishes,
  name: 'Ana',
  email: 'ana@example.com',
  phone: null,
  company: null,
  country: 'BR',
  lang: 'pt',
  channel: 'email',
  clientReference: 'TR-4711',
  user: null,
  agency: null,
  adults: 2,
  children: [9, 4],
  rooms: [{ kind: 'double', count: 1 }],
  hotelClass: 4,
  budget: { amount: 400050, currency: 'USD', per: 'group' },
  occasion: 'incentive',
  brief: { event: 'Kick-off', gala: true, freePlaces: 2 },
  items: [
    {
      entityType: 'tour',
      entityId: '3f0c9b52-8e1d-4c7a-9a56-0d2b7e4f1c38',
      name: 'Kayak',
      note: null,
      entityDetails: [],
    },
  ],
} as unknown as QuoteDetail

it.each(travels)('what the form opens with says what is stored: %j', (travel) => {
  const values = toEditValues({ ...whole, travel }, ({ name }) => name)
  const { items: _, ...payload } = toEditPayload(values)
  const { name, email, phone, company, country, lang, channel, clientReference } = whole
  expect(payload).toMatchObject({
    name,
    email,
    phone,
    company,
    country,
    lang,
    channel,
    clientReference,
    travel,
    adults: 2,
    children: [9, 4],
    rooms: whole.rooms,
    hotelClass: 4,
    budget: whole.budget,
    occasion: 'incentive',
    brief: { event: 'Kick-off', gala: true, freePlaces: 2 },
    userId: null,
  })
  const schema = correctionOperations.editQuote.input.omit({ quoteId: true })
  expect(schema.safeParse(toEditPayload(values)).error?.issues ?? []).toEqual([])
})

it('ages that are no numbers are refused where they are typed', () => {
  const values = { ...toEditValues(whole, ({ name }) => name), children: '9, cuatro' }
  const checked = correctionOperations.editQuote.input
    .omit({ quoteId: true })
    .safeParse(toEditPayload(values))
  const paths = checked.error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(paths).toEqual(['children.1'])
  expect(paths.map((path) => editErrorPath(path, {}))).toEqual(['children'])
})

it('points at the field of a journey that breaks a rule', () => {
  expect(editErrorPath('travel.to', { travel: { from: '', to: '' } })).toBe('endOn')
  expect(editErrorPath('travel.from', { travel: { from: '', to: '' } })).toBe('startOn')
  expect(editErrorPath('travel', { travel: { month: '' } })).toBe('months')
  expect(editErrorPath('email', {})).toBe('email')
})
