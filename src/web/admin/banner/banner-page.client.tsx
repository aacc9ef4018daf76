import { Badge, Button, Switch } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Media } from '#contract/catalogue/media.ts'
import { toastSuccess } from '../../ui/toasts.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MediaPreview } from '../kit/media/media-preview.tsx'
import { useFailureToast } from '../kit/page/failure-text.ts'
import { Notice } from '../kit/page/notice.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { PanelCard } from '../kit/page/panel-card.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { panelCall } from '../panel-call.ts'
import { reading } from '../queries.ts'
import styles from './banner.module.css'

/** The home page's banner: its pictures and videos, and which of them visitors see. */
export default function BannerPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('getBannerContent', {}))
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
        <QueryView query={query}>{({ list }) => <Content list={list} />}</QueryView>
      </div>
    </PageFrame>
  )
}

/** The public configuration: video or pictures. */
function Configuration() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const query = useQuery(reading('getPublicConfig', {}))
  const content = useQuery(reading('getBannerContent', {})).data?.list
  const switchedOn = content?.every(({ type }) => type === 'image')
    ? 'banner.switchedOnWithout'
    : 'banner.switchedOn'
  const change = async (showVideo: boolean) => {
    const key = reading('getPublicConfig', {}).queryKey
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
    <PanelCard title={t('banner.configuration')}>
      <Switch
        size="md"
        color="pampas"
        label={t('banner.showVideo')}
        description={t('banner.showVideoHint')}
        disabled={!query.data}
        checked={query.data?.showVideo ?? false}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </PanelCard>
  )
}

function Content({ list }: { list: Media[] }) {
  const { t } = useTranslation('admin')
  const shown = useQuery(reading('getBanner', {})).data?.list
  const [preview, setPreview] = useState<Media>()
  if (list.length === 0) return <Notice title={t('banner.none')} text={t('banner.noneText')} />
  return (
    <>
      {(['image', 'video'] as const).map((type) => {
        const media = list.filter((each) => each.type === type)
        if (media.length === 0) return null
        return (
          <PanelCard key={type} title={t(type === 'image' ? 'banner.pictures' : 'banner.videos')}>
            <ul className={styles.grid}>
              {media.map((each, index) => (
                <BannerTile
                  key={each.id}
                  media={each}
                  number={index + 1}
                  shown={shown?.some(({ id }) => id === each.id)}
                  onPreview={() => setPreview(each)}
                />
              ))}
            </ul>
          </PanelCard>
        )
      })}
      <MediaPreview media={preview} onClose={() => setPreview(undefined)} />
    </>
  )
}

interface BannerTileProps {
  media: Media
  number: number
  /** Whether visitors see it now; undefined while that is unknown. */
  shown: boolean | undefined
  onPreview: () => void
}

function BannerTile({ media, number, shown, onPreview }: BannerTileProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { id, type, url } = media
  const name = t(type === 'image' ? 'media.picture' : 'media.video', { number })
  const remove = async () => {
    try {
      await panelCall(type === 'image' ? 'removeBannerImage' : 'removeBannerVideo', { id })
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  const askToRemove = () =>
    modals.openConfirmModal({
      title: t('media.deleteTitle'),
      children: t('media.deleteText'),
      labels: { confirm: t('media.delete'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void remove(),
    })
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('media.previewOf', { name })}
        onClick={onPreview}
      >
        {type === 'image' ? (
          <img src={url} alt="" loading="lazy" />
        ) : (
          <video src={`${url}#t=0.5`} preload="metadata" muted tabIndex={-1} />
        )}
      </button>
      <div className={styles.foot}>
        {shown !== undefined && (
          <Badge variant={shown ? 'light' : 'default'} color="pampas" className={styles.badge}>
            {t(shown ? 'banner.shownNow' : 'banner.notShown')}
          </Badge>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          c="var(--danger)"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          aria-label={`${t('media.delete')}: ${name}`}
          onClick={askToRemove}
        >
          {t('media.delete')}
        </Button>
      </div>
    </li>
  )
}
