import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { setPresenting } from '#web/shared/session/presenting.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'

/** Stands where the trade's own would be, as long as an agent presents the site to somebody. */
export function PresentingNote() {
  const t = useTexts()
  return (
    <div>
      <p>{t('agents.hidden')}</p>
      <Button look="outline" onClick={() => setPresenting(false)}>
        {t('common.endPresenting')}
      </Button>
    </div>
  )
}
