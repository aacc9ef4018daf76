import { useQuery } from '@tanstack/react-query'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import { TextsForm } from './texts-form.tsx'

/** What the landing page, the about page and the footer say, beside what they came with. */
export default function TextsPage() {
  const query = useQuery(editingQuery('listTexts', {}))
  return <PageQuery query={query}>{({ list }) => <TextsForm list={list} />}</PageQuery>
}
