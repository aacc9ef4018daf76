import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { limits } from '#contract/base/limits.ts'
import { isFixedPage, pageMenus } from '#contract/site/pages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { CustomPage, PageFormValues } from './page-form-values.ts'

interface PageAsideProps {
  item: ItemForm<PageFormValues>
  stored: CustomPage | undefined
}

/** Where a page is, where it is linked, and whether it is public. */
export function PageAside({ item, stored }: PageAsideProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const isFixed = stored !== undefined && isFixedPage(stored.slug)
  return (
    <>
      <Card title={t('form.visibility')}>
        <Switch
          color="pampas"
          size="md"
          label={t('form.status')}
          description={t(item.form.values.status ? 'form.statusHint' : 'customPages.disabledHint')}
          {...item.field('status', { type: 'checkbox' })}
        />
      </Card>
      <Card title={t('customPages.address')} required>
        <TextInput
          aria-label={t('customPages.address')}
          leftSection={<span aria-hidden>…/</span>}
          description={t(isFixed ? 'customPages.fixedHint' : 'customPages.addressHint')}
          inputWrapperOrder={['input', 'error', 'description']}
          maxLength={limits.pageSlugMaxLength}
          readOnly={isFixed}
          spellCheck={false}
          autoCapitalize="none"
          title={paths.page(language, item.form.values.slug)}
          {...item.field('slug')}
        />
      </Card>
      <Card title={t('customPages.menu')}>
        <Stack gap="sm">
          <NativeSelect
            aria-label={t('customPages.menu')}
            data={pageMenus.map((menu) => ({ value: menu, label: t(`customPages.menus.${menu}`) }))}
            {...item.field('menu')}
          />
          <NumberField
            label={t('customPages.order')}
            description={t('customPages.orderHint')}
            min={0}
            max={limits.pageOrderMax}
            {...item.field('order')}
          />
        </Stack>
      </Card>
    </>
  )
}
