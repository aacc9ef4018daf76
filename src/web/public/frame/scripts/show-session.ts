import { isAccountPage, paths, worthReturning } from '#contract/base/addresses/addresses.ts'
import {
  currentSession,
  hasLoggedOut,
  logOut,
  onSessionChange,
  startSession,
  sessionToken,
  takeRefusal,
} from '#web/shared/session/session.ts'
import { isPresenting, onPresentingChange, setPresenting } from '#web/shared/session/presenting.ts'
import { setFlashMessage } from './flash-message.ts'
import { pageLanguage } from './page-language.ts'
import { pageText } from './page-texts.ts'

/**
 * Audiences of a part of a page: `data-for` names one, and the part is hidden from everybody else. `approved` is
 * hidden from agents too while they present the site to somebody.
 */
export type Audience = 'logged-out' | 'logged-in' | 'approved' | 'presenting' | 'admin'

/**
 * Validates the stored token, shows each part of the page to whom it is for, and sends away who may not
 * stay (requirements §5.5). The server renders every page for nobody in particular.
 */
export function showSession(): void {
  onSessionChange(update)
  onPresentingChange(update)
  whenShown(() => {
    startSession()
    const token = sessionToken.read()
    addEventListener('pageshow', ({ persisted }) => {
      // A page that was put aside knows nothing of who logged in or out meanwhile.
      if (persisted && sessionToken.read() !== token) location.reload()
    })
  })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-log-out]')) void leave()
    if (target.closest('[data-present]')) setPresenting(!isPresenting())
  })
}

/** A page that the browser prepares ahead asks nothing before somebody sees it. */
function whenShown(action: () => void): void {
  const isPrepared = 'prerendering' in document && document.prerendering === true
  if (isPrepared) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}

async function leave(): Promise<void> {
  await logOut()
  location.assign(paths.home(pageLanguage()))
}

function update(): void {
  const session = currentSession()
  if (session.state === 'starting') return
  const isAgent = session.state === 'loggedIn' && session.account.isApproved
  const is: Record<Audience, boolean> = {
    'logged-out': session.state === 'loggedOut',
    'logged-in': session.state === 'loggedIn',
    approved: isAgent && !isPresenting(),
    presenting: isAgent && isPresenting(),
    admin: session.state === 'loggedIn' && session.account.role === 'admin',
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = !is[part.dataset.for as Audience]
  }
  if (session.state === 'loggedIn') {
    for (const place of document.querySelectorAll('[data-account-name]')) {
      place.textContent = session.account.name
    }
    // Who has logged out is on their way home, as soon as the server has heard of it.
  } else if (!hasLoggedOut()) sendToLogIn()
}

/**
 * A stored token that the server refuses leads to the log-in page, and from there back here; so does a page
 * that asks for an account. Pages of accounts are left alone: who resets a password has such a token, and
 * their addresses carry secrets.
 */
function sendToLogIn(): void {
  const { pathname, search } = location
  const wasRefused = takeRefusal()
  const isClosed = document.querySelector('[data-account-required]') !== null
  if (isAccountPage(pathname) || !(wasRefused || isClosed)) return
  if (wasRefused) setFlashMessage({ type: 'error', text: pageText('auth.sessionEnded') })
  const returnTo = worthReturning(pathname) ? pathname + search : undefined
  location.replace(paths.login(pageLanguage(), returnTo))
}
