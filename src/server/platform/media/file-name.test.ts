import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['Glaciar Perito Moreno (2).jpg', 'Glaciar Perito Moreno (2).jpg'],
  ['Ñandú ☀.JPG', 'Ñandú ☀.JPG'],
  ['n\u0303andu\u0301.png', 'ñandú.png'],
  ['/home/vera/fotos/lago.jpg', 'lago.jpg'],
  ['C:\\fotos\\lago.jpg', 'lago.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['gnp.\u202Egpj.exe', 'gnp.gpj.exe'],
  ['two\nlines\u0000.jpg', 'twolines.jpg'],
  ['  spaced \t out .jpg ', 'spaced out .jpg'],
  ['folder/', null],
  ['\u200B', null],
  ['', null],
  [undefined, null],
])('%j is called %j', (sent, name) => {
  expect(fileNameOf(sent)).toBe(name)
})

it('cuts a long name before its ending', () => {
  const name = fileNameOf(`${'ñ'.repeat(300)}.jpeg`) ?? ''
  expect(name).toHaveLength(200)
  expect(name.endsWith('ñ.jpeg')).toBe(true)
  expect(fileNameOf('a'.repeat(300))).toHaveLength(200)
})
