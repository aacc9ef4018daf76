import { expect, test } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { readQuote } from './quote-payload.ts'

const person = { name: ' Ana ', email: 'ana@example.com', message: 'Hola', channel: 'email' }

function read(values: Record<string, string>, isGroup = false) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...person, ...values })) form.append(name, value)
  return readQuote(form, isGroup)
}

test('what is left empty is not said, but for what is demanded', () => {
  const { wishes, used, broken } = read({ adults: '', message: '' })
  expect(wishes).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    message: '',
    channel: 'email',
    marketing: false,
  })
  expect(used).toEqual(['name', 'email', 'channel'])
  expect(broken).toEqual([])
})

test.each([
  [{ 'travel.months.0': '2027-03' }, { month: '2027-03' }],
  [
    { 'travel.months.0': '2027-03', 'travel.months.1': '2027-04', 'travel.months.2': '2027-03' },
    { months: ['2027-03', '2027-04'] },
  ],
  [
    {
      when: 'days',
      'travel.months.0': '2027-03',
      'travel.from': '2027-05-01',
      'travel.to': '2027-05-09',
    },
    { from: '2027-05-01', to: '2027-05-09' },
  ],
  [
    {
      when: 'days',
      'travel.from': '2027-05-01',
      'travel.to': '2027-05-09',
      'travel.flexibleDays': '3',
    },
    { from: '2027-05-01', to: '2027-05-09', flexible: true, flexibleDays: 3 },
  ],
])('%o is travelled in %o', (values, travel) => {
  const { wishes } = read(values)
  expect(wishes).toMatchObject({ travel })
  expect(quoteOperations.createOpenQuote.input.safeParse(wishes).error?.issues).toBeUndefined()
})

test('half a span is refused at the half that is missing', () => {
  const { broken } = read({ when: 'days', 'travel.from': '2027-05-01' })
  expect(broken.map(({ path }) => path)).toEqual(['travel.to'])
})

test.each([
  ['4, 9', [4, 9]],
  ['4 y 9 años', [4, 9]],
])('%s are ages', (children, ages) => {
  expect(read({ children }).wishes).toMatchObject({ children: ages })
})

test('ages in letters are refused, with what to type', () => {
  expect(read({ children: 'dos' }).broken).toEqual([
    { path: 'children', message: messages.agesTyped },
  ])
})

test.each([
  ['R$ 25.000,00', messages.currencyDiffers],
  ['25 mil', messages.amountTyped],
])('a budget of %s in dollars is refused: %s', (amount, message) => {
  const typed = { 'budget.amount': amount, 'budget.currency': 'USD', 'budget.per': 'person' }
  const { wishes, broken } = read(typed)
  expect(broken).toEqual([{ path: 'budget.amount', message }])
  expect(wishes).not.toHaveProperty('budget')
})

test.each([
  ['2.500', 250_000],
  ['2,500', 250_000],
  ['2500', 250_000],
  ['2500,50', 250_050],
  ['1.234.567', 123_456_700],
  ['USD 2,500.50', 250_050],
])('a budget of %s is %i cents', (amount, minor) => {
  const typed = { 'budget.amount': amount, 'budget.currency': 'USD', 'budget.per': 'person' }
  expect(read(typed).wishes).toMatchObject({
    budget: { amount: minor, currency: 'USD', per: 'person' },
  })
})

test('currencies without cents have none', () => {
  const typed = { 'budget.amount': '2.500', 'budget.currency': 'CLP', 'budget.per': 'group' }
  expect(read(typed).wishes).toMatchObject({ budget: { amount: 2500 } })
})

test('a brief is a group’s alone', () => {
  const typed = { occasion: 'convention', 'brief.event': 'Ventas', 'brief.gala': 'on' }
  expect(read(typed, true).wishes).toMatchObject({ brief: { event: 'Ventas', gala: true } })
  expect(read({ ...typed, occasion: 'family' }).wishes).not.toHaveProperty('brief')
})

test('a broken rule about a room is said at that kind of room', () => {
  const { wishes, nameAt } = read({ 'rooms.double': '', 'rooms.single': '9999' })
  const [issue] = quoteOperations.createOpenQuote.input.safeParse(wishes).error?.issues ?? []
  expect(nameAt(issue?.path.join('.') ?? '')).toBe('rooms.single')
})
