/** Messages of a form for as long as it could not be sent; these words are in its page from the beginning. */
export type Trouble = 'common.offline' | 'common.notSent' | 'common.outdated'

/** Returns the trouble that explains a part of the page that could not be fetched. */
export const missingPart = (): Trouble => (navigator.onLine ? 'common.outdated' : 'common.offline')

/** Shows one of the troubles that wait in a form, or none of them. */
export function showTrouble(form: HTMLElement, trouble?: Trouble): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-trouble]')) {
    place.hidden = place.dataset.trouble !== trouble
    if (!place.hidden) place.scrollIntoView({ block: 'nearest' })
  }
}
