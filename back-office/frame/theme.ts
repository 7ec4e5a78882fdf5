import { createTheme } from '@mui/material/styles'

const INK = '#23282d'
const PAPER = '#f7f5f0'
const LINE = '#e2ddd2'
const INDIGO = '#2a4365'

/** Quiet as a shop before it opens: paper, ink, one indigo. Vermilion is for what cannot be taken back. */
export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: INDIGO, dark: '#1b2f4b', light: '#e8edf4', contrastText: '#ffffff' },
    secondary: { main: INDIGO },
    error: { main: '#b3261e' },
    warning: { main: '#8a5a00' },
    success: { main: '#256a3f' },
    info: { main: '#2d5d7b' },
    background: { default: PAPER, paper: '#ffffff' },
    text: { primary: INK, secondary: '#5a5f66' },
    divider: LINE,
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily:
      '"BIZ UDPGothic", "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, system-ui, sans-serif',
    fontSize: 15,
    h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.4 },
    h2: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.5 },
    h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.5 },
    h6: { fontSize: '1rem', fontWeight: 700 },
    body1: { fontSize: '1rem', lineHeight: 1.75 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.7 },
    button: { fontWeight: 700, letterSpacing: 0 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { lineBreak: 'strict', textWrap: 'pretty', fontVariantNumeric: 'tabular-nums' },
        'h1, h2, h3': { textWrap: 'balance', wordBreak: 'auto-phrase' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, '&.Mui-focusVisible': { outline: `3px solid ${INDIGO}`, outlineOffset: 2 } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          minWidth: 44,
          minHeight: 44,
          '&.Mui-focusVisible': { outline: `3px solid ${INDIGO}`, outlineOffset: -3 },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `3px solid ${INDIGO}`, outlineOffset: -3 } },
      },
    },
    // The name of a box belongs to its input; react-admin gives it to the box.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (box) => ({ 'aria-label': box['aria-label'] }),
        },
      },
    },
    // Words beside it say what it means.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    // As tall as the inputs of words beside them.
    RaPasswordInput: { defaultProps: { size: 'medium' } },
    RaNumberInput: { defaultProps: { size: 'medium' } },
    RaDateInput: { defaultProps: { size: 'medium' } },
    RaDateTimeInput: { defaultProps: { size: 'medium' } },
    // Its own grey is too pale on paper.
    MuiToggleButton: { styleOverrides: { root: { color: '#5a5f66', '&.Mui-selected': { color: INK } } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { outlined: { borderColor: LINE } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'medium' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'medium' } },
    MuiInputBase: { styleOverrides: { input: { fontSize: '1rem' } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#8d8a83' } } },
    MuiFormHelperText: {
      styleOverrides: { root: { fontSize: '0.875rem', lineHeight: 1.6, marginInline: 2, marginBottom: 6 } },
    },
    MuiTableCell: {
      styleOverrides: { root: { borderColor: LINE }, head: { fontWeight: 700, whiteSpace: 'nowrap' } },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
  },
})
