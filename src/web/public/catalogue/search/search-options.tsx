import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import { resultKinds } from './result-groups.ts'
import type { Found } from './use-search.ts'
import styles from './search-box.module.css'

interface SearchOptionsProps {
  id: string
  /** Undefined while there is nothing to show; the list itself stays for those who refer to it. */
  found?: Found | undefined
  /** Place of the option that the keyboard is at, over all groups. */
  active: number
  /** Where all results are. */
  all: string
}

/** The combobox's list, grouped by kind. */
export function SearchOptions({ id, found, active, all }: SearchOptionsProps) {
  const t = useTexts()
  if (!found) return <div id={id} role="listbox" hidden aria-label={t('search.label')} />
  const { groups, totals } = found
  const filled = resultKinds.filter((kind) => groups[kind][0])
  const cards = filled.flatMap((kind) => groups[kind])
  const total = cards.length
  return (
    <div id={id} role="listbox" className={styles.options} aria-label={t('search.label')}>
      {!total && (
        <p className={styles.none} role="status">
          {t('search.none')}
        </p>
      )}
      {filled.map((kind) => (
        <div key={kind} role="group" aria-label={t(`common.kinds.${kind}`)}>
          <p className={styles.kind} role="presentation">
            {t(`common.kinds.${kind}`)} ({totals[kind]})
          </p>
          {groups[kind].map((card) => {
            const place = cards.indexOf(card)
            return (
              <a
                key={card.id}
                id={`${id}-${place}`}
                href={card.to}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                className={styles.option}
                lang={card.lang}
              >
                <span className={styles.thumbnail}>
                  {card.image && <Picture media={card.image} alt="" sizes="3rem" />}
                </span>
                <span>
                  {card.name}
                  <small>
                    {card.kicker.map(({ name, lang }, at) => (
                      <span key={at} lang={lang}>
                        {at > 0 && ', '}
                        {name}
                      </span>
                    ))}
                  </small>
                </span>
              </a>
            )
          })}
        </div>
      ))}
      <a
        id={`${id}-${total}`}
        href={all}
        role="option"
        aria-selected={active === total}
        tabIndex={-1}
        className={`${styles.option} ${styles.all}`}
      >
        {t(total ? 'search.all' : 'search.goOn')}
      </a>
    </div>
  )
}
