import { useQueryClient } from '@tanstack/react-query'
import type { PanelList, SavedView } from '#contract/accounts/saved-views.ts'
import { panelCall } from '../../api/panel-call.ts'
import { openDialog } from '../../dialog/open-dialog.tsx'
import { useFailureToast } from '../../layout/text/failure-text.ts'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { useUndoToast } from '../../layout/undo-toast.tsx'
import { useListViews } from './use-list-views.ts'
import { type NamedView, ViewForm } from './view-form.tsx'

/** The ways to change the views of a list; `now` are the filters and the order that it shows. */
export function useViewChanges(list: PanelList, now: SavedView['params']) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const offerUndo = useUndoToast()
  const showFailure = useFailureToast()
  const { views, columns } = useListViews(list)
  const done = () => client.invalidateQueries({ queryKey: ['listViews', { list }] })

  const namedSo = ({ name, shared }: NamedView) =>
    views.find((view) => view.name === name && view.shared === shared)

  const put = async (view: SavedView, kept: SavedView['columns']) => {
    const { id, name, params } = view
    await panelCall('editView', { id, params: now, columns: kept })
    await done()
    offerUndo(t('views.saved', { name }), () =>
      panelCall('editView', { id, params, columns: view.columns }),
    )
  }

  const save = async (named: NamedView) => {
    const kept = named.withColumns ? columns : null
    const before = namedSo(named)
    if (before) return put(before, kept)
    const { name, shared } = named
    const { id } = await panelCall('addView', { list, name, shared, params: now, columns: kept })
    await done()
    offerUndo(t('views.saved', { name }), () => panelCall('deleteView', { id }))
  }

  const rename = async ({ id, name, shared }: SavedView, named: NamedView) => {
    const changed = { name: named.name, shared: named.shared }
    await panelCall('editView', { id, ...changed })
    await done()
    offerUndo(t('views.saved', { name: named.name }), () =>
      panelCall('editView', { id, name, shared }),
    )
  }

  const remove = async ({ id, name, params, columns: kept, shared }: SavedView) => {
    await panelCall('deleteView', { id })
    await done()
    offerUndo(t('views.removed', { name }), () =>
      panelCall('addView', { list, name, params, columns: kept, shared }),
    )
  }

  return {
    askForName: () =>
      openDialog({
        title: t('views.dialog'),
        content: (close) => (
          <ViewForm
            hasColumns={columns !== null}
            replaces={(named) => namedSo(named) !== undefined}
            onSave={async (named) => {
              await save(named)
              close()
            }}
          />
        ),
      }),
    askForRename: (view: SavedView) =>
      openDialog({
        title: t('views.renameDialog'),
        content: (close) => (
          <ViewForm
            view={view}
            onSave={async (named) => {
              await rename(view, named)
              close()
            }}
          />
        ),
      }),
    replace: (view: SavedView) => void put(view, view.columns && columns).catch(showFailure),
    remove: (view: SavedView) => void remove(view).catch(showFailure),
  }
}
