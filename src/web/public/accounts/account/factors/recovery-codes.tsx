import { saveFile } from '#web/shared/api/save-file.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import styles from '../account.module.css'
import { copyText } from './copy-text.ts'
import { Step } from '../part.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  onKept: () => void
}

/** Recovery codes, shown this once: to be copied, kept as a file or printed. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const t = useTexts()
  const whose = t('account.recovery.fileTitle', { email, site: location.host })
  const save = () => {
    const text = [whose, '', ...codes, ''].join('\n')
    saveFile(new File([text], `${t('account.recovery.fileName')}.txt`, { type: 'text/plain' }))
  }
  return (
    <Step label={t('account.recovery.title')}>
      <h4>{t('account.recovery.title')}</h4>
      <p>{t('account.recovery.lead')}</p>
      <p className={styles.onPaper}>{whose}</p>
      <ol className={styles.codes} data-recovery-codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          look="outline"
          onClick={() => void copyText(codes.join('\n'), t('account.recovery.copied'))}
        >
          {t('account.recovery.copy')}
        </Button>
        <Button look="outline" onClick={save}>
          {t('account.recovery.download')}
        </Button>
        <Button look="outline" onClick={() => print()}>
          {t('account.recovery.print')}
        </Button>
        <Button onClick={onKept}>{t('account.recovery.kept')}</Button>
      </div>
    </Step>
  )
}
