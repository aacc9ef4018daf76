import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { editingQuery } from '../queries.ts'
import { UserForm } from './user-form.tsx'

export default function EditUserPage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailUserAdmin', { id }))
  return (
    <PageQuery query={query}>
      {(user) => <UserForm key={id} title={`${user.name} ${user.surname}`} user={user} />}
    </PageQuery>
  )
}
