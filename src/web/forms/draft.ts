interface Draft {
  /** Fills a form with what was typed before, and saves what is typed from now on. */
  attach: (form: HTMLFormElement) => () => void
  /** Deletes what was saved: it has been sent. */
  clear: () => void
}

/** What is typed into a form, for as long as its tab is open: loading the page again loses nothing. */
export function draftOf(name: string): Draft {
  const key = `draft:${name}`
  return {
    attach(form) {
      for (const [field, text] of Object.entries(readDraft(key))) {
        const control = form.elements.namedItem(field)
        if (isTextControl(control) && text) control.value = text
      }
      const save = () => writeDraft(key, Object.fromEntries(new FormData(form)))
      form.addEventListener('input', save)
      return () => form.removeEventListener('input', save)
    },
    clear: () => writeDraft(key, undefined),
  }
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}

function readDraft(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
  } catch {
    return {}
  }
}

function writeDraft(key: string, values: object | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage may be closed or full; what is typed is still in the form.
  }
}
