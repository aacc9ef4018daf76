/** A muted video that plays by itself, unless the visitor saves data or motion: then only when asked to. */
export function playBannerVideo(banner: HTMLElement): void {
  const video = banner.querySelector('video')
  const [pause, play] = banner.querySelectorAll('button')
  if (!video || !pause || !play) return
  const show = () => {
    pause.hidden = video.paused
    play.hidden = !video.paused
  }
  video.addEventListener('play', show)
  video.addEventListener('pause', show)
  const start = () => {
    video.hidden = false
    // Refused by the browser, it waits for the button.
    void video.play().catch(() => undefined)
  }
  play.addEventListener('click', start)
  pause.addEventListener('click', () => video.pause())
  if (mayPlayUnasked()) start()
}

function mayPlayUnasked(): boolean {
  const connection =
    'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
