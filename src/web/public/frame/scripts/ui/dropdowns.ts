const menus = 'details[data-dropdown]'

/** Menus are disclosures that work by themselves; Escape and a click outside close them too. */
export function closeDropdowns(): void {
  addEventListener('pointerdown', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return
      const menu = event.target.closest<HTMLDetailsElement>(`${menus}[open]`)
      if (!menu) return
      // Closes the menu and not the drawer that it may stand in.
      event.stopPropagation()
      menu.open = false
      menu.querySelector('summary')?.focus({ preventScroll: true })
    },
    { capture: true },
  )
}
