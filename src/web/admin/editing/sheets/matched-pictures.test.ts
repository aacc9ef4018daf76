import { expect, it } from 'vitest'
import type { ImportedRow } from '#contract/editing/transfer.ts'
import { matchedPictures } from './matched-pictures.ts'
import { resultFile } from './result-file.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const row = (id: string | null, images: string[]): ImportedRow => ({
  row: 2,
  externalId: '=E1',
  action: 'add',
  issues: [{ path: 'region', message: 'made' }],
  id,
  images,
})

it('matches pictures by their names, whatever case and folder; the first is the main one', () => {
  const files = [picture('Falls.JPG'), picture('night.png'), picture('unused.jpg')]
  const rows = [row('a', ['pictures/falls.jpg', 'night.png', 'gone.jpg']), row(null, ['night.png'])]
  const { matched, missing } = matchedPictures(rows, files)
  expect(matched.map(({ file, id, position }) => [file.name, id, position])).toEqual([
    ['Falls.JPG', 'a', 'main'],
    ['night.png', 'a', 'slider'],
  ])
  expect(missing).toEqual(['gone.jpg'])
})

it('keeps the result as a file, in which nothing calculates', async () => {
  const file = resultFile('tours', [row('a', [])], (message) => `«${message}»`)
  expect(file.name).toBe('tours-import.csv')
  expect(await file.text()).toBe(
    'row,externalId,action,issues\r\n2,"\'=E1",add,"region: «made»"\r\n',
  )
})
