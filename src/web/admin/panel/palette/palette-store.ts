import { createSpotlight } from '@mantine/spotlight'

export const [paletteStore, palette] = createSpotlight()

/** Selects the first entry shown, so that Enter opens it: the library does so before late results arrive. */
export function selectFirstEntry(): void {
  const { listId } = paletteStore.getState()
  const list = document.getElementById(listId)
  if (!list) return
  for (const entry of list.querySelectorAll('[data-selected]')) {
    entry.removeAttribute('data-selected')
  }
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  paletteStore.updateState((state) => ({ ...state, selected: 0 }))
}
