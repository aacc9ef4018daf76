import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { UserForm } from './user-form.tsx'

export default function AddUserPage() {
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  return <UserForm key={params.get('again')} title={t('users.addAdmin')} />
}
