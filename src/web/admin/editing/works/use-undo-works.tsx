import { useCallback } from 'react'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { UndoWorks } from './undo-works.tsx'

/** Asks whether works are to be undone, does it and tells what came of it, in a dialog. */
export function useUndoWorks(): (works: readonly string[]) => void {
  const t = usePanelTexts()
  return useCallback(
    (works) =>
      openDialog({
        title: t('works.title'),
        onlyShows: true,
        content: (close) => <UndoWorks works={works} onClose={close} />,
      }),
    [t],
  )
}
