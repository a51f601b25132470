import type { Empresa } from '@dominio/contrato/empresas';
import { useEmpresaAtiva } from '../../consultas/empresa-ativa.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';

/** Actions that make a company of the selected client the active one, or no longer (page book #20). */
export function useAcoesDeAtivar() {
  const clienteId = useClienteSelecionado((estado) => estado.cliente?.id ?? null);
  const ativar = useClienteSelecionado((estado) => estado.ativarEmpresa);
  const ativa = useEmpresaAtiva();
  return (empresa: Empresa) => {
    if (empresa.cliente_id !== clienteId) return [];
    return ativa?.id === empresa.id
      ? [{ rotulo: 'Deixar de ser a empresa ativa', aoEscolher: () => ativar(null) }]
      : [{ rotulo: 'Tornar a empresa ativa', aoEscolher: () => ativar(empresa) }];
  };
}
