import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { Search } from '../../ui/icons.tsx'
import { resultKinds } from './result-groups.ts'
import styles from './search-box.module.css'
import { SearchOptions } from './search-options.tsx'
import { useSearch } from './use-search.ts'

interface SearchBoxProps {
  /** `large` overlaps the banner and stands on the search page. */
  size?: 'small' | 'large'
  keyword?: string
}

/** A combobox over the catalogue; without JavaScript a form that leads to the results. */
export function SearchBox({ size = 'small', keyword = '' }: SearchBoxProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState(keyword)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = useSearch(open ? text : '')
  const box = useCloseOutside(() => setOpen(false))
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  const options = groups ? resultKinds.flatMap((kind) => groups[kind]) : []
  const targets = [...options.map(({ to }) => to), paths.search(language, text.trim())]
  const shown = open && groups !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown) return
    if (event.key === 'Escape') {
      // Closes the list and not the sheet that the box may stand in.
      event.stopPropagation()
      setOpen(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = targets[active]
    if (step) {
      event.preventDefault()
      setActive(
        (active + step + targets.length + (active < 0 && step < 0 ? 1 : 0)) % targets.length,
      )
    } else if (event.key === 'Enter' && target) {
      event.preventDefault()
      void navigate(target)
    }
  }

  return (
    <Form
      ref={box}
      role="search"
      aria-label={t(size === 'large' ? 'search.title' : 'search.label')}
      action={paths.search(language)}
      className={styles.box}
      data-size={size}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <input
        className={styles.input}
        type="text"
        enterKeyHint="search"
        name="q"
        value={text}
        maxLength={limits.keywordMaxLength}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setActive(-1)
          setOpen(true)
        }}
        onFocus={() => setOpen(text !== keyword)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Search />
      </button>
      <SearchOptions
        id={listId}
        groups={shown ? groups : undefined}
        active={active}
        all={targets.at(-1) ?? ''}
      />
    </Form>
  )
}

function useCloseOutside(close: () => void) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  })
  return element
}
