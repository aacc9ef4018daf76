import { useEffect, useState } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { moved } from '#web/public/quotes/shortlist/shortlist-items.ts'
import { savedItems } from '#web/public/quotes/shortlist/shortlist.ts'
import styles from './client-views.module.css'
import { type ChosenItem, itemNamed } from './chosen-item.ts'
import { useFoundItems } from './use-found-items.ts'

interface ItemChoiceProps {
  items: readonly ChosenItem[]
  error: string | undefined
  onChange: (items: ChosenItem[]) => void
}

/** Chooses the items of a view, in its order: taken from the shortlist, or found by name. */
export function ItemChoice({ items, error, onChange }: ItemChoiceProps) {
  const t = useTexts()
  const [keyword, setKeyword] = useState('')
  const found = useFoundItems(keyword)
  const named = useNames(items)
  const isChosen = ({ entityId }: ChosenItem) => items.some((each) => each.entityId === entityId)
  const add = (more: readonly ChosenItem[]) =>
    onChange([...items, ...more.filter((each) => !isChosen(each))])
  const saved = savedItems()
    .flatMap((item) => itemNamed(item) ?? [])
    .filter((each) => !isChosen(each))
  const ids = items.map(({ entityId }) => entityId)
  const move = (id: string, by: number) => {
    const order = moved(ids, id, by)
    onChange(items.toSorted((a, b) => order.indexOf(a.entityId) - order.indexOf(b.entityId)))
  }
  return (
    <fieldset className={styles.items}>
      <legend>{t('clientViews.items')}</legend>
      <ol className={styles.chosen}>
        {items.map((item, index) => {
          const name = item.name ?? named[item.entityId] ?? '…'
          return (
            <li key={item.entityId}>
              <span>
                {name} <small>{t(`clientViews.kinds.${item.entityType}`)}</small>
              </span>
              <span className={styles.moves}>
                {(index === 0 ? [] : [-1]).map((by) => (
                  <Button
                    key={by}
                    look="quiet"
                    aria-label={t('clientViews.up', { name })}
                    onClick={() => move(item.entityId, by)}
                  >
                    ↑
                  </Button>
                ))}
                <Button
                  look="quiet"
                  aria-label={t('clientViews.takeOut', { name })}
                  onClick={() => onChange(items.filter((each) => each !== item))}
                >
                  ×
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
      {saved.length > 0 && (
        <Button look="outline" onClick={() => add(saved)}>
          {t('clientViews.fromShortlist', { count: saved.length })}
        </Button>
      )}
      <TextField
        label={t('clientViews.find')}
        type="search"
        value={keyword}
        maxLength={100}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setKeyword(target.value)}
      />
      {found && (
        <ul className={styles.found} aria-label={t('clientViews.foundItems')}>
          {found
            .filter((each) => !isChosen(each))
            .map((item) => (
              <li key={item.entityId}>
                <button
                  type="button"
                  onClick={() => {
                    add([item])
                    setKeyword('')
                  }}
                >
                  {item.name} <small>{t(`clientViews.kinds.${item.entityType}`)}</small>
                </button>
              </li>
            ))}
          {found.length === 0 && <li role="status">{t('clientViews.nothingFound')}</li>}
        </ul>
      )}
    </fieldset>
  )
}

/** The names of items that came without one, by id. */
function useNames(items: readonly ChosenItem[]): Record<string, string> {
  const language = useLanguage()
  const [names, setNames] = useState<Record<string, string>>({})
  const wanted = items
    .filter(({ name, entityId }) => name === undefined && names[entityId] === undefined)
    .map(({ entityType, entityId }) => `${entityType}:${entityId}`)
    .join()
  useEffect(() => {
    let left = false
    for (const each of wanted.split(',').filter(Boolean)) {
      const [kind, id = ''] = each.split(':')
      void readName(kind as Kind, id, language).then((name) => {
        if (!left) setNames((known) => ({ ...known, [id]: name }))
      })
    }
    return () => {
      left = true
    }
  }, [wanted, language])
  return names
}

async function readName(kind: Kind, id: string, language: Language): Promise<string> {
  try {
    const { details } = await call(operationsOfKind[kind].detail, { id })
    const names: readonly { lang: Language; name: string }[] = details
    return inLanguage(names, language)?.name ?? '?'
  } catch {
    return '?'
  }
}
