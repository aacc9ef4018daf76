import { useTexts } from '../../i18n/use-texts.tsx'
import { setPresenting } from '../../session/presenting.ts'
import { Button } from '../../ui/button.tsx'

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
