import { ChipDeFiltro } from '../components/ui/chip-de-filtro.tsx';
import { useEmpresaAtiva } from '../consultas/empresa-ativa.ts';
import { useClienteSelecionado } from '../lib/cliente-store.ts';

/** Says that a list is of the active company alone; pressing it has all of the client's again. */
export function ChipDaEmpresaAtiva() {
  const ativa = useEmpresaAtiva();
  const ativar = useClienteSelecionado((estado) => estado.ativarEmpresa);
  if (ativa === null) return null;
  return (
    <ChipDeFiltro
      rotulo="Empresa ativa"
      quantos={ativa.razao_social}
      ativo
      aoAlternar={() => ativar(null)}
    />
  );
}
