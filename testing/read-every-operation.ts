import type { Caller, OperationName } from '#contract/index.ts'
import { operations } from '#contract/index.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import {
  operationsOfKind,
  relatedToDestination,
} from '#contract/catalogue/kinds/kind-operations.ts'
import { figureGroupings } from '#contract/quotes/figures.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { textLanguages } from '#texts/languages.ts'
import { initialLanguages, targetLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { TestApp } from './app.ts'

/** Reads whose answer is not what is stored, or is of the log-in that asks. */
const madeUp: OperationName[] = ['getCaptchaChallenge', 'validateToken', 'listMySessions']

const unknownId = '00000000-0000-4000-8000-000000000000'

/** Days around whatever tests ask for. */
const lastYears = { from: '2025-06-01', to: '2028-06-01' }

const stay = { from: '2027-03-12', nights: 2, adults: 2 }

type Answers = Record<string, unknown>

/**
 * Every reading operation's answer, to the public and to an admin unless to others, about everything there
 * is. Fails when an operation is asked nothing.
 */
export async function readEveryOperation(
  app: TestApp,
  callers: Record<string, Caller> = { public: app.call, admin: app.admin },
): Promise<Answers> {
  const answers: Answers = {}
  const ask = async (name: OperationName, payload: object = {}) => {
    for (const [who, caller] of Object.entries(callers)) {
      const call = caller as (name: OperationName, payload: object) => Promise<unknown>
      const answer = await call(name, payload).catch((failure: Error) => failure.name)
      const text = answer instanceof File ? await answer.text() : answer
      answers[`${who} ${name} ${JSON.stringify(payload)}`] = text
    }
  }
  for (const [name, payload] of await everyQuestion(app.admin)) await ask(name, payload)
  const asked = new Set(Object.keys(answers).map((key) => key.split(' ')[1]))
  const left = Object.entries(operations).filter(([name, { effect }]) => {
    return effect === 'reads' && !asked.has(name) && !madeUp.some((each) => each === name)
  })
  if (left.length > 0) throw new Error(`Nobody asks ${left.map(([name]) => name).join()}`)
  return answers
}

async function everyQuestion(admin: Caller): Promise<[OperationName, object?][]> {
  const panel = { adminPanel: true }
  const ids = (items: { id: string }[]) => items.map(({ id }) => id)
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const { list } = await admin(operationsOfKind[kind].list, panel)
      return list.map(({ id }) => ({ kind, id }))
    }),
  )
  const items = all.flat()
  const idsOf = (wanted: Kind) => ids(items.filter(({ kind }) => kind === wanted))
  const destinations = idsOf('destination')
  const categories = ids((await admin('listCategories')).list)
  const users = await admin('listUsers')
  const quotes = await admin('listQuote')
  const emails = new Set(['nobody@example.com', ...quotes.list.flatMap(({ email }) => email ?? [])])
  const quoteIds = [unknownId, ...ids(quotes.list)]
  const templateIds = [unknownId, ...ids((await admin('listTemplates')).list)]
  const proposalIds = [unknownId]
  for (const { id } of quotes.list) {
    proposalIds.push(...ids((await admin('detailQuote', { quoteId: id })).proposals))
  }
  const two = destinations.slice(0, 2)
  const questions: [OperationName, object?][] = [
    ...kinds.map((kind) => ask(operationsOfKind[kind].list, panel)),
    ...items.flatMap(({ kind, id }) => [
      ask(operationsOfKind[kind].detail, { id, ...panel }),
      ask(operationsOfKind[kind].landingDetail, { id }),
    ]),
    ...['Destinations', 'Tours', 'Circuits', 'Packages'].map((kind) =>
      ask(`get${kind}RelatedTags`, { tags: ['selva'] }),
    ),
    ...destinations.flatMap((id) => [
      ...kinds
        .filter((kind) => kind !== 'destination')
        .map((kind) => ask(relatedToDestination(kind), { id, ...panel })),
      ask('getToursStarredInDestination', { id }),
      ask('getToursFormData', { destinationId: id }),
      ask('getDestinationTags', { destinationIds: [id] }),
      ...['circuits', 'tours', 'packages'].map((entity) =>
        ask('getEntitiesRelatedDestinationForLanding', { id, entity }),
      ),
    ]),
    ...categories.flatMap((id) => [
      ask('getCategory', { id }),
      ask('getTourListByCategory', { categoryId: id }),
    ]),
    ...ids((await admin('listCountries')).list).map((id) => ask('getCountry', { id })),
    ...ids((await admin('listRegions')).list).map((id) => ask('getRegion', { id })),
    ...ids(Object.values(users).flat()).map((id) => ask('detailUserAdmin', { id })),
    ...['iguazu', 'selva', 'igauzu'].map((keyword) =>
      // As while somebody types: what is read is not changed by reading it.
      ask('getSearchResults', { keyword, limit: 50, lang: 'es', threshold: 0.3, typing: true }),
    ),
    ask('getHATByDestinationIds', { ids: two }),
    ask('compareDestinations', { ids: two }),
    ask('getDestinationDetailForCircuitForm', { destinationIds: two }),
    ...[...idsOf('circuit'), ...idsOf('package')].map((id) => ask('checkItinerary', { id })),
    ...ids((await admin('getBannerContent')).list).map((mediaId) =>
      ask('getWholePicture', { mediaId }),
    ),
    ask('getWholePicture', { mediaId: unknownId }),
    ask('checkPictureAddresses', { addresses: ['https://localhost/picture.jpg'] }),
    ...items.flatMap((item) => [
      ask('listVersions', item),
      ask('getVersion', { ...item, version: 1 }),
      ask('listRemovedMedia', item),
    ]),
    ask('getSite', panel),
    ask('getLanguages'),
    ask('getMe'),
    ask('listMyPasskeys'),
    ...(await admin('listPages', panel)).list.map(({ slug }) => ask('getPage', { slug, ...panel })),
    ask('listPages', panel),
    ask('listSpecialists', panel),
    ask('listTestimonials', panel),
    ...items.map(({ kind, id: entityId }) => ask('listTestimonials', { kind, entityId })),
    ask('listRedirects'),
    ask('getAlternatives', { kind: 'tour', id: unknownId }),
    ask('exportRedirects'),
    ask('listDeadAddresses'),
    ...textLanguages.map((lang) => ask('getTexts', { lang })),
    ...[...emails].map((email) => ask('exportPerson', { email })),
    ...items.map((item) => ask('getDraft', item)),
    // Links are told once: who reads everything has none.
    ask('getPreview', { token: 'unknown' }),
    ask('getClientView', { token: 'unknown' }),
    ask('getRequest', { token: 'unknown' }),
    ask('getProposal', { token: 'unknown' }),
    ...quoteIds.map((id) => ask('getMyQuote', { id })),
    ...proposalIds.flatMap((id) => [ask('detailProposal', { id }), ask('checkProposal', { id })]),
    ...quoteIds.flatMap((quoteId) => [
      ask('detailQuote', { quoteId }),
      ...templateIds.map((templateId) => ask('renderTemplate', { templateId, quoteId })),
    ]),
    ...targetLanguages(initialLanguages).flatMap((lang) => [
      ask('listTranslations', { lang }),
      ...destinations.map((id) => ask('getTranslationDiff', { kind: 'destination', id, lang })),
    ]),
    ...kinds.map((kind) => ask('exportCatalogue', { kind })),
    ...items.map((item) => ask('listDependents', item)),
    ...[unknownId, ...ids((await admin('listAgencies')).list)].map((id) =>
      ask('detailAgency', { id }),
    ),
    ...[unknownId, ...ids((await admin('listRates')).list)].flatMap((id) => [
      ask('detailRate', { id }),
      ask('listRateVersions', { id }),
      ask('getRateVersion', { id, version: 1 }),
      ask('suggestPrices', { proposalId: proposalIds.at(-1), rateId: id, startOn: '2027-03-12' }),
    ]),
    ...items
      .filter(({ kind }) => ratedKinds.some((each) => each === kind))
      .map(({ kind, id }) => ask('reckonStay', { ...stay, entityType: kind, entityId: id })),
    ...figureGroupings.flatMap((by) => [
      ask('getFigures', { ...lastYears, by }),
      ask('exportFigures', { ...lastYears, by, format: 'csv' }),
    ]),
    ask('listViews', { list: 'tours' }),
    ask('listDeliveries', { webhookId: unknownId }),
    ask('getWork', { workId: unknownId }),
    ...ids((await admin('listWorks')).list).map((workId) => ask('listWorkChanges', { workId })),
    ask('listWorkChanges', { workId: unknownId }),
    ask('getUsersSearchedResults', { keyword: 'a' }),
    ask('searchUsers', { keyword: 'a' }),
  ]
  const plain = [
    'listCategories listCountries listRegions listUsers getUsersWithUnconfirmedEmails',
    'headerDropdowns listTags listTexts getTagNames getBannerContent getBanner getPublicConfig getSite',
    'listQuote countQuotes exportQuotes exportUsers listTemplates listTermSets listMyQuotes listActivity listMails',
    'exportMarketing listBin listTerms listMissedSearches getDashboard getFirstSteps listBrowserReports',
    'listQuote countQuotes exportQuotes listTemplates listMyQuotes listActivity listMails',
    'exportMarketing listSchedule listAgencies getMyAgency listRates exportRates listSheets',
    'exportMarketing listSchedule listApiKeys listWebhooks listClientViews listWorks',
  ]
  return [...questions, ...plain.flatMap((line) => line.split(' ')).map((name) => ask(name))]
}

/** A question under a name that is put together; a wrong one fails in the call. */
function ask(name: string, payload?: object): [OperationName, object?] {
  if (!Object.hasOwn(operations, name)) throw new Error(`No operation ${name}`)
  return [name as OperationName, payload]
}
