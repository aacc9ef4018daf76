import { expect, it } from 'vitest'
import type { ImportedRow } from '#contract/editing/transfer.ts'
import { resultFile } from '../report/result-file.ts'
import {
  type ChosenPicture,
  matchPictures,
  type NamedPicture,
  shownName,
} from './matched-pictures.ts'

const chosen = (path: string): ChosenPicture => ({
  path,
  read: () => Promise.resolve(new File(['x'], path, { type: 'image/jpeg' })),
})
const row = (
  id: string | null,
  images: string[],
  more: Partial<ImportedRow> = {},
): ImportedRow => ({
  row: 2,
  externalId: '=E1',
  action: 'add',
  issues: [{ path: 'region', message: 'made' }],
  id,
  images,
  ...more,
})
const sourceIn = ({ source }: NamedPicture) => (typeof source === 'object' ? source.path : source)

it('matches pictures by their names, whatever case and folder; the first is the main one', () => {
  const files = ['Falls.JPG', 'night.png', 'unused.jpg'].map(chosen)
  const rows = [
    row('a', ['gone.jpg', 'pictures/falls.jpg', 'night.png'], { imagesCell: 'F2' }),
    row(null, ['night.png']),
    row('b', ['night.png'], { action: 'refused' }),
  ]
  const named = matchPictures(rows, files)
  expect(named.map((each) => [each.place, sourceIn(each), each.id, each.position])).toEqual([
    ['F2', 'missing', 'a', 'main'],
    ['F2', 'Falls.JPG', 'a', 'main'],
    ['F2', 'night.png', 'a', 'slider'],
    ['2', 'night.png', null, 'main'],
  ])
})

it('tells pictures of one name by their folders, and leaves the choice where these do not', () => {
  const files = ['uploads/2024/05/lake.jpg', 'uploads/2025/05/lake.jpg', 'uploads/Ñandú 1.jpg'].map(
    chosen,
  )
  const sources = (name: string) => matchPictures([row('a', [name])], files).map(sourceIn)
  expect(sources('2024/05/lake.jpg')).toEqual(['uploads/2024/05/lake.jpg'])
  expect(sources('C:\\wp\\uploads\\2025\\05\\LAKE.jpg')).toEqual(['uploads/2025/05/lake.jpg'])
  expect(sources('https://old.example/wp-content/uploads/2024/05/lake.jpg?w=9')).toEqual([
    'uploads/2024/05/lake.jpg',
  ])
  expect(sources('lake.jpg')).toEqual(['several'])
  expect(sources('05/lake.jpg')).toEqual(['several'])
  expect(sources('https://old.example/%C3%91and%C3%BA%201.jpg')).toEqual(['uploads/Ñandú 1.jpg'])
  expect(sources('https://old.example/other.jpg')).toEqual(['address'])
})

it('shows the last part of a name', () => {
  expect(shownName('https://old.example/a/Lago%20azul.jpg')).toBe('Lago azul.jpg')
  expect(shownName('a\\b%.jpg')).toBe('b%.jpg')
})

it('keeps the result as a file, in which nothing calculates', async () => {
  const file = resultFile('tours', [row('a', [])], (message) => `«${message}»`)
  expect(file.name).toBe('tours-import.csv')
  expect(await file.text()).toBe(
    'row,externalId,action,issues\r\n2,"\'=E1",add,"region: «made»"\r\n',
  )
})
