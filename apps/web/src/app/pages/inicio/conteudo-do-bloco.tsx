import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import { type ComponentType, memo } from 'react';
import { Cartao } from '../../../components/painel/cartao.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { LimiteDeErro } from '../../../components/ui/limite-de-erro.tsx';
import { enderecoDaAgendaDoCliente } from '../../../features/agendamentos/agendamentos.endereco.ts';
import { AgendaDaEquipe } from '../../../features/agendamentos/components/agenda-da-equipe.tsx';
import { AgendaDoDia } from '../../../features/agendamentos/components/agenda-do-dia.tsx';
import { CalendarioDoMes } from '../../../features/agendamentos/components/calendario-do-mes.tsx';
import { ProximosAgendamentos } from '../../../features/agendamentos/components/proximos-agendamentos.tsx';
import { ClientesRecentes } from '../../../features/clientes/components/clientes-recentes.tsx';
import { NaoLidas } from '../../../features/notificacoes/components/nao-lidas.tsx';
import { usePainelDoCliente } from '../../../lib/painel-do-cliente.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { Atalhos } from './atalhos.tsx';
import { Equipe } from './blocos/equipe.tsx';
import { ClientesEmAtencao, ContratosAVencer, SemDesfecho } from './blocos/pendencias.tsx';
import type { BlocoDoCatalogo, IdDoBloco } from './catalogo.ts';
import { Favoritos } from './favoritos.tsx';
import { NumerosDoDia } from './numeros-do-dia.tsx';

function Recentes() {
  const veAgenda = usePode('agenda:visualizar');
  const painel = usePainelDoCliente();
  return (
    <ClientesRecentes
      enderecoDe={(id) =>
        painel ?? (veAgenda ? enderecoDaAgendaDoCliente(id) : '/selecionar-cliente')
      }
    />
  );
}

const CONTEUDOS: Readonly<Record<IdDoBloco, ComponentType>> = {
  'numeros-do-dia': NumerosDoDia,
  'agenda-de-hoje': AgendaDoDia,
  'proximos-agendamentos': ProximosAgendamentos,
  'agenda-da-equipe': AgendaDaEquipe,
  'sem-desfecho': SemDesfecho,
  'clientes-em-atencao': ClientesEmAtencao,
  'contratos-a-vencer': ContratosAVencer,
  'aniversariantes-e-ferias': Equipe,
  notificacoes: NaoLidas,
  'clientes-recentes': Recentes,
  calendario: CalendarioDoMes,
  atalhos: Atalhos,
  favoritos: Favoritos,
};

/** What a block shows. One that breaks says so in its own place and can be tried again. */
export const ConteudoDoBloco = memo(function ConteudoDoBloco({
  bloco: { id, titulo },
}: {
  bloco: Pick<BlocoDoCatalogo, 'id' | 'titulo'>;
}) {
  const Conteudo = CONTEUDOS[id];
  return (
    <LimiteDeErro
      desenhar={(_erro, tentar) => (
        <Cartao titulo={titulo}>
          <ErroDaRegiao oQue={titulo} detalhe={ERRO_DO_BLOCO} aoTentar={tentar} />
        </Cartao>
      )}
    >
      <Conteudo />
    </LimiteDeErro>
  );
});
