import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { NamedListPage } from '#web/admin/kit/list/named-list-page.tsx'
import { ShownSwitch } from '#web/admin/kit/list/columns/shown-switch.tsx'

const named = ({ list }: AnswerOf<'listTestimonials'>) => ({
  list: list.map((each) => ({ ...each, name: each.author })),
})

/** Words of travellers, as the site quotes them. */
export default function TestimonialsPage() {
  const t = usePanelTexts()
  return (
    <NamedListPage
      list="testimonials"
      title={t('sections.testimonials')}
      query={useQuery({
        ...operationQuery('listTestimonials', { adminPanel: true }),
        select: named,
      })}
      texts={{
        add: t('testimonialForm.add'),
        none: t('testimonialForm.none'),
        noneText: t('testimonialForm.noneText'),
        name: t('testimonialForm.author'),
      }}
      addTo={adminPaths.addTestimonial}
      editTo={adminPaths.editTestimonial}
      remove={(id) => panelCall('deleteTestimonial', { id })}
      column={{
        id: 'status',
        header: t('testimonialForm.shown'),
        enableSorting: false,
        cell: ({ row: { original } }) => {
          const { id, name, status = false } = original
          return (
            <ShownSwitch
              id={id}
              operation="editTestimonial"
              status={status}
              label={t('testimonialForm.show', { name })}
              toggle={() => panelCall('editTestimonial', { id, status: !status })}
            />
          )
        },
      }}
    />
  )
}
