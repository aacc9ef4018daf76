import { expect, it } from 'vitest'
import { firstSteps } from '#contract/site/first-steps.ts'
import { startTestApp } from '#testing/app.ts'
import { makePicture, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

/** Which steps are done, in their order. */
async function done(call = admin): Promise<string[]> {
  const { steps } = await call('getFirstSteps')
  expect(steps.map(({ step }) => step)).toEqual(firstSteps)
  return steps.filter((each) => each.done).map(({ step }) => step)
}

it('sees each step in what is stored, whoever did it', async () => {
  // Without an SMTP server mails are files, which development may do with.
  expect(await done()).toEqual(['mail'])

  await admin('editSite', { name: 'Andes Travel' })
  await admin('uploadSiteLogo', { file: await makePicture(600, 200) })
  expect(await done()).toEqual(['name', 'logo', 'mail'])

  const contact = { phone: null, whatsapp: null, email: null, address: null, location: null }
  await admin('editSite', { contact: { ...contact, address: 'Calle 1, Salta' } })
  expect(await done()).not.toContain('contact')
  await admin('editSite', { contact: { ...contact, email: 'hello@example.com' } })
  expect(await done()).toContain('contact')

  const { list } = await admin('listPages', { adminPanel: true })
  const privacy = list.find(({ slug }) => slug === 'privacy')?.id ?? ''
  await admin('editPage', {
    id: privacy,
    status: true,
    details: [{ lang: 'en', title: 'Privacy', body: 'What we keep.' }],
  })
  expect(await done()).toEqual(['name', 'logo', 'contact', 'privacy', 'mail'])

  await makeTour(admin)
  expect(await done()).toEqual(firstSteps.filter((step) => step !== 'languages'))
  await admin('editLanguages', { default: 'en', languages: [{ code: 'en', state: 'public' }] })
  expect(await done()).toEqual(firstSteps)

  await admin('uploadSiteIcon', { file: await makePicture(512, 512) })
  await admin('removeSiteLogo')
  expect(await done()).not.toContain('logo')
})

it('is put away by each admin for themselves', async () => {
  const other = await app.makeUser({ role: 'admin' })
  const hidden = async (call = admin) => (await call('getFirstSteps')).hidden
  await admin('hideFirstSteps', { hidden: true })
  expect(await hidden()).toBe(true)
  expect(await hidden(other.call)).toBe(false)
  await admin('hideFirstSteps', { hidden: false })
  expect(await hidden()).toBe(false)
})

it('misses an SMTP server in production alone', async () => {
  const mailing = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect((await mailing.admin('getFirstSteps')).steps.at(-1)).toEqual({ step: 'mail', done: true })
})
