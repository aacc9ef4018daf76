/** Buttons that open every disclosure beside them, and days that their address opens. */
export function initDisclosures(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens-all]')) {
    const all = disclosuresOf(button)
    const show = () => {
      const areOpen = all.every(({ open }) => open)
      for (const [place, label] of [...button.children].entries()) {
        if (label instanceof HTMLElement) label.hidden = areOpen === (place === 0)
      }
    }
    button.addEventListener('click', () => {
      const open = !all.every((each) => each.open)
      for (const each of all) each.open = open
    })
    for (const each of all) each.addEventListener('toggle', show)
    button.hidden = false
  }
  addEventListener('hashchange', openAddressed)
  openAddressed()
}

function disclosuresOf(button: HTMLElement): HTMLDetailsElement[] {
  const around = button.closest('[data-disclosures]')
  return [...(around?.querySelectorAll('details') ?? [])]
}

function openAddressed(): void {
  const addressed = document.getElementById(location.hash.slice(1))
  const disclosure = addressed?.querySelector<HTMLDetailsElement>(':scope > details')
  if (disclosure) disclosure.open = true
}
