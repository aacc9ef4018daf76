/** Loads the module that shows toasts with the first of them: most visits see none. */
const load = () => import('./toaster.tsx')

/** Where toasts stand in the document. */
export const toastsId = 'toasts'

/** Has toasts ready for a moment without a network, which is when they are needed. */
export async function prepareToasts() {
  try {
    const toaster = await load()
    toaster.mountToaster()
    return toaster
  } catch {
    // Without a network there is none.
    return undefined
  }
}

/** Says that something failed; the same text is not stacked. */
export function toastError(text: string): void {
  void prepareToasts().then((toaster) => {
    if (toaster) toaster.toast.error(text, { id: text })
    else sayPlainly(text)
  })
}

/** Shows the text in the toasts' place, until the next, when the module that shows toasts cannot be fetched. */
function sayPlainly(text: string): void {
  const place = document.getElementById(toastsId)
  const said = document.createElement('p')
  said.role = 'alert'
  said.textContent = text
  place?.replaceChildren(said)
}

/** Says that something was done; what was said before, above all that it failed, goes. */
export function toastSuccess(text: string): void {
  void prepareToasts().then((toaster) => {
    toaster?.toast.dismiss()
    toaster?.toast.success(text)
  })
}
