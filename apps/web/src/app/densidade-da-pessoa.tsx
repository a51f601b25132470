import type { ReactNode } from 'react';
import { DensidadeProvider } from '../components/tabela/densidade.ts';
import { useConfiguracao } from '../lib/configuracao.ts';

/** Hands every table the density that the person chose. */
export function DensidadeDaPessoa({ children }: { children: ReactNode }) {
  const densidade = useConfiguracao(({ config }) => config?.layout.table_density ?? 'padrao');
  return <DensidadeProvider value={densidade}>{children}</DensidadeProvider>;
}
