import { useQuery } from '@tanstack/react-query'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import { TextsForm } from './texts-form.tsx'

/** Page for the texts of the landing page, the about page and the footer, beside the shipped ones. */
export default function TextsPage() {
  const query = useQuery(editingQuery('listTexts', {}))
  return <PageQuery query={query}>{({ list }) => <TextsForm list={list} />}</PageQuery>
}
