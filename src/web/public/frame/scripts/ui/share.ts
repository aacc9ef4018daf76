import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { pageText } from '../page-texts.ts'

/** Buttons that hand the page's address on: as the device shares, else by the clipboard. */
export function shareOnDemand(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-shares]')) {
    const title = button.dataset.shares ?? ''
    const url =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if (!('share' in navigator || 'clipboard' in navigator)) continue
    button.hidden = false
    button.addEventListener('click', () => void share(title, url))
  }
}

async function share(title: string, url: string): Promise<void> {
  if ('share' in navigator) {
    // Changing one's mind is no failure.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  await (navigator as Navigator).clipboard.writeText(url)
  toastSuccess(pageText('facts.shared'))
}
