import { Kbd } from '@mantine/core'
import type { TFunction } from 'i18next'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import styles from './keys-help.module.css'

/** Every key of the desk, in a dialog. */
export function showKeys(t: TFunction<'admin'>): void {
  const keys = [
    { keys: ['J'], does: t('desk.keys.next') },
    { keys: ['K'], does: t('desk.keys.previous') },
    { keys: [t('desk.keys.enter')], does: t('desk.keys.open') },
    { keys: ['E'], does: t('desk.keys.seen') },
    { keys: ['R'], does: t('desk.keys.reply') },
    { keys: ['N'], does: t('desk.keys.note') },
    { keys: ['A'], does: t('desk.keys.assign') },
    { keys: ['S'], does: t('desk.keys.state') },
    { keys: ['P'], does: t('desk.keys.proposal') },
    { keys: ['F'], does: t('desk.keys.followUp') },
    { keys: ['Ctrl/⌘', t('desk.keys.enter')], does: t('desk.keys.send') },
    { keys: ['/'], does: t('desk.keys.search') },
    { keys: [t('desk.keys.escape')], does: t('desk.keys.close') },
    { keys: ['?'], does: t('desk.keys.help') },
  ]
  openDialog({
    title: t('desk.keys.title'),
    onlyShows: true,
    content: () => (
      <>
        <dl className={styles.keys}>
          {keys.map(({ keys: pressed, does }) => (
            <div key={does}>
              <dt>
                {pressed.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.hint}>{t('desk.keys.hint')}</p>
      </>
    ),
  })
}
