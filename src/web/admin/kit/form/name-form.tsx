import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { CallOptions } from '#contract/operation.ts'
import { fold } from '../../fold.ts'
import { Card } from '../layout/card.tsx'
import type { Crumb } from '../layout/page-frame.tsx'
import { Caution } from './caution.tsx'
import { FormPage } from './form-page.tsx'
import { useItemForm } from './use-item-form.ts'

interface NameFormProps {
  /** Names the form's draft. */
  form: string
  title: string
  trail: readonly Crumb[]
  label: string
  /** The present name; undefined when adding. */
  name?: string
  schema: z.ZodType
  /** The names of the others of its kind: a second one of a name is a slip, most likely. */
  others?: readonly { name: string }[] | undefined
  /** What the schema asks for beside the name. */
  more?: Record<string, string>
  save: (name: string, options: CallOptions) => Promise<{ id: string }>
  /** Where a saved one leads. */
  after: (id: string) => string
  /** The address of a fresh form, where another one can be added. */
  addAgain?: string
  actions?: ReactNode
}

/** A page that names something: categories, countries, regions. */
export function NameForm(props: NameFormProps) {
  const { form: formName, title, trail, label, name, schema, more, save, after, addAgain } = props
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const item = useItemForm({
    name: formName,
    initial: { name: name ?? '' },
    schema,
    toPayload: (values) => ({ ...more, ...values }),
    save: (payload, _updatedAt, once) => save(payload.name, once),
    onSaved: (id, another) =>
      void navigate(another && addAgain ? `${addAgain}?again=${id}` : after(id), { replace: true }),
  })
  const wanted = fold(item.form.values.name.trim())
  const same = props.others?.find((other) => other.name !== name && fold(other.name) === wanted)
  return (
    <FormPage
      title={title}
      trail={trail}
      item={item}
      actions={props.actions}
      canAddAnother={Boolean(addAgain)}
    >
      <Card title={label} required>
        <TextInput aria-label={label} autoFocus maw="32rem" {...item.form.getInputProps('name')} />
        <Caution text={same && t('form.sameName', { name: same.name })} />
      </Card>
    </FormPage>
  )
}
