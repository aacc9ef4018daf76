import styles from './field.module.css'

/** What a form that the page's own script acts on says errors with, once it has some. */
export function ErrorTemplate() {
  return (
    <template data-error="">
      <p className={styles.error} />
    </template>
  )
}

/** What the whole of such a form suffers from: its script fills and shows it. */
export function TroublePlace() {
  return <p className={styles.trouble} role="status" data-trouble="" hidden />
}
