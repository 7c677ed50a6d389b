import {
  createTheme,
  defaultVariantColorsResolver,
  type ActionIconProps,
  type ButtonProps,
  type CheckboxProps,
  type CSSVariablesResolver,
  type DrawerProps,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type MenuProps,
  type ModalProps,
  type PasswordInputProps,
  type PopoverProps,
  type SegmentedControlProps,
  type SelectProps,
  type SliderProps,
  type TextareaProps,
  type TextInputProps,
  type VariantColorsResolver,
} from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#e0eff0',
  '#c8e3e6',
  '#9fcbd0',
  '#6fb0b8',
  '#3f929d',
  '#1c7a87',
  '#0b6472',
  '#094f5a',
  '#073f48',
  '#052f36',
];

/** Accessible names Mantine leaves in English or empty. */
interface ThemeNames {
  close: string;
  clear: string;
  showPassword: string;
}

const control = {
  '--button-height': 'var(--pm-control-h)',
  '--button-fz': 'var(--pm-fs-13)',
  '--button-padding-x': 'var(--pm-s3)',
};

const floating = { dropdown: { borderColor: 'var(--pm-border)' } };

/** Filled things take their colours from the tokens, because the accent is light in the dark theme. */
const filledInTokens: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  const danger = input.color === 'red';
  return {
    ...colors,
    background: danger ? 'var(--pm-danger)' : 'var(--pm-accent)',
    hover: danger ? 'var(--pm-danger)' : 'var(--pm-accent-hover)',
    color: danger ? 'var(--pm-surface)' : 'var(--pm-on-accent)',
  };
};

// Only types of the components: naming a default must not load the component on every page.
const defaults = <Props extends object>(defaultProps: Partial<Props>) => ({ defaultProps });

/** Mantine in our sizes, with every accessible name in the user's language. */
export function themeFor(names: ThemeNames): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': names.close };
  return createTheme({
    primaryColor: 'petrol',
    primaryShade: { light: 6, dark: 4 },
    colors: { petrol },
    fontFamily: 'var(--pm-font-ui)',
    fontFamilyMonospace: 'var(--pm-font-mono)',
    headings: { fontFamily: 'var(--pm-font-ui)', fontWeight: '620' },
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '0.9375rem', xl: '1.25rem' },
    lineHeights: { xs: '1.34', sm: '1.5', md: '1.5' },
    radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '14px' },
    defaultRadius: 'md',
    variantColorResolver: filledInTokens,
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      Button: {
        ...defaults<ButtonProps>({ size: 'sm' }),
        vars: (_theme: unknown, { size }: ButtonProps) => ({ root: size === 'sm' ? control : {} }),
        styles: { label: { fontWeight: 'var(--pm-fw-medium)' } },
      },
      ActionIcon: defaults<ActionIconProps>({
        variant: 'subtle',
        color: 'gray',
        size: 'var(--pm-control-h)',
      }),
      Modal: defaults<ModalProps>({ centered: true, radius: 'lg', closeButtonProps }),
      Drawer: defaults<DrawerProps>({ closeButtonProps }),
      // The page has one banner, its bar at the top; Mantine makes another of the head of every dialog.
      ModalHeader: defaults({ component: 'div' }),
      DrawerHeader: defaults({ component: 'div' }),
      Popover: { ...defaults<PopoverProps>({ shadow: 'md', radius: 'lg' }), styles: floating },
      Menu: {
        ...defaults<MenuProps>({
          withInitialFocusPlaceholder: false,
          shadow: 'md',
          radius: 'lg',
          position: 'bottom-end',
        }),
        styles: { ...floating, divider: { borderColor: 'var(--pm-border)' } },
      },
      InputWrapper: { styles: { label: { marginBottom: 'var(--pm-s1)' } } },
      Checkbox: defaults<CheckboxProps>({ size: 'xs', iconColor: 'var(--pm-on-accent)' }),
      TextInput: defaults<TextInputProps>({ size: 'sm' }),
      Textarea: defaults<TextareaProps>({ size: 'sm' }),
      PasswordInput: defaults<PasswordInputProps>({
        size: 'sm',
        visibilityToggleButtonProps: { 'aria-label': names.showPassword, tabIndex: 0 },
      }),
      Select: defaults<SelectProps>({ size: 'sm', clearButtonProps: { 'aria-label': names.clear } }),
      SegmentedControl: defaults<SegmentedControlProps>({ size: 'xs' }),
      Slider: defaults<SliderProps>({ size: 4 }),
    },
  });
}

const variables = {
  '--mantine-color-body': 'var(--pm-canvas)',
  '--mantine-color-text': 'var(--pm-text)',
  '--mantine-color-dimmed': 'var(--pm-text-3)',
  '--mantine-color-placeholder': 'var(--pm-text-3)',
  '--mantine-color-default': 'var(--pm-surface)',
  '--mantine-color-default-hover': 'var(--pm-hover)',
  '--mantine-color-default-color': 'var(--pm-text)',
  '--mantine-color-default-border': 'var(--pm-border-control)',
  '--mantine-color-anchor': 'var(--pm-accent-text)',
  '--mantine-color-error': 'var(--pm-danger)',
  '--mantine-color-disabled': 'var(--pm-sunken)',
  '--mantine-color-disabled-border': 'var(--pm-border)',
  '--mantine-color-disabled-color': 'var(--pm-text-3)',
  '--mantine-primary-color-filled': 'var(--pm-accent)',
  '--mantine-primary-color-filled-hover': 'var(--pm-accent-hover)',
  '--mantine-primary-color-light': 'var(--pm-accent-subtle)',
  '--mantine-primary-color-light-color': 'var(--pm-accent-text)',
  '--mantine-primary-color-contrast': 'var(--pm-on-accent)',
  '--mantine-color-petrol-filled': 'var(--pm-accent)',
  '--mantine-color-petrol-filled-hover': 'var(--pm-accent-hover)',
  '--mantine-color-petrol-light': 'var(--pm-accent-subtle)',
  '--mantine-color-petrol-light-hover': 'var(--pm-selected)',
  '--mantine-color-petrol-light-color': 'var(--pm-accent-text)',
  '--mantine-color-gray-light-color': 'var(--pm-text-2)',
  '--mantine-color-gray-light-hover': 'var(--pm-hover)',
  '--mantine-color-dark-8': 'var(--pm-sunken)',
  '--mantine-color-dark-7': 'var(--pm-surface)',
  '--mantine-color-dark-6': 'var(--pm-raised)',
  '--mantine-color-dark-5': 'var(--pm-border)',
  '--mantine-color-dark-4': 'var(--pm-border)',
  '--mantine-color-gray-1': 'var(--pm-hover)',
  '--mantine-shadow-md': 'var(--pm-shadow-2)',
  '--mantine-shadow-xl': 'var(--pm-shadow-3)',
};

/** Points Mantine's colours at the design tokens, which follow the theme by themselves. */
export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
