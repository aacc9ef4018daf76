import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingEntry } from '#web/admin/kit/api/queries.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { TestimonialForm } from './testimonial-form.tsx'

/** Edits the testimonial that the address names, else adds one. */
export default function TestimonialFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? (
    <TestimonialForm key={params.get('again')} />
  ) : (
    <EditTestimonial id={id} />
  )
}

function EditTestimonial({ id }: { id: string }) {
  const query = useQuery(
    editingEntry('testimonial', id, () => panelCall('listTestimonials', { adminPanel: true })),
  )
  return (
    <PageQuery query={query}>
      {(stored) => <TestimonialForm key={stored.id} stored={stored} />}
    </PageQuery>
  )
}
