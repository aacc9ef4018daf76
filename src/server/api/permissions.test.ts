import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp()
const user = await app.makeUser()
const admin = await app.makeUser({ role: 'admin' })

/** The access of each operation, typed by hand from requirements §3.13 to §3.16 and not from the declarations. */
const access = {
  public: [
    'login register verifyEmail resendVerifyEmail validateToken resetPasswordRequest resetPassword',
    'detailDestination landingDetailDestination listDestinations',
    'detailTour landingDetailTour listTours',
    'detailCircuit landingDetailCircuit listCircuits',
    'detailPackage landingDetailPackage listPackages',
    'detailHotel landingDetailHotel listHotels',
    'detailIncentive landingDetailIncentive listIncentives',
    'getDestinationsRelatedTags getToursRelatedTags getCircuitsRelatedTags getPackagesRelatedTags',
    'getDestinationTags getEntitiesRelatedDestinationForLanding compareDestinations',
    'getDestinationRelatedTours getDestinationRelatedPackages getDestinationRelatedCircuits',
    'getDestinationRelatedHotels getDestinationRelatedIncentives getToursStarredInDestination',
    'listCategories getCategory listCountries getCountry listRegions getRegion',
    'getSearchResults headerDropdowns getBannerContent getBanner getPublicConfig createQuote',
    'getCaptchaChallenge getTagNames getSite getLanguages getPage listPages getTexts listSpecialists listTestimonials',
    'createOpenQuote getRequest addRequestMessage getProposal answerProposal askProposalChange withdrawAcceptance',
    'requestNewLink getAlternatives getPreview getClientView getPasskeyChallenge loginWithPasskey',
  ],
  user: [
    'getMe editMe changeMyPassword confirmMe listMySessions endSession endOtherSessions',
    'startTotp confirmTotp stopTotp renewRecoveryCodes',
    'getPasskeyRegistration addPasskey listMyPasskeys deletePasskey',
    'logout setLastViewTariff listMyQuotes getMyQuote openMyProposal addMyRequestMessage',
    'getWork cancelWork',
    'getMyAgency editMyAgency uploadMyAgencyLogo',
    'listRates exportRates reckonStay getTradeNews setTradeDigest getKitLink',
    'listClientViews addClientView editClientView deleteClientView addClientViewLink',
  ],
  admin: [
    'endUserSessions removeSecondFactor',
    'listViews addView editView deleteView setColumns markPresent',
    'addUserAdmin editUserAdmin detailUserAdmin listUsers deleteUser toggleUserApproved',
    'getUsersSearchedResults getUsersWithUnconfirmedEmails searchUsers listTags',
    'addDestination editDestination deleteDestination toggleDestinationStatus toggleDestinationStarred',
    'addDestinationMedia removeDestinationMedia editDestinationMediaPosition updateDestinationMediaOrder',
    'addTour editTour deleteTour toggleTourStatus toggleTourStarred toggleTourStarredInDestination',
    'addTourMedia removeTourMedia editTourMediaPosition updateTourMediaOrder',
    'addCircuit editCircuit deleteCircuit toggleCircuitStatus toggleCircuitStarred',
    'addCircuitMedia removeCircuitMedia editCircuitMediaPosition updateCircuitMediaOrder',
    'addPackage editPackage deletePackage togglePackageStatus togglePackageStarred',
    'addPackageMedia removePackageMedia editPackageMediaPosition updatePackageMediaOrder',
    'checkItinerary',
    'addHotel editHotel deleteHotel toggleHotelStatus',
    'addHotelMedia removeHotelMedia editHotelMediaPosition updateHotelMediaOrder',
    'editMedia replaceMedia getWholePicture addMediaFromAddress checkPictureAddresses',
    'addIncentive editIncentive deleteIncentive toggleIncentiveStatus',
    'addIncentiveMedia removeIncentiveMedia editIncentiveMediaPosition',
    'getHATByDestinationIds getDestinationDetailForCircuitForm getToursFormData getTourListByCategory',
    'addCategory editCategory deleteCategory addCountry editCountry deleteCountry',
    'addRegion editRegion deleteRegion editTag',
    'uploadBannerContent uploadBannerContentVideo removeBannerImage removeBannerVideo',
    'updateBannerOrder',
    'addSpecialist editSpecialist deleteSpecialist toggleSpecialistStatus',
    'addTestimonial editTestimonial deleteTestimonial',
    'uploadSpecialistPhoto removeSpecialistPhoto',
    'listRedirects addRedirect editRedirect deleteRedirect importRedirects exportRedirects',
    'listDeadAddresses dismissDeadAddress',
    'addPage editPage deletePage togglePageStatus editTexts listTexts',
    'setConfig listQuote quoteToggleSeen deleteQuote listActivity',
    'editSite editLanguages uploadSiteLogo uploadSiteLogoDark uploadSiteIcon',
    'removeSiteLogo removeSiteLogoDark removeSiteIcon',
    'getFigures exportFigures',
    'addQuote countQuotes exportQuotes detailQuote quoteSetState quoteAssign quoteFollowUp',
    'quoteAddNote quoteReply quoteLogMessage addRequestLink editQuote mergeQuotes',
    'listTemplates addTemplate editTemplate deleteTemplate renderTemplate',
    'listTermSets addTermSet editTermSet deleteTermSet',
    'addProposal editProposal detailProposal sendProposal withdrawProposal confirmProposal',
    'addProposalLink markPaid checkProposal suggestPrices',
    'listVersions getVersion restoreVersion listRemovedMedia restoreMedia',
    'listRateVersions getRateVersion restoreRateVersion',
    'listBin restoreFromBin deleteFromBin duplicateItem',
    'listTranslations markTranslated getTranslationDiff listTerms addTerm deleteTerm',
    'listMissedSearches dismissMissedSearch getDashboard getFirstSteps hideFirstSteps',
    'listBrowserReports dismissBrowserReport',
    'listWorks listWorkChanges undoWork',
    'bulkEdit listDependents replaceEverywhere exportCatalogue importCatalogue exportUsers',
    'saveDraft getDraft publishDraft discardDraft addPreviewLink setSchedule listSchedule',
    'listAgencies detailAgency addAgency editAgency deleteAgency mergeAgencies setAgencyCheck',
    'uploadAgencyLogo rejectUser',
    'listSheets detailRate addRate editRate deleteRate duplicateRate importRates bulkRates',
    'listApiKeys addApiKey deleteApiKey',
    'listWebhooks addWebhook deleteWebhook listDeliveries redeliver testWebhook',
    'listMails resendMail sendTestMail exportPerson erasePerson exportMarketing',
  ],
}

const rows = Object.entries(access).flatMap(([level, lines]) =>
  lines.flatMap((line) => line.split(' ')).map((name) => ({ level, name })),
)

const badToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'

/** Sends rubbish: what is allowed goes on to be refused for its payload, with no effect. */
async function refusal(name: string, token?: string): Promise<string> {
  const payload = { id: 1, token: 7, email: 7, keyword: 7, mediaIds: 7, ids: 7, entityType: 7 }
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token }
  const response = await sendCall(app.server, name, payload, headers)
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const answer = isJson ? response.json<{ name?: string }>().name : undefined
  return `${response.statusCode} ${answer ?? ''}`.trim()
}

const denied = /^(401 INVALID_TOKEN|403 FORBIDDEN_ERROR)$/

describe('the permission matrix', () => {
  it('names every operation once', () => {
    const names = rows.map((row) => row.name)
    expect(names.toSorted()).toEqual(Object.keys(operations).toSorted())
  })

  it.each(rows.filter((row) => row.level === 'public'))('$name: anybody', async ({ name }) => {
    for (const token of [undefined, user.token, admin.token, badToken]) {
      expect(await refusal(name, token)).not.toMatch(denied)
    }
  })

  it.each(rows.filter((row) => row.level === 'user'))('$name: who is logged in', async (row) => {
    const { name } = row
    expect(await refusal(name)).toBe('401 INVALID_TOKEN')
    expect(await refusal(name, badToken)).toBe('401 INVALID_TOKEN')
    for (const role of ['user', 'admin'] as const) {
      const somebody = await app.makeUser({ role })
      expect(await refusal(name, somebody.token)).not.toMatch(denied)
    }
  })

  it.each(rows.filter((row) => row.level === 'admin'))('$name: admins', async ({ name }) => {
    expect(await refusal(name)).toBe('401 INVALID_TOKEN')
    expect(await refusal(name, badToken)).toBe('401 INVALID_TOKEN')
    expect(await refusal(name, user.token)).toBe('403 FORBIDDEN_ERROR')
    expect(await refusal(name, admin.token)).not.toMatch(denied)
  })
})
