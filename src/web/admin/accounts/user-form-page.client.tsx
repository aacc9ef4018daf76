import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useParams, useSearchParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import { UserForm } from './user-form.tsx'

/** Edits the user that the address names, else adds one. */
export default function UserFormPage() {
  const { id } = useParams()
  return id === undefined ? <Add /> : <Edit id={id} />
}

function Add() {
  const t = usePanelTexts()
  const [params] = useSearchParams()
  return (
    <UserForm
      key={params.get('again')}
      title={t('users.addAdmin')}
      agencyId={params.get('agency') ?? ''}
    />
  )
}

function Edit({ id }: { id: string }) {
  const query = useQuery(editingQuery('detailUserAdmin', { id }))
  return (
    <PageQuery query={query}>
      {(user) => <UserForm key={id} title={`${user.name} ${user.surname}`} user={user} />}
    </PageQuery>
  )
}
