import { browserReportOperations } from '#contract/site/browser-reports.ts'
import { meOperations } from '#contract/accounts/me.ts'
import { presenceOperations } from '#contract/accounts/presence.ts'
import { savedViewOperations } from '#contract/accounts/saved-views.ts'
import { secondFactorOperations } from '#contract/accounts/second-factor.ts'
import { activityOperations } from '#contract/editing/activity.ts'
import { authOperations } from '#contract/accounts/auth.ts'
import { firstStepOperations } from '#contract/site/first-steps.ts'
import { languageOperations } from '#contract/site/languages.ts'
import { bannerOperations } from '#contract/catalogue/banner.ts'
import { itemOperations, itemOperationsByTopic } from '#contract/catalogue/kinds/item-operations.ts'
import { mediaOperations, pictureAddressOperations } from '#contract/catalogue/media.ts'
import { categoryOperations } from '#contract/catalogue/places/categories.ts'
import { countryOperations } from '#contract/catalogue/places/countries.ts'
import { trashOperations } from '#contract/editing/trash.ts'
import { versionOperations } from '#contract/editing/versions.ts'
import { dashboardOperations } from '#contract/editing/dashboard.ts'
import { glossaryOperations } from '#contract/editing/glossary.ts'
import { missedSearchOperations } from '#contract/editing/missed-searches.ts'
import { translationOperations } from '#contract/editing/translations.ts'
import { bulkOperations } from '#contract/editing/bulk.ts'
import { dependentOperations } from '#contract/editing/dependents.ts'
import { transferOperations } from '#contract/editing/transfer.ts'
import { backgroundTaskOperations } from '#contract/editing/background-tasks.ts'
import { draftOperations } from '#contract/editing/drafts.ts'
import { scheduleOperations } from '#contract/editing/schedule.ts'
import { mailOperations } from '#contract/site/mails.ts'
import { alternativeOperations } from '#contract/catalogue/alternatives.ts'
import { navigationOperations } from '#contract/catalogue/navigation.ts'
import type { Operation } from '#contract/base/operation.ts'
import { pageOperations } from '#contract/site/pages.ts'
import { peopleOperations } from '#contract/privacy/people.ts'
import { deadAddressOperations } from '#contract/site/redirects/dead-addresses.ts'
import { redirectOperations } from '#contract/site/redirects/redirects.ts'
import { regionOperations } from '#contract/catalogue/places/regions.ts'
import { correctionOperations } from '#contract/quotes/corrections.ts'
import { figureOperations } from '#contract/quotes/figures.ts'
import { inboxOperations } from '#contract/quotes/inbox.ts'
import { proposalOperations } from '#contract/quotes/proposals.ts'
import { proposalCheckOperations } from '#contract/quotes/proposals/check-proposal.ts'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { suggestionOperations } from '#contract/quotes/suggest-prices.ts'
import { termSetOperations } from '#contract/quotes/proposals/term-sets.ts'
import { templateOperations } from '#contract/quotes/templates.ts'
import { visitorOperations } from '#contract/quotes/visitors.ts'
import { searchOperations } from '#contract/catalogue/search.ts'
import { settingsOperations } from '#contract/site/settings.ts'
import { siteOperations } from '#contract/site/identity/site.ts'
import { specialistOperations } from '#contract/site/specialists.ts'
import { testimonialOperations } from '#contract/site/testimonials.ts'
import { tagOperations } from '#contract/catalogue/places/tag-operations.ts'
import { textOperations } from '#contract/site/site-texts/texts.ts'
import { agencyOperations } from '#contract/trade/agencies.ts'
import { stayOperations } from '#contract/trade/stays/reckon-stay.ts'
import { bulkRateOperations } from '#contract/trade/rates/bulk-rates.ts'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { newsOperations } from '#contract/trade/news.ts'
import { itemKitOperations } from '#contract/trade/item-kits.ts'
import { clientViewOperations } from '#contract/trade/client-views.ts'
import type { z } from 'zod'
import type { CallOptions, UploadKind } from '#contract/base/operation.ts'
import { keyOperations } from '#contract/trade/keys.ts'
import { webhookOperations } from '#contract/trade/webhooks.ts'
import { userOperations } from '#contract/accounts/users.ts'

/** Operations of the catalogue and its pages: public reads of these change only with writes of these. */
const catalogueOperations = {
  ...itemOperations,
  ...mediaOperations,
  ...pictureAddressOperations,
  ...categoryOperations,
  ...countryOperations,
  ...regionOperations,
  ...bannerOperations,
  ...settingsOperations,
  ...siteOperations,
  ...languageOperations,
  ...searchOperations,
  ...navigationOperations,
  ...alternativeOperations,
  ...tagOperations,
  ...pageOperations,
  ...specialistOperations,
  ...testimonialOperations,
  ...redirectOperations,
  ...textOperations,
} as const

/** Every operation of the product by its name on the wire: `POST /api/{name}` (requirements §3.13 to §3.16). */
export const operations = {
  ...authOperations,
  ...meOperations,
  ...secondFactorOperations,
  ...userOperations,
  ...savedViewOperations,
  ...presenceOperations,
  ...catalogueOperations,
  ...quoteOperations,
  ...visitorOperations,
  ...inboxOperations,
  ...correctionOperations,
  ...figureOperations,
  ...templateOperations,
  ...termSetOperations,
  ...proposalOperations,
  ...proposalCheckOperations,
  ...suggestionOperations,
  ...versionOperations,
  ...trashOperations,
  ...activityOperations,
  ...mailOperations,
  ...peopleOperations,
  ...translationOperations,
  ...glossaryOperations,
  ...missedSearchOperations,
  ...browserReportOperations,
  ...deadAddressOperations,
  ...firstStepOperations,
  ...dashboardOperations,
  ...bulkOperations,
  ...dependentOperations,
  ...transferOperations,
  ...backgroundTaskOperations,
  ...draftOperations,
  ...scheduleOperations,
  ...agencyOperations,
  ...rateOperations,
  ...bulkRateOperations,
  ...stayOperations,
  ...newsOperations,
  ...clientViewOperations,
  ...keyOperations,
  ...itemKitOperations,
  ...webhookOperations,
} as const

/** The operations by what they are about, as the API reference groups them. */
export const operationsByTopic: Record<string, Record<string, Operation>> = {
  accounts: authOperations,
  'the user’s account': meOperations,
  'second factor': secondFactorOperations,
  users: userOperations,
  'views and columns': savedViewOperations,
  presence: presenceOperations,
  ...itemOperationsByTopic,
  media: { ...mediaOperations, ...pictureAddressOperations },
  categories: categoryOperations,
  countries: countryOperations,
  regions: regionOperations,
  banner: bannerOperations,
  configuration: settingsOperations,
  site: siteOperations,
  languages: languageOperations,
  'first steps': firstStepOperations,
  search: searchOperations,
  navigation: { ...navigationOperations, ...alternativeOperations },
  tags: tagOperations,
  pages: pageOperations,
  specialists: specialistOperations,
  testimonials: testimonialOperations,
  redirects: { ...redirectOperations, ...deadAddressOperations },
  texts: textOperations,
  quotes: quoteOperations,
  'visitors’ quotes': visitorOperations,
  desk: { ...inboxOperations, ...correctionOperations },
  figures: figureOperations,
  templates: templateOperations,
  termSets: termSetOperations,
  proposals: { ...proposalOperations, ...proposalCheckOperations, ...suggestionOperations },
  versions: versionOperations,
  bin: trashOperations,
  activity: activityOperations,
  mails: mailOperations,
  people: peopleOperations,
  translations: translationOperations,
  glossary: glossaryOperations,
  'missed searches': missedSearchOperations,
  'browser errors': browserReportOperations,
  dashboard: dashboardOperations,
  'bulk edits': bulkOperations,
  dependents: dependentOperations,
  sheets: transferOperations,
  'background tasks': backgroundTaskOperations,
  drafts: draftOperations,
  schedule: scheduleOperations,
  agencies: agencyOperations,
  rates: { ...rateOperations, ...bulkRateOperations, ...stayOperations },
  news: newsOperations,
  'client views': clientViewOperations,
  'partners’ keys': keyOperations,
  kits: itemKitOperations,
  webhooks: webhookOperations,
}

/** Whether a name is an operation's; looks at own names only. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** Whether an operation is about the catalogue, not about people and what they ask for. */
export function isCatalogueOperation(name: string): boolean {
  return Object.hasOwn(catalogueOperations, name)
}

export type Operations = typeof operations
export type OperationName = keyof Operations

/** The payload as handlers get it: parsed, trimmed, with defaults. */
export type InputOf<Name extends OperationName> = z.output<Operations[Name]['input']>

/** The answer as handlers give it, and as callers receive it unless it is a file. */
export type AnswerOf<Name extends OperationName> = z.output<Operations[Name]['output']>

/** The answer as callers receive it. */
export type ReceivedOf<Name extends OperationName> = Operations[Name] extends {
  answersFile: readonly string[]
}
  ? File
  : AnswerOf<Name>

/** Input that zod accepts; an empty object's own type would forbid the file beside it. */
type WrittenInput<Input> = Input extends Record<string, never> ? unknown : Input

/** The payload as callers write it; uploads add their file. */
export type PayloadOf<Name extends OperationName> = Operations[Name] extends { upload: UploadKind }
  ? WrittenInput<z.input<Operations[Name]['input']>> & { file: Blob }
  : z.input<Operations[Name]['input']>

/** Names of operations whose payload may be left out. */
type PayloadArguments<Name extends OperationName> =
  Record<string, never> extends PayloadOf<Name>
    ? [payload?: PayloadOf<Name>]
    : [payload: PayloadOf<Name>]

/**
 * Calls an operation by name and gives its typed answer; throws `Failure`.
 * One type, three carriers: the browser, the server's own pages, the tests.
 */
export type Caller = <Name extends OperationName>(
  name: Name,
  ...rest: [...PayloadArguments<Name>, options?: CallOptions]
) => Promise<ReceivedOf<Name>>
