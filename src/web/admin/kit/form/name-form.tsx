import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import type { CallOptions } from '#contract/base/operation.ts'
import { fold } from '#web/admin/panel/shell/fold.ts'
import { Card } from '../layout/card.tsx'
import type { Crumb } from '../layout/page-frame.tsx'
import { AliasesInput } from './fields/aliases-input.tsx'
import { Caution } from './caution.tsx'
import { FormPage } from './form-page.tsx'
import { IntroInputs } from './languages/intro-inputs.tsx'
import { LanguageInputs } from './languages/language-inputs.tsx'
import { useItemForm } from './use-item-form.ts'
import { wholeField } from './fields/whole-field.ts'

/** Names of categories, countries and regions, and the texts about them. */
export interface NamedFields {
  name: string
  names: LanguageTexts
  intro: LanguageTexts
  aliases: string[]
}

interface NameFormProps {
  /** Names the form's draft. */
  form: string
  title: string
  trail: readonly Crumb[]
  label: string
  /** The present names and texts; undefined when adding. */
  stored?: NamedFields
  /** Found by so many other names at most. */
  aliasesMax: number
  /** Says what they are for, instead of what places have. */
  aliasesHint?: string
  schema: z.ZodType
  /** The names of the others of its kind: a second one of a name is a slip, most likely. */
  others?: readonly { name: string }[] | undefined
  /** Values that the schema asks for beside the name. */
  more?: Record<string, string>
  save: (fields: NamedFields, options: CallOptions) => Promise<{ id: string }>
  /** Where a saved one leads. */
  after: (id: string) => string
  /** The address of a fresh form, where another one can be added. */
  addAgain?: string
  actions?: ReactNode
}

/** A page that names something: categories, countries, regions. */
export function NameForm(props: NameFormProps) {
  const { form: formName, title, trail, label, stored, schema, more, save, after, addAgain } = props
  const { aliasesMax, aliasesHint } = props
  const t = usePanelTexts()
  const navigate = useNavigate()
  const item = useItemForm({
    name: formName,
    initial: fieldsOf(stored),
    schema,
    toPayload: (values) => ({ ...more, ...values }),
    save: ({ name, names, intro, aliases }, _updatedAt, once) =>
      save({ name, names, intro, aliases }, once),
    onSaved: (id, another) =>
      void navigate(another && addAgain ? `${addAgain}?again=${id}` : after(id), { replace: true }),
  })
  const wanted = fold(item.form.values.name.trim())
  const same = props.others?.find(
    (other) => other.name !== stored?.name && fold(other.name) === wanted,
  )
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
      <Card title={t('placeForm.inLanguages')}>
        <LanguageInputs
          label={t('placeForm.names')}
          hint={t('placeForm.namesHint')}
          maxLength={limits.nameMaxLength}
          {...wholeField<LanguageTexts>(item, 'names')}
        />
        <AliasesInput
          max={aliasesMax}
          {...(aliasesHint !== undefined && { description: aliasesHint })}
          {...wholeField<string[]>(item, 'aliases')}
        />
      </Card>
      <Card title={t('placeForm.intro')} hint={t('placeForm.introHint')}>
        <IntroInputs {...wholeField<LanguageTexts>(item, 'intro')} />
      </Card>
    </FormPage>
  )
}

/** Of what is stored, what the form holds; blank when adding. */
function fieldsOf(stored: NamedFields | undefined) {
  const { name = '', names = {}, intro = {}, aliases = [] } = stored ?? {}
  return { name, names, intro, aliases }
}
