import { countryName } from '#web/shared/i18n/formats.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'

/** Fills a form's list of countries. */
export async function listCountries(form: HTMLFormElement): Promise<void> {
  const select = form.querySelector<HTMLSelectElement>('select[name=country]')
  if (select) await listCountriesIn(select)
}

/** Fills a list of countries, in the page's language; what was chosen stays. */
export async function listCountriesIn(select: HTMLSelectElement): Promise<void> {
  if (select.options.length > enough) return
  const { countryCodes } = await import('#contract/catalogue/places/world.ts')
  const chosen = select.value
  const language = pageLanguage()
  const names = [...countryCodes].map((code) => ({ code, name: countryName(code, language) }))
  const ordered = names.toSorted((one, other) => one.name.localeCompare(other.name, language))
  select.replaceChildren(
    new Option('–', ''),
    ...ordered.map(({ code, name }) => new Option(name, code)),
  )
  select.value = chosen
}

/** The empty one, and one that a draft may bring. */
const enough = 2
