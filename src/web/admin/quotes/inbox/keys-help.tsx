import { Kbd } from '@mantine/core'
import type { PanelTextKey, Translate } from '#texts/translate.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import styles from './keys-help.module.css'

/** Every key of the inbox, in a dialog. */
export function showKeys(t: Translate<PanelTextKey>): void {
  const keys = [
    { keys: ['J'], does: t('inbox.keys.next') },
    { keys: ['K'], does: t('inbox.keys.previous') },
    { keys: [t('inbox.keys.enter')], does: t('inbox.keys.open') },
    { keys: ['E'], does: t('inbox.keys.seen') },
    { keys: ['R'], does: t('inbox.keys.reply') },
    { keys: ['N'], does: t('inbox.keys.note') },
    { keys: ['A'], does: t('inbox.keys.assign') },
    { keys: ['S'], does: t('inbox.keys.state') },
    { keys: ['P'], does: t('inbox.keys.proposal') },
    { keys: ['F'], does: t('inbox.keys.followUp') },
    { keys: ['Ctrl/⌘', t('inbox.keys.enter')], does: t('inbox.keys.send') },
    { keys: ['/'], does: t('inbox.keys.search') },
    { keys: [t('inbox.keys.escape')], does: t('inbox.keys.close') },
    { keys: ['?'], does: t('inbox.keys.help') },
  ]
  openDialog({
    title: t('inbox.keys.title'),
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
        <p className={styles.hint}>{t('inbox.keys.hint')}</p>
      </>
    ),
  })
}
