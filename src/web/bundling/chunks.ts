import { existsSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../..')

/** A pattern for these modules of `src` and nothing else. @throws for a module that does not exist */
function modules(paths: readonly string[], others: readonly string[] = []): RegExp {
  for (const path of paths) {
    if (!existsSync(join(source, path))) throw new Error(`vite.config.ts: no module src/${path}`)
  }
  const own = paths.map((path) => `/src/${path}(?:[?]|$)`.replaceAll('.', '\\.'))
  return new RegExp([...own, ...others].join('|'))
}

/** Modules that every public page begins with. */
export const pageChunk = modules(
  [
    'contract/base/addresses/addresses.ts',
    'contract/base/failures.ts',
    'contract/base/languages/languages.ts',
    'contract/base/operation.ts',
    'contract/base/public-limits.ts',
    'contract/base/addresses/plurals.ts',
    'contract/catalogue/kinds/quotable-kinds.ts',
    'web/shared/api/browser-caller.ts',
    'web/public/frame/scripts/analytics.ts',
    'web/public/frame/scripts/flash-message.ts',
    'web/public/frame/scripts/clocks.ts',
    'web/public/catalogue/compare/compare-buttons.browser.ts',
    'web/public/frame/scripts/ui/disclosures.ts',
    'web/public/frame/scripts/ui/dropdowns.ts',
    'web/public/frame/scripts/init-page.ts',
    'web/public/frame/scripts/error-reports.ts',
    'web/shared/forms/form-trouble.ts',
    'web/public/quotes/shortlist/scripts/favourites.ts',
    'web/public/frame/scripts/ui/load-more.ts',
    'web/public/frame/scripts/page-language.ts',
    'web/public/frame/scripts/page-texts.ts',
    'web/public/quotes/form/scripts/init-quotes.ts',
    'web/public/frame/scripts/ui/scroll-position.ts',
    'web/public/frame/scripts/ui/share.ts',
    'web/public/frame/scripts/ui/drawers.ts',
    'web/public/frame/scripts/show-session.ts',
    'web/public/frame/scripts/ui/sliders.ts',
    'web/shared/i18n/language.ts',
    'web/public/ui/islands/islands.ts',
    'web/public/ui/islands/wake-islands.ts',
    'web/public/catalogue/compare/comparison.ts',
    'web/public/quotes/shortlist/shortlist-items.ts',
    'web/public/quotes/shortlist/shortlist.ts',
    'web/public/ui/stored-list.ts',
    'web/shared/session/traces-of.ts',
    'web/shared/session/presenting.ts',
    'web/shared/session/session.ts',
    'web/shared/ui/toasts/toasts.ts',
  ],
  ['rolldown/runtime', 'vite/preload-helper'],
)

/** Style sheets of all public pages but those that few visits open. */
export const stylesChunk =
  /src\/web\/(?:public\/(?!catalogue\/maps\/opened\/|accounts\/account\/|editing\/|quotes\/(?:proposals|my-quotes)\/|quotes\/form\/quote-page)|shared\/ui\/).*\.css$/

/** Modules that islands share. */
export const islandsChunk = modules([
  'texts/translate.ts',
  'web/shared/i18n/use-texts.tsx',
  'web/public/ui/islands/define-island.tsx',
  'web/public/ui/islands/hydrate-island.tsx',
  'web/public/catalogue/cards/item-card.ts',
  'web/public/ui/memoize-by-source.ts',
  'web/shared/session/use-presenting.ts',
  'web/shared/session/use-session.ts',
  'web/shared/ui/fields/button.module.css',
  'web/shared/ui/fields/button.tsx',
  'web/shared/ui/marks/icons.tsx',
  'web/shared/ui/picture.tsx',
])

export const messagesChunk = modules(['contract/base/text/messages.ts'])

/** Modules that report a form's failure. */
export const reportsChunk = modules([
  'web/shared/forms/idempotency-keys.ts',
  'web/shared/forms/report-failure.ts',
  'web/shared/i18n/load-form-texts.ts',
  'web/shared/ui/fields/field.module.css',
  'web/shared/ui/fields/field.tsx',
])

/** Modules that the forms of islands share. */
export const formsChunk = modules([
  'web/shared/captcha/use-captcha.ts',
  'web/shared/forms/consent-tick.tsx',
  'web/shared/forms/field-of-failure.ts',
  'web/shared/forms/log-in.ts',
  'web/shared/forms/use-contract-form.ts',
  'web/shared/forms/use-idempotency-key.ts',
  'web/shared/ui/fields/password-field.module.css',
  'web/shared/ui/fields/password-field.tsx',
])
