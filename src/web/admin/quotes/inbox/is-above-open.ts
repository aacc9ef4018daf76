const above = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Whether a dialog, a menu or a list of choices is open. */
export function isAboveOpen(): boolean {
  return [...document.querySelectorAll<HTMLElement>(above)].some((each) => each.checkVisibility())
}
