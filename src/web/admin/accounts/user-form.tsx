import { Alert, PasswordInput, Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { roles } from '#contract/accounts/auth.ts'
import { isLanguage } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { duties, type Duty, isOpenedBy } from '#contract/base/rights/duties.ts'
import { userOperations } from '#contract/accounts/users.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { AgencySelect } from '#web/admin/trade/agencies/agency-select.tsx'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { AgencyPlace } from './agency-place.tsx'
import { DutyFields } from './duty-fields.tsx'
import { useAdminQuestion } from './use-admin-question.ts'

type Edited = AnswerOf<'detailUserAdmin'>

interface UserFormProps {
  title: string
  user?: Edited
  /** Whom somebody new sells for, to begin with. */
  agencyId?: string
}

/** Adding and editing a user are one form; an empty password keeps the present one. */
export function UserForm({ title, user, agencyId = '' }: UserFormProps) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const navigate = useNavigate()
  const language = useLanguage()
  const askBeforeAdmin = useAdminQuestion()
  const held = useHeldDuties()
  const mayTrade = isOpenedBy(held, ['trade'])
  const id = user?.id
  const isNewAdmin = user?.role !== 'admin'
  const changesDuties = (given: readonly Duty[]) => given.join() !== (user?.duties ?? duties).join()
  const initial = {
    name: user?.name ?? '',
    surname: user?.surname ?? '',
    email: user?.email ?? '',
    role: user?.role ?? ('user' as const),
    agencyId: user?.agencyId ?? agencyId,
    manager: user?.manager ?? false,
    branch: user?.branch ?? '',
    duties: [...((user?.role === 'admin' ? user.duties : held) ?? duties)],
    invite: !user,
    lang: language,
    password: '',
  }
  const item = useItemForm({
    name: `user:${id ?? 'add'}`,
    initial,
    savesDraft: false,
    schema: id ? userOperations.editUserAdmin.input : userOperations.addUserAdmin.input,
    toPayload: (values: typeof initial) => {
      const { password, invite, lang, agencyId: chosen, ...rest } = values
      const { manager, branch, duties: given, ...fields } = rest
      // An admin sells for nobody.
      const isAgent = fields.role === 'user' && chosen !== ''
      const place = isAgent ? { manager, branch: branch || null } : {}
      const person = {
        ...fields,
        ...(fields.role === 'user' && mayTrade && { agencyId: chosen || null, ...place }),
        // Duties that stay ask for no fresh log-in.
        ...(fields.role === 'admin' && (isNewAdmin || changesDuties(given)) && { duties: given }),
      }
      if (id) return { id, ...person, password: password || undefined }
      return invite ? { ...person, invite: true as const, lang } : { ...person, password }
    },
    save: (payload, _updatedAt, once) =>
      'id' in payload
        ? panelCall('editUserAdmin', payload)
        : panelCall('addUserAdmin', payload, once),
    onSaved: (saved, another) =>
      void navigate(another ? `${adminPaths.addAdmin}?again=${saved}` : adminPaths.users, {
        replace: true,
      }),
  })
  const { form } = item
  const { name, surname, role, invite, lang } = form.values
  const submit = async (another?: boolean) => {
    const becomesAdmin = role === 'admin' && user?.role !== 'admin'
    if (becomesAdmin && !(await askBeforeAdmin(`${name} ${surname}`.trim()))) return
    await item.submit(another)
  }
  return (
    <FormPage
      title={title}
      trail={[{ label: t('sections.users'), to: adminPaths.users }]}
      item={{ ...item, submit }}
      canAddAnother={!id}
      lead={user?.rejectedAt && <RejectedNote at={user.rejectedAt} />}
    >
      <Card title={t('users.person')}>
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
            description={id && t('users.newEmailHint')}
            type="email"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <Select
            label={t('users.role')}
            withAsterisk
            allowDeselect={false}
            data={roles.map((value) => ({
              value,
              label: t(value === 'admin' ? 'users.roleAdmin' : 'users.roleUser'),
            }))}
            {...form.getInputProps('role')}
          />
          {role === 'user' && mayTrade && (
            <AgencySelect
              label={t('agentForm.agency')}
              description={[
                user?.position && t('agentForm.position', { position: user.position }),
                id && t('agentForm.agencyHint'),
              ]
                .filter(Boolean)
                .join(' · ')}
              {...item.field('agencyId')}
              onChange={(chosen) => {
                item.field('agencyId').onChange(chosen)
                // Another agency has other branches.
                form.setFieldValue('branch', '')
                form.setFieldValue('manager', false)
              }}
            />
          )}
          {role === 'user' && mayTrade && form.values.agencyId !== '' && (
            <AgencyPlace
              agencyId={form.values.agencyId}
              branch={form.values.branch}
              onBranch={(branch) => form.setFieldValue('branch', branch)}
              branchError={form.errors['branch']}
              isManager={form.values.manager}
              onManager={(isManager) => form.setFieldValue('manager', isManager)}
            />
          )}
          {!id && (
            <Switch
              size="md"
              color="pampas"
              label={t('users.invite')}
              description={t('users.inviteHint')}
              {...form.getInputProps('invite', { type: 'checkbox' })}
            />
          )}
          {invite ? (
            <Select
              label={t('users.mailLanguage')}
              data={languages.map((value) => ({
                value,
                label: t(`common.languages.${value}`),
              }))}
              value={lang}
              allowDeselect={false}
              onChange={(value) => isLanguage(value) && form.setFieldValue('lang', value)}
            />
          ) : (
            <PasswordInput
              label={t(id ? 'users.newPassword' : 'users.password')}
              description={t(id ? 'users.newPasswordHint' : 'users.passwordHint')}
              withAsterisk={!id}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
              {...form.getInputProps('password')}
            />
          )}
        </SimpleGrid>
      </Card>
      {role === 'admin' && (
        <Card title={t('duties.title')}>
          <DutyFields
            value={form.values.duties}
            onChange={(chosen) => form.setFieldValue('duties', chosen)}
            error={form.errors['duties']}
          />
        </Card>
      )}
    </FormPage>
  )
}

function RejectedNote({ at }: { at: Date }) {
  const t = usePanelTexts()
  const date = at.toLocaleDateString(useLanguage(), { dateStyle: 'long' })
  return (
    <Alert color="ochre" icon={<IconUserX size={20} />} mb="md">
      {t('agentForm.rejectedOn', { date })}
    </Alert>
  )
}
