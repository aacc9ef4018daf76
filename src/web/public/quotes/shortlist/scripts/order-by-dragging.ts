/**
 * Lets the entries of a list, each with `data-item`, be dragged to another place, and tells the new order. On a
 * touch screen and by keyboard the links beside each entry do the same.
 */
export function orderByDragging(
  list: HTMLElement | null,
  onOrder: (items: string[]) => void,
): void {
  if (!list) return
  const entries = () => [...list.querySelectorAll<HTMLElement>('[data-item]')]
  let dragged: HTMLElement | undefined
  for (const entry of entries()) entry.draggable = true

  list.addEventListener('dragstart', (event) => {
    // Whatever of the entry is taken hold of, but for text that is being chosen in a note.
    dragged = event.target instanceof HTMLTextAreaElement ? undefined : entryAt(event)
    if (dragged) event.dataTransfer?.setDragImage(dragged, 0, 0)
    dragged?.setAttribute('data-dragged', '')
  })
  list.addEventListener('dragover', (event) => {
    if (!dragged) return
    event.preventDefault()
    const over = entryAt(event)
    for (const entry of entries()) entry.toggleAttribute('data-drop', entry === over)
  })
  list.addEventListener('drop', (event) => {
    const over = entryAt(event)
    if (!dragged || !over || over === dragged) return
    event.preventDefault()
    const isBelow = entries().indexOf(dragged) < entries().indexOf(over)
    over[isBelow ? 'after' : 'before'](dragged)
    onOrder(entries().map(({ dataset }) => dataset.item ?? ''))
  })
  list.addEventListener('dragend', () => {
    dragged = undefined
    for (const entry of entries()) {
      entry.removeAttribute('data-dragged')
      entry.removeAttribute('data-drop')
    }
  })
}

function entryAt({ target }: Event): HTMLElement | undefined {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
  return entry ?? undefined
}
