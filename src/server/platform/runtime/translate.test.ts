import { expect, it } from 'vitest'
import { translateInto } from './translate.ts'

it('says the texts of documents and of the site in each language', () => {
  expect(translateInto('es')('proposalMails.sent.heading')).toBe('Su propuesta está lista')
  expect(translateInto('pt')('journey.day', { day: 3 })).toBe('Dia 3')
})

it('chooses plural forms, and fills in what may look like a placeholder once', () => {
  const t = translateInto('en')
  expect([1, 2].map((count) => t('proposal.adults', { count }))).toEqual(['1 adult', '2 adults'])
  expect(t('proposal.madeFor', { name: '{{name}} $& $1' })).toBe('Prepared for {{name}} $& $1')
})
