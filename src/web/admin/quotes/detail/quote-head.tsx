import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconCopy } from '@tabler/icons-react'
import { type RefObject } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useRouteLoaderData } from 'react-router'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { loader as rootLoader } from '#web/root.tsx'
import { DueMark } from '../list/due-mark.tsx'
import { dueOf } from '../list/due.ts'
import { useCopy } from '../inbox/use-copy.ts'
import { AssignMenu } from './assign-menu.tsx'
import { FollowUp } from './follow-up.tsx'
import { MoreMenu } from './more-menu.tsx'
import { isErased, type QuoteDetail } from './quote-detail.ts'
import styles from './quote-pane.module.css'
import { StateMenu } from './state-menu.tsx'

interface QuoteHeadProps {
  quote: QuoteDetail
  now: Date
  heading: RefObject<HTMLHeadingElement | null>
  previous: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** Shows the owner and the state of the quote, and the actions on it. */
export function QuoteHead(props: QuoteHeadProps) {
  const { quote, now, heading, previous, next, onOpen, onClose } = props
  const t = usePanelTexts()
  const language = useLanguage()
  const copy = useCopy()
  const { office } = useRouteLoaderData<typeof rootLoader>('root')?.site ?? unknownSite
  const due = dueOf(quote, now)
  const { reference } = quote
  return (
    <header className={styles.head}>
      <div className={styles.nameLine}>
        <ActionIcon
          variant="subtle"
          size={44}
          className={styles.back}
          aria-label={t('inbox.back')}
          onClick={onClose}
        >
          <IconArrowLeft size={22} />
        </ActionIcon>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {isErased(quote) ? t('people.erasedPerson') : quote.name}
        </h2>
        <div className={styles.leaf}>
          <ActionIcon
            variant="subtle"
            size={36}
            disabled={!previous}
            aria-label={t('inbox.actions.previous')}
            aria-keyshortcuts="K"
            onClick={() => previous && onOpen(previous)}
          >
            <IconChevronUp size={20} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            disabled={!next}
            aria-label={t('inbox.actions.next')}
            aria-keyshortcuts="J"
            onClick={() => next && onOpen(next)}
          >
            <IconChevronDown size={20} />
          </ActionIcon>
        </div>
      </div>
      <p className={styles.marks}>
        <button
          type="button"
          className={styles.reference}
          aria-label={t('inbox.actions.copyReference', { reference })}
          onClick={() => void copy(reference, t('inbox.actions.referenceCopied'))}
        >
          {reference}
          <IconCopy size={15} stroke={1.6} aria-hidden />
        </button>
        <DueMark quote={quote} now={now} />
        {due && due.kind !== 'visitor' && (
          <span>
            {t('inbox.due.exactly', { moment: momentInWords(due.at, office.timeZone, language) })}
          </span>
        )}
      </p>
      <div className={styles.tools}>
        <StateMenu quote={quote} />
        <AssignMenu quote={quote} />
        <FollowUp quote={quote} />
        <MoreMenu quote={quote} onGone={onClose} />
      </div>
    </header>
  )
}
