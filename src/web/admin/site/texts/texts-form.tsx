import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { z } from 'zod'
import { textOperations } from '#contract/site/site-texts/texts.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { TextFields } from './text-fields.tsx'
import styles from './texts-form.module.css'
import { editedTexts, fieldOf, type ListedText, toTextsFormValues } from './texts-form-values.ts'

const groups = ['home', 'about', 'common'] as const

const schema = z.array(textOperations.editTexts.input)

/** All of them on one page; a save sends those that were edited. */
export function TextsForm({ list }: { list: readonly ListedText[] }) {
  const t = usePanelTexts()
  const [stored, setStored] = useState(list)
  const item = useItemForm({
    name: 'texts',
    initial: toTextsFormValues(list),
    schema,
    toPayload: (values) => editedTexts(stored, values),
    save: async (edits) => {
      for (const edit of edits) await panelCall('editTexts', edit)
      return { id: 'texts' }
    },
    errorPath: (path, edits) => {
      const [index, , lang] = path.split('.')
      return `${fieldOf(edits[Number(index)]?.key ?? '')}.${lang}`
    },
    reload: async () => {
      const now = await panelCall('listTexts')
      setStored(now.list)
      return { values: toTextsFormValues(now.list), updatedAt: new Date() }
    },
    onSaved: () => {},
  })
  return (
    <FormPage title={t('sections.texts')} trail={[]} item={item}>
      <p className={styles.hint}>{t('customTexts.hint')}</p>
      {groups.map((group) => (
        <Card key={group} title={t(`customTexts.groups.${group}`)}>
          {stored
            .filter(({ key }) => key.startsWith(`${group}.`))
            .map((text) => (
              <TextFields key={text.key} text={text} field={item.field} />
            ))}
        </Card>
      ))}
    </FormPage>
  )
}
