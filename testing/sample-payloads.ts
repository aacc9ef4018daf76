import { operations } from '#contract/index.ts'
import type { Operation, OperationName } from '#contract/operation.ts'
import { sampleSite } from './sample-site.ts'
import { goodPassword } from './accounts.ts'
import type { TestApp } from './app.ts'
import {
  addPicture,
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeRegion,
  makeTour,
  makeVideo,
} from './factories.ts'
import { makeProposalSamples } from './proposals.ts'

type Payload = Record<string, unknown>

/**
 * Fills a catalogue and gives, for every operation that is not public, a payload that its rules
 * take and that names what is there. Fails for an operation with a field nobody has a sample of.
 */
export async function makeSamplePayloads(app: TestApp): Promise<(name: OperationName) => Payload> {
  const { admin } = app
  const countryId = (await admin('addCountry', { name: 'Argentina' })).id
  const regionId = await makeRegion(admin, countryId)
  const categoryId = await makeCategory(admin)
  const tag = 'sample'
  const destinationId = await makeDestination(admin, { regionId, tags: [tag] })
  const destinationIds = [destinationId, await makeDestination(admin)]
  const tour = await makeTour(admin, { destinationId, categoryId })
  const circuit = await makeCircuit(admin, { destinationIds })
  const packageId = await makePackage(admin, { destinationIds })
  const incentive = await makeIncentive(admin, { destinationId })
  const hotel = await makeHotel(admin, { destinationId })
  const position = 'slider' as const
  const pageDetails = [{ lang: 'en' as const, title: 'Sample', body: 'Sample.' }]
  const page = await admin('addPage', { slug: 'sample-page', details: pageDetails })
  const file = await makePicture()
  const quote = {
    email: 'visitor@example.com',
    name: 'Visitor',
    message: 'Two people in March',
    entityType: 'destination' as const,
    entityId: destinationId,
  }
  const { id: quoteId } = await app.call('createQuote', quote)
  const templateTexts = { en: { subject: 'Sample', body: 'Sample.' } }
  const template = await admin('addTemplate', { name: 'Sample', texts: templateTexts })

  const proposal = await makeProposalSamples(app, quoteId)

  await app.services.jobs.drain()
  const [mail] = (await admin('listMails', { limit: 1 })).list

  const bannerImage = await admin('uploadBannerContent', { file })
  const bannerVideo = await admin('uploadBannerContentVideo', { file: makeVideo() })
  const bannerIds = [bannerImage.id, bannerVideo.id]

  /** What an id of an operation names when its name contains the key; the first that fits. */
  const ids: [string, string][] = [
    ['BannerImage', bannerImage.id],
    ['BannerVideo', bannerVideo.id],
    ['Page', page.id],
    ['Template', template.id],
    ['User', (await app.makeUser({ isApproved: false })).id],
    ['Mail', mail?.id ?? ''],
    ['MyQuote', quoteId],
    ['confirmProposal', proposal.accepted],
    ['ProposalLink', proposal.sent],
    ['Proposal', proposal.draft],
    ['Category', categoryId],
    ['Country', countryId],
    ['Region', regionId],
    ['Tour', tour],
    ['Itinerary', circuit],
    ['Circuit', circuit],
    ['Package', packageId],
    ['Hotel', hotel],
    ['Incentive', incentive],
    ['Destination', destinationId],
  ]
  const media: [string, string][] = [
    ['Tour', (await admin('addTourMedia', { id: tour, position, file })).id],
    ['Circuit', (await admin('addCircuitMedia', { id: circuit, position, file })).id],
    ['Package', (await admin('addPackageMedia', { id: packageId, position, file })).id],
    ['Hotel', (await admin('addHotelMedia', { id: hotel, position, file })).id],
    ['Incentive', (await admin('addIncentiveMedia', { id: incentive, position, file })).id],
    ['editMedia', (await addPicture(admin, destinationId, 'main')).id],
    ['getWholePicture', (await addPicture(admin, destinationId, 'main')).id],
    ['replaceMedia', (await addPicture(admin, destinationId, 'main')).id],
    ['Destination', (await addPicture(admin, destinationId)).id],
  ]
  const fixed: Payload = {
    ...sampleSite,
    name: 'Sample',
    surname: 'Sample',
    email: 'sample@example.com',
    to: 'sample@example.com',
    password: goodPassword,
    role: 'admin',
    lang: 'es',
    details: makeDetails(),
    names: { en: 'Sample' },
    aliases: ['Sample'],
    intro: { en: 'Sample.' },
    alt: { en: 'A sample' },
    caption: { en: 'Sample' },
    credit: 'Sample',
    focus: { x: 0.25, y: 0.75 },
    decorative: false,
    tag,
    slug: 'another-page',
    menu: 'footer',
    order: 2,
    message: 'Two people in March',
    origin: 'phone',
    key: 'home.title',
    texts: { en: 'Sample' },
    keyword: 'a',
    showVideo: true,
    category: 4,
    days: 5,
    nights: 4,
    regionId,
    countryId,
    categoryId,
    destinationId,
    destinationIds,
    quoteId,
    templateId: template.id,
    userId: (await app.makeUser({ role: 'admin' })).id,
    state: 'contacted',
    on: '2027-01-05',
    subject: 'Sample',
    text: 'Sample.',
    from: 'visitor',
    channel: 'email',
    ids: destinationIds,
    mediaPosition: position,
  }

  function sampleOf(name: OperationName, field: string): unknown {
    const named = (known: [string, string][]) => known.find(([part]) => name.includes(part))?.[1]
    if (field === 'id') return named(ids)
    if (name.endsWith('Proposal') && field in proposal.fields) return proposal.fields[field]
    if (field === 'mediaId') return named(media)
    if (name === 'updateBannerOrder') return bannerIds
    if (field === 'details' && name.endsWith('Page')) return pageDetails
    if (field === 'texts' && name.endsWith('Template')) return templateTexts
    if (name === 'listMails' && field === 'state') return 'sent'
    // Of lists they are days.
    if ((field === 'from' || field === 'to') && /Quotes?$/.test(name)) return '2026-01-01'
    if (field === 'mediaIds') return [named(media)]
    // Another one than it has: else there would be nothing to do.
    if (field === 'position') return name.startsWith('edit') ? 'detail' : position
    return fixed[field]
  }

  return (name) => {
    const declared: Operation = operations[name]
    const fields = Object.keys(declared.input.shape).flatMap((field) => {
      const value = sampleOf(name, field)
      return value === undefined ? [] : [[field, value]]
    })
    const payload: Payload = Object.fromEntries(fields)
    declared.input.parse(payload)
    if (declared.upload === undefined) return payload
    return { ...payload, file: declared.upload === 'video' ? makeVideo() : file }
  }
}
