import type { Trouble } from '../../forms/form-trouble.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import styles from './field.module.css'

/** What a form that the page's own script acts on says errors with, once it has some. */
export function ErrorTemplate() {
  return (
    <template data-error="">
      <p className={styles.error} />
    </template>
  )
}

const troubles: readonly Trouble[] = ['common.offline', 'common.notSent', 'common.outdated']

/** What the whole of such a form may suffer from, in words that wait here: what fails may be what would fetch them. */
export function TroublePlaces() {
  const t = useTexts()
  return (
    <>
      {troubles.map((trouble) => (
        <p key={trouble} role="status" data-trouble={trouble} hidden>
          {t(trouble)}
        </p>
      ))}
    </>
  )
}
