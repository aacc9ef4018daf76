import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import { type Duty, duties } from '#contract/base/rights/duties.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp()

/** The duties of each admin's operation, typed by hand from requirements §20.2 and not from the declarations. */
const openedBy: Partial<Record<string, string[]>> = {
  catalogue: [
    'addDestination editDestination deleteDestination toggleDestinationStatus toggleDestinationStarred',
    'addDestinationMedia removeDestinationMedia editDestinationMediaPosition updateDestinationMediaOrder',
    'addTour editTour deleteTour toggleTourStatus toggleTourStarred toggleTourStarredInDestination',
    'addTourMedia removeTourMedia editTourMediaPosition updateTourMediaOrder',
    'addCircuit editCircuit deleteCircuit toggleCircuitStatus toggleCircuitStarred',
    'addCircuitMedia removeCircuitMedia editCircuitMediaPosition updateCircuitMediaOrder',
    'addPackage editPackage deletePackage togglePackageStatus togglePackageStarred',
    'addPackageMedia removePackageMedia editPackageMediaPosition updatePackageMediaOrder',
    'addHotel editHotel deleteHotel toggleHotelStatus',
    'addHotelMedia removeHotelMedia editHotelMediaPosition updateHotelMediaOrder',
    'addIncentive editIncentive deleteIncentive toggleIncentiveStatus',
    'addIncentiveMedia removeIncentiveMedia editIncentiveMediaPosition',
    'addMediaFromAddress checkPictureAddresses checkItinerary listRemovedMedia restoreMedia',
    'getHATByDestinationIds getDestinationDetailForCircuitForm getToursFormData getTourListByCategory',
    'addCategory editCategory deleteCategory addCountry editCountry deleteCountry',
    'addRegion editRegion deleteRegion listTags editTag',
    'listVersions getVersion restoreVersion duplicateItem',
    'listTranslations markTranslated getTranslationDiff listTerms addTerm deleteTerm',
    'listMissedSearches dismissMissedSearch listDependents replaceEverywhere bulkEdit',
    'exportCatalogue importCatalogue saveDraft getDraft publishDraft discardDraft addPreviewLink',
    'setSchedule listSchedule',
  ],
  requests: [
    'addQuote listQuote countQuotes exportQuotes quoteToggleSeen deleteQuote addRequestLink detailQuote',
    'quoteSetState quoteAssign quoteFollowUp quoteAddNote quoteReply quoteLogMessage',
    'editQuote mergeQuotes getFigures exportFigures',
    'listTemplates addTemplate editTemplate deleteTemplate renderTemplate',
    'listTermSets addTermSet editTermSet deleteTermSet',
    'addProposal editProposal detailProposal sendProposal withdrawProposal confirmProposal',
    'addProposalLink markPaid checkProposal suggestPrices',
  ],
  rates: [
    'detailRate addRate editRate deleteRate duplicateRate importRates bulkRates',
    'listRateVersions getRateVersion restoreRateVersion',
  ],
  trade: [
    'listAgencies detailAgency addAgency editAgency deleteAgency mergeAgencies setAgencyCheck',
    'uploadAgencyLogo listApiKeys addApiKey deleteApiKey',
    'listWebhooks addWebhook deleteWebhook listDeliveries redeliver testWebhook',
  ],
  site: [
    'uploadBannerContent uploadBannerContentVideo removeBannerImage removeBannerVideo updateBannerOrder',
    'setConfig editSite editLanguages uploadSiteLogo uploadSiteLogoDark uploadSiteIcon',
    'removeSiteLogo removeSiteLogoDark removeSiteIcon',
    'addPage editPage deletePage togglePageStatus editTexts listTexts',
    'addSpecialist editSpecialist deleteSpecialist toggleSpecialistStatus',
    'uploadSpecialistPhoto removeSpecialistPhoto addTestimonial editTestimonial deleteTestimonial',
    'listRedirects addRedirect editRedirect deleteRedirect importRedirects exportRedirects',
    'listDeadAddresses dismissDeadAddress getFirstSteps hideFirstSteps sendTestMail',
  ],
  privacy: ['exportPerson erasePerson exportMarketing exportUsers'],
  team: [
    'addUserAdmin editUserAdmin detailUserAdmin deleteUser getUsersWithUnconfirmedEmails',
    'endUserSessions removeSecondFactor listActivity listBrowserReports dismissBrowserReport',
  ],
  'catalogue site': ['editMedia replaceMedia getWholePicture'],
  'catalogue rates': ['listWorks listWorkChanges undoWork'],
  'catalogue rates requests': ['listBin restoreFromBin deleteFromBin'],
  'rates trade': ['listSheets'],
  'site requests': ['listMails resendMail'],
  'team trade': ['toggleUserApproved rejectUser'],
  'team requests trade': ['listUsers searchUsers getUsersSearchedResults'],
  'catalogue requests': ['markPresent'],
  'catalogue publish requests rates trade site privacy team': [
    'getDashboard listViews addView editView deleteView setColumns',
  ],
}

/** Operations that ask for `publish` beside it, whatever they are about. */
const publishing = new Set(
  [
    'addCategory editCategory deleteCategory addCountry editCountry deleteCountry',
    'addRegion editRegion deleteRegion editTag setSchedule',
    'uploadBannerContent uploadBannerContentVideo removeBannerImage removeBannerVideo updateBannerOrder',
    'setConfig editSite editLanguages uploadSiteLogo uploadSiteLogoDark uploadSiteIcon',
    'removeSiteLogo removeSiteLogoDark removeSiteIcon',
    'addPage editPage deletePage togglePageStatus editTexts',
    'addSpecialist editSpecialist deleteSpecialist toggleSpecialistStatus',
    'uploadSpecialistPhoto removeSpecialistPhoto addTestimonial editTestimonial deleteTestimonial',
    'addRedirect editRedirect deleteRedirect importRedirects',
  ].flatMap((line) => line.split(' ')),
)

const rows = Object.entries(openedBy).flatMap(([opening, lines = []]) =>
  lines
    .flatMap((line) => line.split(' '))
    .map((name) => ({ name, opening: opening.split(' ') as Duty[] })),
)

const declared: Record<string, Operation> = operations

/** Callers with one duty each, with that and `publish`, with none, and with all by name. */
const sets: readonly Duty[][] = [
  ...duties.map((duty) => [duty]),
  ...duties.filter((duty) => duty !== 'publish').map((duty) => [duty, 'publish' as const]),
  [],
]
const callers = await Promise.all(
  sets.map(async (held) => ({ held, ...(await app.makeUser({ role: 'admin', duties: held })) })),
)

/** Sends rubbish: what is allowed goes on to be refused for its payload, with no effect. */
async function refusal(name: string, token: string) {
  const payload = { id: 1, token: 7, email: 7, keyword: 7, mediaIds: 7, ids: 7, entityType: 7 }
  const response = await sendCall(app.server, name, payload, { authorization: token })
  if (response.statusCode !== 403) return undefined
  return response.json<{ context: { duty?: string } }>().context.duty
}

describe('the matrix of duties', () => {
  it('names every operation of admins once', () => {
    const names = Object.entries(declared).filter(([, { access }]) => access === 'admin')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.map(([name]) => name).toSorted())
    const others = Object.values(declared).filter(({ access }) => access !== 'admin')
    expect(others.filter((operation) => operation.duties)).toEqual([])
  })

  it.each(rows)('$name is open to $opening alone', async ({ name, opening }) => {
    for (const { held, token } of callers) {
      const isOpen = opening.some((duty) => held.includes(duty))
      const lacked = publishing.has(name) && !held.includes('publish') ? 'publish' : undefined
      const expected = isOpen ? lacked : opening[0]
      expect([held, await refusal(name, token)]).toEqual([held, expected])
    }
  })
})
