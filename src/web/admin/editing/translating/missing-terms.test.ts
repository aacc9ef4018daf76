import { expect, it } from 'vitest'
import { missingTerms } from './missing-terms.ts'

const kept = { id: '1', term: 'Perito Moreno', keep: true, texts: {} }
const said = { id: '2', term: 'glacier', keep: false, texts: { pt: 'geleira' } }

const missing = (english: string, translated: string, terms = [kept, said]) =>
  missingTerms(terms, 'pt', {
    source: { name: 'Nothing', description: english },
    translated: { name: 'Nada', description: translated },
  })

it('tells what English has and the translation lacks, and where', () => {
  expect(missing('The Perito Moreno glacier.', 'O gelo do Moreno.')).toEqual([
    { term: 'Perito Moreno', said: null, fields: ['description'] },
    { term: 'glacier', said: 'geleira', fields: ['description'] },
  ])
  expect(missing('The Perito Moreno GLACIER.', 'A Geleira Perito Moreno.')).toEqual([])
})

it('looks for words of their own, whatever signs they have', () => {
  expect(missing('All glaciers melt.', 'Tudo derrete.')).toEqual([])
  const odd = { id: '3', term: 'A+ (room)', keep: true, texts: {} }
  expect(missing('An A+ (room).', 'Um quarto.', [odd])).toHaveLength(1)
  expect(missing('An A+ (room).', 'Um A+ (room).', [odd])).toEqual([])
})

it('says nothing of what is not translated, nor of a language without a word', () => {
  expect(missing('The glacier.', ' ')).toEqual([])
  expect(missing('The glacier.', 'O gelo.', [{ ...said, texts: { es: 'glaciar' } }])).toEqual([])
})
