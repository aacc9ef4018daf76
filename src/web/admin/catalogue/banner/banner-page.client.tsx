import { Button, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { BannerContent } from './banner-content.tsx'
import styles from './banner.module.css'

/** The home page's banner: its pictures and videos, and which of them visitors see. */
export default function BannerPage() {
  const t = usePanelTexts()
  const query = useQuery(operationQuery('getBannerContent', {}))
  return (
    <PageFrame
      title={t('sections.banner')}
      actions={
        <Button component={Link} to={adminPaths.addBanner} leftSection={<IconPlus size={18} />}>
          {t('banner.add')}
        </Button>
      }
    >
      <div className={styles.page}>
        <Configuration />
        <QueryView query={query}>{({ list }) => <BannerContent list={list} />}</QueryView>
      </div>
    </PageFrame>
  )
}

/** The public configuration: video or pictures. */
function Configuration() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const query = useQuery(operationQuery('getPublicConfig', {}))
  const content = useQuery(operationQuery('getBannerContent', {})).data?.list
  const switchedOn = content?.every(({ type }) => type === 'image')
    ? 'banner.switchedOnWithout'
    : 'banner.switchedOn'
  const change = async (showVideo: boolean) => {
    const key = operationQuery('getPublicConfig', {}).queryKey
    const before = client.getQueryData(key)
    if (before) client.setQueryData(key, { ...before, showVideo })
    try {
      await panelCall('setConfig', { showVideo })
      toastSuccess(t(showVideo ? switchedOn : 'banner.switchedOff'))
    } catch (failure) {
      client.setQueryData(key, before)
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return (
    <Card title={t('banner.configuration')}>
      <Switch
        size="md"
        color="pampas"
        label={t('banner.showVideo')}
        description={t('banner.showVideoHint')}
        disabled={!query.data}
        checked={query.data?.showVideo ?? false}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Card>
  )
}
