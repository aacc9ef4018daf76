import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRouteError } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { toastError } from '../ui/toasts.tsx'
import { Notice } from './notice.tsx'
import { isUnknownAddress } from './unknown-address.ts'

/** The 404 page; from an address without a page the visitor goes on to the landing page (specification 2). */
export function NotFound() {
  const { t } = useTranslation()
  const language = useLanguage()
  useLeaveUnknownAddress(paths.home(language), t('common.pageUnavailable'))
  return (
    <Notice title={t('common.notFoundTitle')} text={t('common.notFoundText')}>
      <ButtonLink to={paths.home(language)}>{t('common.toHome')}</ButtonLink>
    </Notice>
  )
}

function useLeaveUnknownAddress(home: string, text: string) {
  const error = useRouteError()
  const navigate = useNavigate()
  const unknown = isUnknownAddress(error)
  useEffect(() => {
    if (!unknown) return
    toastError(text)
    void navigate(home, { replace: true })
  }, [unknown, text, home, navigate])
}
