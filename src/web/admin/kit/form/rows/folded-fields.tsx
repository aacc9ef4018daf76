import { Accordion } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import styles from './folded-fields.module.css'

interface Section {
  name: string
  title: string
  /** Summary of the filled-in fields, in a line; empty if there are none. */
  line: string
  /** Whether a rule is broken in it. */
  broken: boolean
  fields: ReactNode
}

interface FoldedFieldsProps {
  sections: readonly Section[]
  /** How often a save was refused. */
  refusals: number
  /** The level of the sections' headings. */
  order?: 3 | 4
  /** Whether they are open to begin with. */
  startOpen?: boolean
}

/** Groups of fields that are closed until they are needed, and say meanwhile what is in them. */
export function FoldedFields({ sections, refusals, order = 3, startOpen }: FoldedFieldsProps) {
  const t = usePanelTexts()
  const [open, setOpen] = useState(() => (startOpen ? sections.map(({ name }) => name) : []))
  // A refused save shows what it is about; afterwards every section can be closed again.
  const [answered, setAnswered] = useState(0)
  if (answered !== refusals) {
    setAnswered(refusals)
    const broken = sections.filter((section) => section.broken).map(({ name }) => name)
    setOpen([...new Set([...open, ...broken])])
  }
  return (
    <Accordion
      multiple
      value={open}
      onChange={setOpen}
      order={order}
      transitionDuration={0}
      classNames={{ item: styles.item, control: styles.control, content: styles.content }}
    >
      {sections.map(({ name, title, line, broken, fields }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>
            <span className={styles.title}>{title}</span>
            <span className={styles.line} data-broken={broken}>
              {broken ? t('form.hasErrors') : line || t('form.nothingYet')}
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            {open.includes(name) && <div className={styles.fields}>{fields}</div>}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
