import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const lake: MantineColorsTuple = [
  '#eef5f6',
  '#d7e6e9',
  '#b9d3d9',
  '#93b9c4',
  '#689aa9',
  '#427c8f',
  '#285f74',
  '#123f52',
  '#0d3242',
  '#0b2b39',
]

const wine: MantineColorsTuple = [
  '#fbeef0',
  '#f3d5da',
  '#e6aab4',
  '#d97e8d',
  '#c7566a',
  '#ab3850',
  '#922a41',
  '#7a2136',
  '#63192b',
  '#4d1221',
]

const ochre: MantineColorsTuple = [
  '#fdf5e9',
  '#f8e6c9',
  '#f0cf9b',
  '#e8b86c',
  '#e0a04b',
  '#d48f39',
  '#c87f2e',
  '#a3631f',
  '#854e16',
  '#683c10',
]

const pampas: MantineColorsTuple = [
  '#f3f5ec',
  '#e3e8d3',
  '#c9d3ab',
  '#aebd82',
  '#94a65e',
  '#7b8e47',
  '#6b7c3e',
  '#5d6c38',
  '#4a562c',
  '#384221',
]

const gray: MantineColorsTuple = [
  '#fbf8f0',
  '#f3eee2',
  '#e8e0cf',
  '#d9cfba',
  '#c4b99f',
  '#a49a83',
  '#7d7666',
  '#5b5a51',
  '#3d433f',
  '#23302f',
]

const dark: MantineColorsTuple = [
  '#f2eadb',
  '#c9d3d2',
  '#a3b5b8',
  '#7f979d',
  '#4b6672',
  '#2b444f',
  '#1d3541',
  '#142a34',
  '#0d1d25',
  '#091720',
]

/** A dialog's header is no second banner of the page. */
const plainHeader = { role: 'presentation' }

/** Mantine in the site's own identity: its colours are the tokens, so that dark mode follows. */
export const theme = createTheme({
  colors: { lake, wine, ochre, pampas, gray, dark },
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
    if (!primary || input.variant !== 'filled') return colors
    return {
      background: 'var(--action)',
      hover: 'color-mix(in oklab, var(--action), var(--ochre) 20%)',
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
  '--mantine-color-placeholder': 'color-mix(in oklab, var(--ink-soft), var(--paper-raised) 12%)',
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
