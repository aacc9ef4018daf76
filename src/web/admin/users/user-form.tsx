import { PasswordInput, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { roles } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { userOperations } from '#contract/users.ts'
import { adminPaths } from '../admin-paths.ts'
import { FormPage } from '../kit/form/form-page.tsx'
import { useItemForm } from '../kit/form/use-item-form.ts'
import { PanelCard } from '../kit/page/panel-card.tsx'
import { panelCall } from '../panel-call.ts'

type Edited = AnswerOf<'detailUserAdmin'>

function valuesOf(user?: Edited) {
  return {
    name: user?.name ?? '',
    surname: user?.surname ?? '',
    email: user?.email ?? '',
    role: user?.role ?? ('admin' as const),
    password: '',
  }
}

type Values = ReturnType<typeof valuesOf>

/** Adding and editing a user are one form; an empty password keeps the present one. */
export function UserForm({ title, user }: { title: string; user?: Edited }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const id = user?.id
  const item = useItemForm({
    name: `user:${id ?? 'add'}`,
    initial: valuesOf(user),
    keepsDraft: false,
    schema: id ? userOperations.editUserAdmin.input : userOperations.addUserAdmin.input,
    toPayload: (values: Values) => {
      const { password, ...others } = values
      return { ...(id && { id }), ...others, password: id && !password ? undefined : password }
    },
    save: ({ password, ...payload }) =>
      id
        ? panelCall('editUserAdmin', { ...payload, id, password })
        : panelCall('addUserAdmin', { ...payload, password: password ?? '' }),
    onSaved: (saved, another) =>
      void navigate(another ? `${adminPaths.addAdmin}?again=${saved}` : adminPaths.users, {
        replace: true,
      }),
  })
  const { form } = item
  return (
    <FormPage
      title={title}
      trail={[{ label: t('sections.users'), to: adminPaths.users }]}
      item={item}
      canAddAnother={!id}
    >
      <PanelCard title={t('users.person')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('users.name')}
            withAsterisk
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('users.surname')}
            withAsterisk
            autoComplete="off"
            {...form.getInputProps('surname')}
          />
          <TextInput
            label={t('users.email')}
            type="email"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <Select
            label={t('users.role')}
            withAsterisk
            allowDeselect={false}
            data={roles.map((role) => ({
              value: role,
              label: t(role === 'admin' ? 'users.roleAdmin' : 'users.roleUser'),
            }))}
            {...form.getInputProps('role')}
          />
          <PasswordInput
            label={t(id ? 'users.newPassword' : 'users.password')}
            description={t(id ? 'users.newPasswordHint' : 'users.passwordHint')}
            withAsterisk={!id}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
            {...form.getInputProps('password')}
          />
        </SimpleGrid>
      </PanelCard>
    </FormPage>
  )
}
