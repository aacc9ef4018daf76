import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { ButtonLink } from '../ui/button.tsx'
import { toastError } from '../ui/toasts.tsx'
import { Notice } from './notice.tsx'

/**
 * The 404 page. From an address that no page has, rather than one of an item that is gone, the visitor goes on
 * to the landing page (requirements §5.3).
 */
export function NotFound({ isAddress = false }: { isAddress?: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  useLeave(isAddress, paths.home(language), t('common.pageUnavailable'))
  return (
    <Notice title={t('common.notFoundTitle')} text={t('common.notFoundText')}>
      <ButtonLink to={paths.home(language)}>{t('common.toHome')}</ButtonLink>
    </Notice>
  )
}

function useLeave(isAddress: boolean, home: string, text: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAddress) return
    toastError(text)
    void navigate(home, { replace: true })
  }, [isAddress, text, home, navigate])
}
