import type { Trouble } from '../../forms/form-trouble.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import styles from './field.module.css'

/** Template for the errors of a form that the page's own script acts on, once it has some. */
export function ErrorTemplate() {
  return (
    <template data-error="">
      <p className={styles.error} />
    </template>
  )
}

const troubles: readonly Trouble[] = ['common.offline', 'common.notSent', 'common.outdated']

/** Texts for the troubles of such a whole form, which wait here: the failure may hit the very fetching of them. */
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
