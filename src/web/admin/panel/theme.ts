import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
} from '@mantine/core'
import type { SiteColors } from '#contract/base/colors.ts'
import { derivePalette } from '#contract/site/palette/derive-palette.ts'

/** A dialog's header is no second banner of the page. */
const plainHeader = { role: 'presentation' }

/** Mantine in the site's own identity: its colours are the tokens, so that dark mode follows. */
export function createPanelTheme(colors: SiteColors): MantineThemeOverride {
  return { ...identity, colors: derivePalette(colors).scales }
}

const identity = createTheme({
  primaryColor: 'lake',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  fontFamily: 'var(--body)',
  headings: { fontFamily: 'var(--display)', fontWeight: '460' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    const primary = !input.color || input.color === 'lake'
    if (input.variant !== 'filled') return colors
    // Its own contrast is reckoned for light pages alone.
    if (input.color === 'wine') {
      return {
        background: 'var(--danger)',
        hover: 'color-mix(in oklab, var(--danger), var(--ink) 15%)',
        color: 'var(--paper-raised)',
        border: '1px solid transparent',
      }
    }
    if (!primary) return colors
    return {
      background: 'var(--action)',
      hover: 'var(--action-hover)',
      color: 'var(--on-action)',
      border: '1px solid transparent',
    }
  },
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.55 },
        attributes: { header: plainHeader },
      },
    },
    Drawer: { defaultProps: { attributes: { header: plainHeader } } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: true } },
    // Lists of choices open inside the page's landmarks, not beside them.
    Combobox: { defaultProps: { withinPortal: false } },
    // So do menus; the keyboard's focus goes to their first entry.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#content' } },
    },
    // Enter takes the first match of what was typed.
    Select: { defaultProps: { selectFirstOptionOnChange: true } },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
})

const tokens = {
  '--mantine-color-body': 'var(--paper-raised)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--paper-raised)',
  '--mantine-color-default-hover': 'var(--paper)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--action)',
  '--mantine-primary-color-contrast': 'var(--on-action)',
  '--mantine-color-lake-filled': 'var(--action)',
  '--mantine-color-disabled': 'var(--paper-sunk)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
}

export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})
