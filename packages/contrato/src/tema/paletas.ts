/** A preset of a palette (specification part 1 §3.8). */
export interface OpcaoDePaleta {
  /** Unique among all palettes. */
  readonly name: string;
  readonly label: string;
  /** The value of `selected` in the settings. */
  readonly value: string;
  /** CSS background of the swatch: the dark value beside the light one where they differ. */
  readonly preview: string;
  /** The CSS variable that the choice sets. */
  readonly cssVar: string;
  /** Colour in light mode. */
  readonly lightVar: string;
  /** Colour in dark mode. */
  readonly darkVar: string;
  readonly hex: string;
}

/** Value, label, dark colour and, if it differs, light colour. */
type Linha = readonly [value: string, label: string, escuro: string, claro?: string];

const paleta = <const V extends string>(
  nome: string,
  cssVar: string,
  linhas: readonly (Linha & readonly [V, ...unknown[]])[],
): readonly (OpcaoDePaleta & { readonly value: V })[] =>
  linhas.map(([value, label, escuro, claro = escuro]) => ({
    name: `${nome}-${value}`,
    label,
    value,
    preview: claro === escuro ? escuro : `linear-gradient(135deg, ${escuro} 50%, ${claro} 50%)`,
    cssVar,
    lightVar: claro,
    darkVar: escuro,
    hex: escuro,
  }));

/** Value of presets that follow the primary colour. */
export const ACOMPANHA = 'primaria';

/**
 * The presets, as many of each palette as specification part 1 §9 says. The first of each is the
 * default; the dark defaults are those of §9, all other colours are our choice.
 */
export const PALETAS = {
  primary: paleta('primary', '--cor-primaria', [
    ['teal', 'Verde-azulado', '#00828D'],
    ['azul', 'Azul', '#2563eb'],
    ['indigo', 'Índigo', '#4f46e5'],
    ['violeta', 'Violeta', '#7c3aed'],
    ['rosa', 'Rosa', '#be185d'],
    ['terracota', 'Terracota', '#b45309'],
    ['verde', 'Verde', '#15803d'],
    ['grafite', 'Grafite', '#475569'],
  ]),
  card: paleta('card', '--cor-cartao', [
    ['ardosia', 'Ardósia', '#0f172a', '#ffffff'],
    ['nevoa', 'Névoa', '#111827', '#f8fafc'],
    ['zinco', 'Zinco', '#18181b', '#fafafa'],
    ['petroleo', 'Petróleo', '#0b1f24', '#f0fafa'],
    ['cafe', 'Café', '#1c1917', '#fdfaf5'],
    ['uva', 'Uva', '#1b1430', '#faf7ff'],
    ['floresta', 'Floresta', '#10201a', '#f3faf5'],
    ['carvao', 'Carvão', '#0a0a0a', '#f5f5f5'],
  ]),
  topbar: paleta('topbar', '--cor-topbar', [
    ['grafite', 'Grafite', '#1f2937', '#ffffff'],
    ['petroleo', 'Petróleo', '#06363b', '#e6f4f5'],
    ['noite', 'Noite', '#0b1120', '#f1f5f9'],
    ['uva', 'Uva', '#2a1f4a', '#f3effc'],
  ]),
  sidebar: paleta('sidebar', '--cor-sidebar', [
    ['grafite', 'Grafite', '#111827', '#fbfcfd'],
    ['petroleo', 'Petróleo', '#062a2e', '#eef7f8'],
    ['noite', 'Noite', '#070b16', '#f1f5f9'],
    ['uva', 'Uva', '#1c1433', '#f6f2fd'],
  ]),
  input: paleta('input', '--cor-campo', [
    ['campo', 'Campo', '#141d33', '#ffffff'],
    ['profundo', 'Profundo', '#0b1120', '#f8fafc'],
    ['ardosia', 'Ardósia', '#1f2a44', '#eef2f6'],
    ['petroleo', 'Petróleo', '#0a2226', '#f0fafa'],
    ['neutro', 'Neutro', '#1c1c1f', '#f5f5f5'],
  ]),
  button: paleta('button', '--cor-botao', [
    ['primaria', 'Cor principal', '#00828D'],
    ['azul', 'Azul', '#2563eb'],
    ['verde', 'Verde', '#15803d'],
    ['violeta', 'Violeta', '#7c3aed'],
    ['grafite', 'Grafite', '#475569'],
  ]),
  text: paleta('text', '--cor-texto', [
    ['padrao', 'Padrão', '#f1f5f9', '#0f172a'],
    ['suave', 'Suave', '#cbd5e1', '#334155'],
    ['forte', 'Forte', '#ffffff', '#000000'],
  ]),
  border: paleta('border', '--cor-borda', [
    ['neutra', 'Neutra', '#ffffff', '#204e8c'],
    ['ardosia', 'Ardósia', '#94a3b8', '#64748b'],
    ['azulada', 'Azulada', '#5fd0d8', '#00828D'],
  ]),
  body: paleta('body', '--cor-pagina', [
    ['padrao', 'Padrão', '#000000', '#f4f6f8'],
    ['meia-noite', 'Meia-noite', '#050b14', '#f8fafc'],
    ['azul-profundo', 'Azul profundo', '#0a0f1c', '#eef2f7'],
    ['petroleo', 'Petróleo', '#03110f', '#eff8f6'],
    ['ameixa', 'Ameixa', '#0c0a14', '#f6f3fb'],
    ['vinho', 'Vinho', '#120a0e', '#fbf3f6'],
    ['areia', 'Areia', '#100c06', '#fbf8f1'],
    ['mata', 'Mata', '#08120a', '#f2f8f2'],
    ['carvao', 'Carvão', '#111111', '#f5f5f5'],
    ['chumbo', 'Chumbo', '#1a1a1a', '#ececec'],
  ]),
  fluid: paleta('fluid', '--cor-fluido', [
    ['teal', 'Verde-azulado', '#00a3ad'],
    ['azul', 'Azul', '#3b82f6'],
    ['indigo', 'Índigo', '#6366f1'],
    ['violeta', 'Violeta', '#a855f7'],
    ['rosa', 'Rosa', '#ec4899'],
    ['ambar', 'Âmbar', '#f59e0b'],
    ['verde', 'Verde', '#22c55e'],
    ['prata', 'Prata', '#94a3b8'],
  ]),
  icon: paleta('icon', '--cor-icone', [
    ['primaria', 'Cor principal', '#00828D'],
    ['texto', 'Texto', '#f1f5f9', '#0f172a'],
    ['suave', 'Suave', '#a3b1c6', '#4b5a6e'],
    ['ambar', 'Âmbar', '#fbc44d', '#7a3d05'],
  ]),
} as const;

export type NomeDaPaleta = keyof typeof PALETAS;
