interface Draft {
  /** Fills a form with what was typed before, and keeps what is typed from now on. */
  attach: (form: HTMLFormElement) => () => void
  /** Drops what was kept: it has been sent. */
  forget: () => void
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
      const keep = () => writeDraft(key, Object.fromEntries(new FormData(form)))
      form.addEventListener('input', keep)
      return () => form.removeEventListener('input', keep)
    },
    forget: () => writeDraft(key, undefined),
  }
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}

function readDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
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
