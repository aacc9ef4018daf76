import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from './field.tsx'
import styles from './password-field.module.css'

/** A password that can be looked at while typing. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <div>
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <label className={styles.show}>
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        {t('auth.showPassword')}
      </label>
    </div>
  )
}
