import { randomUUID } from 'node:crypto'
import { type Kind, plainKinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { sampleSite, sampleSpecialist, sampleTestimonial } from './sample-site.ts'
import { goodPassword } from './accounts.ts'
import { makeAuthenticator } from './authenticator.ts'
import { makeClientViewSamples } from './client-views.ts'
import type { TestApp } from './app.ts'
import {
  addPicture,
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeItem,
  makePackage,
  makePicture,
  makeRegion,
  makeTour,
  makeVideo,
} from './factories.ts'
import { startPictureServer } from './picture-server.ts'
import { makeProposalSamples, sampleTermSet } from './proposals.ts'
import { makeAgencySamples } from './sample-agencies.ts'
import { makeSampleRate, sampleOfRate } from './rates.ts'

type Payload = Record<string, unknown>

/** A kind in the names of its operations. */
const nameIn = (kind: Kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

const sampleView: Record<string, unknown> = {
  list: 'tours',
  params: { status: 'off' },
  columns: ['place'],
  shared: false,
}

/**
 * Fills a catalogue and gives, for every operation that is not public, a payload that its rules
 * take and that names what is there; the app has WEBHOOK_ALLOW_PRIVATE. Fails for an operation with a field nobody has a sample of.
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
  const by = await makeTour(admin, { destinationId, categoryId })
  const circuit = await makeCircuit(admin, { destinationIds })
  const packageId = await makePackage(admin, { destinationIds })
  const plain: [Kind, string][] = []
  for (const kind of plainKinds) plain.push([kind, await makeItem[kind](admin, { destinationId })])
  const hotel = await makeHotel(admin, { destinationId })
  /** Two that are in the bin. */
  const binned = [await makeTour(admin, { destinationId, categoryId }), await makeTour(admin)]
  for (const id of binned) await admin('deleteTour', { id })
  const position = 'slider' as const
  const pageDetails = [{ lang: 'en' as const, title: 'Sample', body: 'Sample.' }]
  const page = await admin('addPage', { slug: 'sample-page', details: pageDetails })
  const file = await makePicture()
  const bytes = Buffer.from(await file.arrayBuffer())
  const address = `${await startPictureServer((_request, answer) => answer.end(bytes))}/sample.jpg`
  const quote = {
    email: 'visitor@example.com',
    name: 'Visitor',
    message: 'Two people in March',
    entityType: 'destination' as const,
    entityId: destinationId,
  }
  const { id: quoteId } = await app.call('createQuote', quote)
  const { id: otherQuoteId } = await app.call('createQuote', quote)
  const specialist = await admin('addSpecialist', { name: 'Sample' })
  const testimonial = await admin('addTestimonial', { text: { en: 'Sample.' }, author: 'Sample' })
  const templateTexts = { en: { subject: 'Sample', body: 'Sample.' } }
  const termSet = await admin('addTermSet', { name: 'Sample' })
  const template = await admin('addTemplate', { name: 'Sample', texts: templateTexts })

  const proposal = await makeProposalSamples(app, quoteId)

  const agencies = await makeAgencySamples(app)

  const clientView = await makeClientViewSamples(app, agencies.sample, destinationId)

  const hook = { url: 'https://hooks.example.com/sample', events: ['item.added' as const] }
  const webhook = await admin('addWebhook', hook)
  await admin('testWebhook', { id: webhook.id })
  const [delivery] = (await admin('listDeliveries', { webhookId: webhook.id })).list
  const apiKey = await admin('addApiKey', { name: 'Sample', scopes: ['catalogue:read'] })
  const view = await admin('addView', { list: 'tours', name: 'A view', params: {} })
  const term = await admin('addTerm', { term: 'Sample', keep: true })
  const redirect = await admin('addRedirect', { from: '/former/sample', to: '/es' })
  const deadAddress = '/sample/that-nobody-finds'
  for (let visit = 0; visit < 2; visit += 1)
    app.services.deadAddresses.count(deadAddress, undefined)
  await app.services.deadAddresses.write()
  app.services.missedSearches.count('sample that nobody finds', 'es')
  await app.services.missedSearches.write()
  app.services.browserReports.count({
    kind: 'error',
    message: 'Sample',
    source: '/assets/sample.js:1:2',
    page: '/es',
    browser: 'Firefox, Linux',
  })
  await app.services.browserReports.write()
  const [browserReport] = (await admin('listBrowserReports')).list

  await app.services.jobs.drain()
  const [mail] = (await admin('listMails', { limit: 1 })).list

  const bannerImage = await admin('uploadBannerContent', { file })
  const bannerVideo = await admin('uploadBannerContentVideo', { file: makeVideo() })
  const bannerIds = [bannerImage.id, bannerVideo.id]

  /** The thing that an operation's id names if its name contains the key; the first match counts. */
  const ids: [string, string][] = [
    ['FromAddress', destinationId],
    ['BrowserReport', browserReport?.id ?? ''],
    ['BannerImage', bannerImage.id],
    ['ClientView', clientView.id],
    ['View', view.id],
    ['Present', tour],
    ['Draft', destinationId],
    ['PreviewLink', destinationId],
    ['Schedule', destinationId],
    ['BannerVideo', bannerVideo.id],
    ['restoreFromBin', binned[0] ?? ''],
    ['deleteFromBin', binned[1] ?? ''],
    ['RateVersion', await makeSampleRate(admin, circuit)],
    ['Version', tour],
    ['RemovedMedia', tour],
    ['duplicateItem', tour],
    ['KitLink', tour],
    ['Page', page.id],
    ['Specialist', specialist.id],
    ['Testimonial', testimonial.id],
    ['Redirect', redirect.id],
    ['openMyProposal', proposal.sent],
    ['MyRequestMessage', quoteId],
    ['Template', template.id],
    ['TermSet', termSet.id],
    ['rejectUser', agencies.applicant],
    ['User', (await app.makeUser({ isApproved: false })).id],
    ['Mail', mail?.id ?? ''],
    ['endSession', randomUUID()],
    ['deletePasskey', randomUUID()],
    ['SecondFactor', (await app.makeUser()).id],
    ['Term', term.id],
    ['deleteAgency', agencies.unused],
    ['deleteRate', await makeSampleRate(admin, circuit)],
    ['Rate', await makeSampleRate(admin, circuit)],
    ['Agency', agencies.sample],
    ['ApiKey', apiKey.id],
    ['testWebhook', webhook.id],
    ['Webhook', (await admin('addWebhook', hook)).id],
    ['Transla', destinationId],
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
    ...plain.map(([kind, id]): [string, string] => [nameIn(kind), id]),
    ['listDependents', destinationId],
    ['replaceEverywhere', tour],
    ['Destination', destinationId],
  ]
  const removed = await admin('addTourMedia', { id: tour, position, file })
  await admin('removeTourMedia', { mediaId: removed.id })
  const addMedium = async (kind: Kind, id: string) =>
    (await admin(operationsOfKind[kind].addMedia, { id, position, file })).id
  const plainMedia: [string, string][] = []
  for (const [kind, id] of plain) plainMedia.push([nameIn(kind), await addMedium(kind, id)])
  const media: [string, string][] = [
    ['restoreMedia', removed.id],
    ['Tour', await addMedium('tour', tour)],
    ['Circuit', await addMedium('circuit', circuit)],
    ['Package', await addMedium('package', packageId)],
    ['Hotel', await addMedium('hotel', hotel)],
    ...plainMedia,
    ['editMedia', (await addPicture(admin, destinationId, 'main')).id],
    ['getWholePicture', (await addPicture(admin, destinationId, 'main')).id],
    ['replaceMedia', (await addPicture(admin, destinationId, 'main')).id],
    ['Destination', (await addPicture(admin, destinationId)).id],
  ]
  const authenticator = makeAuthenticator(app.services.settings.siteUrl)
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
    term: 'Another sample',
    keyword: 'a',
    scopes: ['catalogue:read'],
    url: 'https://hooks.example.com/another',
    events: ['item.added'],
    webhookId: webhook.id,
    deliveryId: delivery?.id,
    origins: ['https://www.example.com'],
    showVideo: true,
    category: 4,
    version: 1,
    days: 5,
    nights: 4,
    regionId,
    countryId,
    categoryId,
    destinationId,
    destinationIds,
    quoteId,
    templateId: template.id,
    termSetId: termSet.id,
    current: goodPassword,
    newPass: goodPassword,
    code: '123456',
    response: authenticator.register({ challenge: 'sample' }),
    userId: (await app.makeUser({ role: 'admin' })).id,
    state: 'contacted',
    on: '2027-01-05',
    subject: 'Sample',
    text: 'Sample.',
    from: 'visitor',
    channel: 'email',
    ids: destinationIds,
    by,
    format: 'csv',
    mediaPosition: position,
    fields: { details: makeDetails() },
    enableAt: '2036-01-01T00:00:00Z',
    reason: { en: 'Sample.' },
    hidden: true,
    address,
    addresses: [address],
  }

  const figures: Payload = { from: '2026-01-01', to: '2026-12-31', by: 'agency' }
  const suggestion: Payload = {
    proposalId: proposal.draft,
    rateId: await makeSampleRate(admin, circuit),
    startOn: '2027-03-12',
    rooms: [{ kind: 'double', count: 1 }],
    children: [5],
    class: 'superior',
    nights: 3,
  }
  const stay: Payload = {
    ...suggestion,
    entityType: 'circuit',
    entityId: circuit,
    from: '2027-03-12',
    adults: 2,
    board: 'BB',
    room: 'Lake',
    service: 'private',
    sheet: 'general',
    residents: false,
    bookedOn: '2027-01-10',
    lang: 'en',
  }

  const ofDestinations =
    /^(?:bulkEdit|listDependents|addMediaFromAddress|\w+(?:Catalogue|Draft|PreviewLink|Schedule))$/
  const work = { kind: 'destination' as const, action: 'enable' as const, workId: randomUUID() }
  await admin('bulkEdit', { ...work, ids: destinationIds })

  function sampleOf(name: OperationName, field: string): unknown {
    if (field === 'response' && name !== 'addPasskey') {
      return authenticator.logIn({ challenge: 'sample' })
    }
    if (name === 'mergeQuotes') return field === 'from' ? otherQuoteId : quoteId
    if (field === 'dryRun') return name.startsWith('import') ? 'true' : true
    if (field === 'background') return undefined
    // Work has a name once; who asks for some needs none.
    if (field === 'workId') return name.includes('Work') ? work.workId : undefined
    if (name.includes('ClientView') && field in clientView.fields) return clientView.fields[field]
    const named = (known: [string, string][]) => known.find(([part]) => name.includes(part))?.[1]
    if (field === 'id') return named(ids)
    if (name === 'setTradeDigest') return true
    if (name.endsWith('TermSet') && field in sampleTermSet) return sampleTermSet[field]
    if (name.endsWith('Specialist') && field in sampleSpecialist) return sampleSpecialist[field]
    if (name.endsWith('Testimonial') && field in sampleTestimonial) return sampleTestimonial[field]
    if (name === 'suggestPrices') return suggestion[field]
    if (name === 'reckonStay') return stay[field]
    if (name === 'markPaid' && field in proposal.fields) return proposal.fields[field]
    if (name.endsWith('Proposal') && field in proposal.fields) return proposal.fields[field]
    if (field === 'mediaId') return named(media)
    if (name === 'updateBannerOrder') return bannerIds
    // Why a request is lost, which none here is; words or a template refuse a registration, not both.
    if (field === 'reason' && name !== 'rejectUser') return undefined
    if (name === 'rejectUser' && field === 'templateId') return undefined
    if (field === 'details' && name.endsWith('Page')) return pageDetails
    if (field === 'texts' && name.endsWith('Template')) return templateTexts
    if (name === 'listMails' && field === 'state') return 'sent'
    // The kind of what `ids` names.
    if (field === 'kind' && ofDestinations.test(name)) return 'destination'
    if (name === 'bulkRates' && field === 'ids') return [suggestion['rateId']]
    if (/Rates?$/.test(name) && !name.startsWith('delete'))
      return sampleOfRate(name, field, circuit)
    if (field in agencies.fields && /Agenc/.test(name)) return agencies.fieldOf(name, field)
    if (field === 'action' && name === 'bulkEdit') return work.action
    if (field === 'kind') return name === 'checkItinerary' ? 'circuit' : 'tour'
    if (name === 'listTranslations' && field === 'state') return 'missing'
    if (name === 'dismissMissedSearch' && field === 'keyword') return 'sample that nobody finds'
    // An address has one redirect.
    if (name.endsWith('Redirect') && field === 'from') return `/former/${randomUUID()}`
    if (name.endsWith('Redirect') && field === 'to') return '/es'
    if (/(Views?|Columns)$/.test(name) && field in sampleView) return sampleView[field]
    if (name === 'dismissDeadAddress') return deadAddress
    if (name.endsWith('Figures') && field in figures) return figures[field]
    // Of lists they are days.
    if ((field === 'from' || field === 'to') && /(Quotes?|Searches)$/.test(name))
      return '2026-01-01'
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
    const files = { video: makeVideo(), sheet: new Blob(['id\r\n']) }
    const sent =
      declared.upload === 'video' || declared.upload === 'sheet' ? files[declared.upload] : file
    return { ...payload, file: sent }
  }
}
