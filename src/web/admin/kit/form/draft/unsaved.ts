/** The forms on the page that hold changes nobody has saved. */
const unsaved = new Set<string>()

export function markUnsaved(form: string, changed: boolean): void {
  if (changed) unsaved.add(form)
  else unsaved.delete(form)
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** Lets the page be left; what was typed stays in its draft. */
export function clearUnsaved(): void {
  unsaved.clear()
}
