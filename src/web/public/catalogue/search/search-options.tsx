import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import { type ResultGroups, resultKinds, type Suggestion } from './result-groups.ts'
import styles from './search-box.module.css'

interface SearchOptionsProps {
  id: string
  /** Undefined while there is nothing to show; the list itself stays for those who refer to it. */
  groups?: ResultGroups<Suggestion>
  /** Place of the option that the keyboard is at, over all groups. */
  active: number
  /** Where all results are. */
  all: string
}

/** The combobox's list, grouped by kind. */
export function SearchOptions({ id, groups, active, all }: SearchOptionsProps) {
  const t = useTexts()
  if (!groups) return <div id={id} role="listbox" hidden aria-label={t('search.label')} />
  const filled = resultKinds.filter((kind) => groups[kind].length > 0)
  const countOf = (kinds: typeof filled) =>
    kinds.reduce((sum, each) => sum + groups[each].length, 0)
  const total = countOf(filled)
  return (
    <div id={id} role="listbox" className={styles.options} aria-label={t('search.label')}>
      {total === 0 && (
        <p className={styles.none} role="status">
          {t('search.none')}
        </p>
      )}
      {filled.map((kind, at) => (
        <div key={kind} role="group" aria-label={t(`common.kinds.${kind}`)}>
          <p className={styles.kind} role="presentation">
            {t(`common.kinds.${kind}`)}
          </p>
          {groups[kind].map((card, index) => {
            const place = countOf(filled.slice(0, at)) + index
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
        {t(total === 0 ? 'search.goOn' : 'search.all')}
      </a>
    </div>
  )
}
