import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';

/** Teal #00828D (specification part 1 §9) at index 6; fills darken on hover to keep white text at AA. */
const dominio: MantineColorsTuple = [
  '#e3f8fa',
  '#c4eef1',
  '#93dfe5',
  '#5fd0d8',
  '#35b9c2',
  '#119aa5',
  '#00828d',
  '#006b74',
  '#00555d',
  '#003f45',
];

/** Mantine's dark greys on the hue of the cards (#0f172a): fields, menus, borders, secondary text. */
const dark: MantineColorsTuple = [
  '#f1f5f9',
  '#cbd5e1',
  '#a3b1c6',
  '#75839a',
  '#3f4a5f',
  '#1f2a44',
  '#141d33',
  '#0f172a',
  '#0b1120',
  '#070b16',
];

interface ComTamanho {
  size?: unknown;
}

/** The product's control height, unless a component asks for a size of its own. */
const altura =
  (variavel: `--${string}`, parte: 'root' | 'wrapper' = 'root') =>
  (_tema: unknown, { size }: ComTamanho) => ({
    [parte]: size === undefined || size === 'sm' ? { [variavel]: 'var(--altura-controle)' } : {},
  });

interface ComCor extends ComTamanho {
  color?: unknown;
  variant?: unknown;
}

/** The plain button writes in what reads on the fill of the theme (superficies.css). */
const botao = (tema: unknown, props: ComCor) => {
  const { root } = altura('--button-height')(tema, props);
  const liso = props.color === undefined && props.variant === undefined;
  return { root: { ...root, ...(liso && { '--button-color': 'var(--cor-sobre-botao)' }) } };
};

const campo = { vars: altura('--input-height', 'wrapper') };

export const tema: MantineThemeOverride = createTheme({
  colors: { dominio, dark },
  primaryColor: 'dominio',
  primaryShade: 6,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.45', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  // Breakpoints of specification part 1 §9: small phone 375, mobile below 768, tablet to 1023.
  breakpoints: { xs: '23.4375em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { vars: botao },
    ActionIcon: { vars: altura('--ai-size') },
    Input: campo,
    InputWrapper: { styles: { label: { marginBottom: 4 } } },
    TextInput: campo,
    PasswordInput: campo,
    // A list that opens with the focus covers the error that brought the focus there.
    Select: { ...campo, defaultProps: { openOnFocus: false } },
  },
});
