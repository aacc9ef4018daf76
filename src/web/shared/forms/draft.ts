interface Draft {
  /** Fills a form with what was typed before, and saves what is typed from now on. */
  attach: (form: HTMLFormElement) => void
  /** Deletes what was saved: it has been sent. */
  clear: () => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A name and a value; what may be ticked more than once stands there as often. */
type Entry = [string, string]

/**
 * Returns the draft typed into a form, for as long as its tab is open: loading the page again loses nothing. `except`
 * names the fields of consent, which is given each time anew.
 */
export function draftOf(name: string, except: readonly string[] = []): Draft {
  const key = `draft:${name}`
  const isKept = ([field]: Entry) => !except.includes(field)
  return {
    attach(form) {
      const save = () => {
        const entries = [...new FormData(form)].filter(isEntry)
        writeDraft(key, entries.filter(isKept))
      }
      const typed = [...form.elements].some(isTyped)
      restore(form, readDraft(key).filter(isKept))
      form.addEventListener('input', save)
      // What was typed before anybody listened.
      if (typed) save()
    },
    clear: () => writeDraft(key, undefined),
  }
}

/** Restores a form's entries; values typed since the page has come stay. */
function restore(form: HTMLFormElement, entries: readonly Entry[]): void {
  if (entries.length === 0) return
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue
    const values = entries.filter(([field]) => field === control.name).map(([, value]) => value)
    if (isTick(control)) {
      if (control.checked === control.defaultChecked && values.length > 0) {
        control.checked = values.includes(control.value)
      }
    } else if (control instanceof HTMLSelectElement) restoreChoice(control, values[0])
    else if (!isTyped(control)) control.value = values[0] ?? control.value
  }
}

function restoreChoice(select: HTMLSelectElement, value: string | undefined): void {
  if (value === undefined || select.value === value) return
  // A list that is filled later holds what was chosen already.
  if (![...select.options].some((option) => option.value === value)) {
    select.add(new Option(value, value))
  }
  select.value = value
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

const isTyped = (element: Element) =>
  isControl(element) && 'defaultValue' in element && element.value !== element.defaultValue

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function readDraft(key: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')
  )
}

function writeDraft(key: string, entries: readonly Entry[] | undefined): void {
  try {
    if (entries) sessionStorage.setItem(key, JSON.stringify(entries))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage may be closed or full; what is typed is still in the form.
  }
}
