import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconHelpCircle } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { type HelpPlace, helpOf, isKeyFree } from './help-map.ts'

const HelpDrawer = lazy(() => import('./help-drawer.tsx'))

/** Opens the manual beside the page in sight; so does the key "?" outside of fields. */
export function HelpButton() {
  const route = useMatches().at(-1)?.id ?? ''
  const place = helpOf(route)
  return place ? <HelpOf key={route} place={place} hasKey={isKeyFree(route)} /> : null
}

const writing = 'input, textarea, select, [contenteditable="true"]'
const above = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Tells whether a key that was pressed is for something else than the page. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(writing)) return true
  return [...document.querySelectorAll(above)].some((each) => each.checkVisibility())
}

function HelpOf({ place, hasKey }: { place: HelpPlace; hasKey: boolean }) {
  const t = usePanelTexts()
  const button = useRef<HTMLButtonElement>(null)
  // Its code and its texts come when somebody asks for help.
  const [isAsked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setAsked(true)
    setOpened(true)
  }
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (key !== '?' || !hasKey || defaultPrevented || ctrlKey || metaKey || altKey) return
    if (isTaken(event)) return
    event.preventDefault()
    open()
  })
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        size={36}
        aria-label={t('help.open')}
        title={t('help.open')}
        aria-expanded={opened}
        onClick={opened ? close : open}
      >
        <IconHelpCircle size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      {isAsked && (
        <Suspense>
          <HelpDrawer place={place} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
