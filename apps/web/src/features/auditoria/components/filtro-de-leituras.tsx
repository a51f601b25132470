import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { type EstadoDaAuditoria, mostraSempreLeituras } from '../auditoria.estado.ts';

interface Props {
  estado: EstadoDaAuditoria;
  filtrar: (mudanca: Pick<EstadoDaAuditoria, 'leituras'>) => void;
}

/** Switch that shows entries about reading; absent where they are always shown. */
export function FiltroDeLeituras({ estado, filtrar }: Props) {
  if (mostraSempreLeituras(estado)) return null;
  const { leituras } = estado;
  return (
    <PilulaDeFiltro
      nome="Leituras"
      frase={leituras ? 'mostradas' : 'ocultas'}
      ativo={leituras}
      opcoes={[
        { valor: 'nao', rotulo: 'Ocultas' },
        { valor: 'sim', rotulo: 'Mostradas' },
      ]}
      escolhidos={[leituras ? 'sim' : 'nao']}
      aoEscolher={(valor) => filtrar({ leituras: valor === 'sim' })}
      aoTirar={() => filtrar({ leituras: false })}
    />
  );
}
