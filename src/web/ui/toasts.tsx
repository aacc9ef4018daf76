import { useEffect, useState } from 'react'

/** What shows toasts is fetched with the first of them: most visits see none. */
const load = () => import('./toaster.tsx')

type Toaster = Awaited<ReturnType<typeof load>>

let mount: (toaster: Toaster) => void = () => undefined

/** Where toasts stand. */
export function Toasts() {
  const [toaster, setToaster] = useState<Toaster>()
  useEffect(() => {
    mount = setToaster
  }, [])
  return toaster && <toaster.Toaster />
}

/** Has toasts ready for a moment without a network, which is when they are needed. */
export async function prepareToasts(): Promise<Toaster | undefined> {
  try {
    const toaster = await load()
    mount(toaster)
    return toaster
  } catch {
    // Without a network there is none; a form says in itself what went wrong.
    return undefined
  }
}

/** Says that something failed; the same text is not stacked. */
export function toastError(text: string): void {
  void prepareToasts().then((toaster) => toaster?.toast.error(text, { id: text }))
}

/** Says that something was done; what was said before, above all that it failed, goes. */
export function toastSuccess(text: string): void {
  void prepareToasts().then((toaster) => {
    toaster?.toast.dismiss()
    toaster?.toast.success(text)
  })
}
