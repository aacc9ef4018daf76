import { expect, test } from '@playwright/test'
import { downloadZip } from 'client-zip'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { makePictures } from './drop-files.ts'
import { addPlace, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('a sheet names pictures of a ZIP by their folders, and addresses that the server looks at', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Zip')
  const { regionId } = await addPlace(admin, name)
  expect(regionId).toBeTruthy()
  const [blue = Buffer.alloc(0), red = Buffer.alloc(0)] = await makePictures(['#14506b', '#8c2f2f'])
  const zip = await downloadZip([
    { name: 'uploads/2024/lago.jpg', input: blue },
    { name: 'uploads/2025/lago.jpg', input: red },
    { name: 'uploads/2025/notas.txt', input: 'nothing of interest' },
  ]).blob()
  const images = [
    '2025/lago.jpg',
    'https://viejo.example.com/wp-content/uploads/2024/lago.jpg',
    'lago.jpg',
    'falta.jpg',
    'https://localhost/otra.jpg',
  ].join(' | ')
  const header = 'externalId;name.en;description.en;region;country;images'
  const row = `${name}-1;${name};Texto;Región ${name};País ${name};${images}`

  await openPanel(page, '/admin-panel/sheets?kind=destination')
  const card = page.getByRole('region', { name: 'Importar' })
  await card
    .getByLabel('Elegir archivos')
    .first()
    .setInputFiles([
      { name: 'lugares.csv', mimeType: 'text/csv', buffer: Buffer.from(`${header}\r\n${row}`) },
      {
        name: 'uploads.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(await zip.arrayBuffer()),
      },
    ])

  await test.step('before the import one reads which there are, and why not the others, cell by cell', async () => {
    await expect(card.getByText('Se encontraron 2 imágenes.')).toBeVisible()
    const problems = card.getByRole('alert').filter({ hasText: 'Se nombran 3 imágenes' })
    await expect(problems.getByRole('listitem')).toHaveText([
      /^F2: lago\.jpg – varios archivos se llaman así/,
      /^F2: falta\.jpg – no está entre los archivos elegidos$/,
      /^F2: otra\.jpg – La dirección debe empezar por https:\/\/ y ser pública$/,
    ])
    expect(await axeViolations(page), 'pictures of a sheet').toEqual([])
  })

  await test.step('after it those of the ZIP are with their item, and a refused address says why', async () => {
    await card.getByRole('button', { name: 'Importar 1 fila' }).click()
    await card.getByRole('button', { name: 'Subir 3 imágenes' }).click()
    await expect(card.getByText('Las imágenes están con sus elementos.')).toBeVisible()
    const failed = card.getByRole('listitem').filter({ hasText: 'F2: otra.jpg' })
    await expect(failed).toContainText('La dirección debe empezar por https:// y ser pública')
    const { list } = await admin('listDestinations', { adminPanel: true, keyword: name })
    const id = list[0]?.id ?? ''
    const { media } = await admin('detailDestination', { id, adminPanel: true })
    expect(media.map(({ fileName, position }) => [fileName, position])).toEqual([
      ['lago.jpg', 'slider'],
      ['lago.jpg', 'main'],
    ])
  })

  await test.step('a file that is no ZIP is told so', async () => {
    const buffer = Buffer.from('no ZIP')
    await card
      .getByLabel('Elegir archivos')
      .first()
      .setInputFiles({ name: 'roto.zip', mimeType: 'application/zip', buffer })
    await expect(page.getByText('roto.zip no se puede leer como ZIP')).toBeVisible()
  })
})
