import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.tsx'
import { TextField } from './field.tsx'
import styles from './password-field.module.css'

/** A password that can be looked at while typing. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const t = useTexts()
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  // It may have been ticked before the form was awake.
  useEffect(() => setShown(box.current?.checked === true), [])
  return (
    <div>
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <label className={styles.show}>
        <input ref={box} type="checkbox" onChange={({ target }) => setShown(target.checked)} />
        {t('auth.showPassword')}
      </label>
    </div>
  )
}
