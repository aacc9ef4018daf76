import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import styles from './auth-card.module.css'

interface AuthFrameProps {
  /** The page's name among the breadcrumbs. */
  page: string
  children: ReactNode
}

/** The frame of the account pages: a poster on one side, the card on the other. */
export function AuthFrame({ page, children }: AuthFrameProps) {
  const t = useTexts()
  return (
    <section className={styles.page} data-trayless>
      <svg
        className={styles.poster}
        viewBox="0 0 480 720"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="480" height="720" fill="color-mix(in oklab,var(--dawn),var(--sun) 35%)" />
        <circle cx="264" cy="190" r="86" fill="var(--ember)" />
        <path fill="var(--glacier)" d="M0 392 88 330l30 20 108-170 66 108 44-52 144 168v80H0z" />
        <path fill="var(--on-picture)" d="m226 180 40 65-20-7-16 26-18-24-22 16-12-2z" />
        <path
          fill="var(--lake)"
          d="M0 440 70 372l54 40 84-72 92 78 70-44 110 74v60H0z"
          opacity=".94"
        />
        <path fill="var(--water)" d="M0 484h480v96H0z" />
        <path
          fill="var(--glacier)"
          opacity=".35"
          d="M60 512h190v5H60zm140 26h210v5H200zM20 556h150v4H20z"
        />
        <path fill="var(--wine)" d="M0 560c120-34 250-20 480 8v152H0z" />
        <path fill="var(--pampas)" d="M0 622c160-40 330-8 480-26v124H0z" />
      </svg>
      <div className={styles.card}>
        <Breadcrumbs page={page} />
        {children}
        <noscript>
          <p>{t('auth.needsScript')}</p>
        </noscript>
      </div>
    </section>
  )
}
